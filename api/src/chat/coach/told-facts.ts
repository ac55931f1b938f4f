import { fold } from '@vitae/language/fold';
import { isPast, pastOfBase } from '../../writing-help/verb-forms.ts';
import { addCertificate, addLine, changeJobTitle } from '../tools/add-facts.ts';
import { addTold } from '../tools/line-figures.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { tellingStems } from './asked-words.ts';
import { lineNamed } from './edits.ts';
import { reply } from './language.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Facts that a message tells of one job or one line, and where they are to stand.

const MAX = 400;
const POLITE = '(?:please |pls |plz |can you |could you |so |and |just )*';
const PUTS = '(?:put|add|include|write|mention|stick|pop|insert)';
const BULLET = '(?:bullet(?: ?point)?|line|point)';

/** How a line is told, and of which job. */
const TELLS_LINE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:and|also|oh|hey|so)[\s,]+)*(?:i|we)\s+(?<told>[^\n?]{6,240}?)[,.;:!]?\s+${POLITE}${PUTS}\s+(?:that|this|it)\b(?:\s(?:in|there|down|too|as well|as an? (?:new )?${BULLET}))*(?:\s+(?:under|to|in|into|at|for|on|with)\s+(?<where>[^\n?]{2,100}))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${PUTS}\s+(?:an? |another |one |this |new |more )*${BULLET}\s+(?:to|under|in|into|for|at)\s+(?<where>[^:\n?]{2,80}?)\s*(?::|,|\bthat\b|\bsaying\b)\s*(?:that |saying )?(?:(?:i|we) )?(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:in\s)?that\s+(?:i|we)\s+(?<told>[^\n?]{6,240}?)\s+(?:to|under|in|into|at|for)\s+(?<where>(?:the |my )[^\n?]{2,80})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}(?:under|in|for|at|to)\s+(?<where>[^,:\n?]{2,80}?)[,:]?\s+${POLITE}${PUTS}\s+(?:in\s)?(?:that\s)?(?:i|we)\s+(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:to|under|in|into|at|for)\s+(?<where>(?:the |my )[^,:\n?]{2,80}?)[,:]?\s+(?:that\s+)(?:i|we)\s+(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
];
const LIGHT_BEGINNING = /^(?:(?:also|have|'ve|recently|just|even|once|then)\s+)+/iu;
const LIGHT_END = /(?:\s+(?:too|as well|please|pls))*[\s.,!]*$/iu;
/** Behind a message's own facts: where else than at a job they may stand. */
const NO_JOB =
  /\b(?:skills?|summary|profile|education|languages?|certifications?|certificates?|hobbies|headline|letter|e-?mail|(?:that|the) (?:bullet|line|point|sentence))\b/iu;
/** "to the bullet about care plans": a line that is there. */
const OF_LINE = /\b(?:bullet(?: ?point)?|line|point|sentence)\b/iu;
const LATEST = /\b(?:current|present|latest|newest|last|this|recent)\b|الحالي|الحاليه/u;

/** The employer of the job that is spoken of by its name or as the one of now; null where none is. */
function employerAt({ resume }: Turn, where: string): string | null {
  const jobs = resume?.data.workExperience.filter(({ isHidden }) => !isHidden) ?? [];
  const said = new Set(tellingStems(where));
  const shares = jobs.map(({ company }) => tellingStems(company).filter((stem) => said.has(stem)).length);
  const most = Math.max(0, ...shares);
  if (most > 0) return jobs[shares.indexOf(most)]!.company;
  return LATEST.test(fold(where)) ? ((jobs.find(({ current }) => current) ?? jobs[0])?.company ?? null) : null;
}

const askWhichJob = (turn: Turn): CoachAnswer => {
  const names = turn.resume!.data.workExperience.slice(0, 4).map(({ company }) => company);
  const told = turn.text.trim().replace(/[.\s]+$/u, '');
  return reply(
    turn,
    { en: 'Under which job? I put it there in your words.', ar: 'تحت أي وظيفة؟ أضعه هناك بكلماتك.' },
    { kind: 'asking', choices: names.map((name) => ({ en: `${told} under ${name}`, ar: `${told} under ${name}` })) },
  );
};

/** "I also mentored 11 nurses, put that in under my current job"; null where no deed is told for a job. */
export function addToldLine(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '');
  const groups = TELLS_LINE.map((tells) => tells.exec(text.slice(0, MAX))?.groups).find(Boolean);
  const line = groups?.told?.replace(LIGHT_BEGINNING, '').replace(LIGHT_END, '') ?? '';
  const where = groups?.where ?? '';
  if (line === '' || !turn.resume) return null;
  const meant = OF_LINE.test(where) ? lineNamed(turn) : null;
  if (meant) return addTold(turn, meant, `I ${line}`);
  if (NO_JOB.test(where)) return null;
  // "I know Excel, add it": no deed.
  if (!isPast(line.split(/\s/, 1)[0]!)) return null;
  const employer = employerAt(turn, where);
  return employer ? addLine.run({ employer, line }, turn) : askWhichJob(turn);
}

const AS = '(?:to|into|as|should (?:be|say|read)|is now|=)';
const TITLE_AT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:title|position|designation|role)\s+(?:\p{L}+\s){0,2}?(?:at|in|for|with|from|of)\s+(?<where>[^\n]{2,80}?)\s+${AS}\s+["“]?(?<title>\p{L}[^.!?\n"”]{2,80})`,
    'iu',
  ),
  new RegExp(
    String.raw`^[^\n]{0,20}\b(?:at|for|with)\s+(?<where>[^,\n]{2,60}?),?\s+(?:change |make )?(?:my |the )(?:job )?(?:title|position|designation)\s+(?:${AS}|was|is)\s+["“]?(?<title>\p{L}[^.!?\n"”]{2,80})`,
    'iu',
  ),
];

/** "change my title at Rapid to Shift Manager": of that job; null where no job of the resume is named. */
export function changeTitleAt(turn: Turn): CoachAnswer | null {
  const groups = TITLE_AT.map((names) => names.exec(turn.text.slice(0, MAX))?.groups).find(Boolean);
  const employer = groups && !readRequest(turn.text).isQuestion ? employerAt(turn, groups.where!) : null;
  if (!groups || !employer) return null;
  return changeJobTitle.run({ employer, jobTitle: groups.title!.replace(LIGHT_END, '').replace(/,.*$/u, '') }, turn);
}

const CERTIFICATE = '(?:certificates?|certifications?|certs?|licen[cs]es?|courses?)';
const TELLS_CERTIFICATE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${PUTS}\s+(?:an? |my |the |this |another |new )*${CERTIFICATE}\b(?:\s+(?:to|in) (?:my |the )(?:cv|resume))?(?:\s*[:,-]\s*|\s+(?:called |named |in |on |for )?)(?<told>[^\n?]{3,200})$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${PUTS}\s+(?:my |the |an? )?(?<told>[^\n?]{3,200}?)\s+(?:to|in|into|under|as)\s+(?:an? |my |the )?(?:list of )?${CERTIFICATE}(?:\s+(?:section|list))?$`,
    'iu',
  ),
  /(?:ضيف|[أا]ضف|حط|زود)(?:ي|لي)?\s+(?:شهادة|دورة|رخصة)\s*[:：]?\s*(?<told>[^\n؟?]{3,160})$/u,
];
/** A degree stands in the education; what leads to no name names nothing. */
const NO_CERTIFICATE =
  /\b(?:degree|bachelor'?s?|master'?s?|mba|bsc|msc|phd|diploma of|section|skills?)\b|^(?:to|in|on|from|the (?:missing|other)|some|more|them|it|that)\b|بكالوريوس|ماجستير|دكتوراه|خبرة|(?:لل|ل|في ?ال)?سيرة/iu;

/** "add a certificate: First Aid, Red Cross, 2022"; null where none is named. */
export function addToldCertificate(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '').slice(0, MAX);
  const told = TELLS_CERTIFICATE.map((tells) => tells.exec(text)?.groups?.told).find(Boolean);
  if (!told || NO_CERTIFICATE.test(told) || readRequest(turn.text).isQuestion) return null;
  return turn.resume ? addCertificate.run({ certificate: told.trim() }, turn) : null;
}

/** "i actually led it", "I did run that": the writer's own deed behind a line. */
const OWN_DEED =
  /\bi\s+(?:(?:actually|really|in fact|myself|was the one who|did|personally)\s+)*(?<verb>\p{L}{2,20})\s+(?:it|that|this|them|the (?:whole )?(?:thing|project|lot))\b/iu;
const NO_DEEDS: ReadonlySet<string> = new Set(['like', 'liked', 'want', 'wanted', 'hate', 'hated', 'need', 'needed']);
/** What a line says in the place of the deed. */
const INSTEAD_OF_DEED =
  /^(?:was |were |been )?(?:(?:involved in|part of|a (?:member|part) of|responsible for|in charge of|tasked with)|(?:helped|assisted|participated|took part|contributed)(?: out)?(?: with| in| to)|worked on)\s+/iu;

/** "make the falls line stronger, I led it": that line alone, with the deed that is told; null where none is told. */
export function strengthenWithDeed(turn: Turn): CoachAnswer | null {
  const verb = OWN_DEED.exec(turn.text.slice(0, MAX))?.groups?.verb?.toLowerCase() ?? '';
  const done = isPast(verb) ? verb : pastOfBase(verb);
  const line = done && !NO_DEEDS.has(verb) && !readRequest(turn.text).isQuestion ? lineNamed(turn) : null;
  if (!line || !done || !INSTEAD_OF_DEED.test(line.text)) return null;
  const rewritten = `${done[0]!.toUpperCase()}${done.slice(1)} ${line.text.replace(INSTEAD_OF_DEED, '')}`;
  return rewriteBullets.run({ line: line.text, rewritten }, turn);
}
