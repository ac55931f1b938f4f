import { baseOfGerund } from '../../writing-help/verb-forms.ts';

// Lines that tell of help, and go on with "was also involved in": as tight as they can be, and help stays help.

/** "Helped with changing over 11 shops": the verb itself, where a thing of its own stands behind it. */
const HELPED_DOING =
  /^(?<helped>helped|assisted)(?: out)? (?:with|in) (?<task>\p{L}+ing) (?=(?:up|over|out|off|down|the|an?|all|our|their|new|its|\d)\b)/iu;
const INVOLVED =
  /[,;]?\s(?:and )?(?:also )?(?:(?:i )?(?:was|were|been|being|got) )?(?:also )?(?:(?:involved|engaged) (?:in|with)|(?:helped|helping|assisted|assisting)(?: out)? (?:with|in)) /iu;
const OF_HELP = /^(?:helped|assisted|supported)\b/iu;
const FOR_IT =
  /(?<=\b(?:paperwork|documents|documentation|reports?|records|admin|forms)) for (?:it|that|them|this)(?=[\s.]*$)/iu;

/** The same facts in fewer words; the line as it is where nothing fits. */
export function tightHelp(line: string): string {
  if (!OF_HELP.test(line)) return line;
  const { helped = '', task = '' } = HELPED_DOING.exec(line)?.groups ?? {};
  const base = baseOfGerund(task.toLowerCase());
  const opened = base ? line.replace(HELPED_DOING, `${/^assisted/iu.test(helped) ? 'Helped' : helped} ${base} `) : line;
  const again = /^(?:helped|assisted) with /iu.test(opened) ? ', and with ' : ', and helped with ';
  return opened.replace(INVOLVED, again).replace(FOR_IT, '');
}
