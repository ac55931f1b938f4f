import { fold } from '@vitae/language/fold';
import { finiteOf } from '../../../writing-help/verb-forms.ts';
import { addJob } from '../../tools/change-entries.ts';
import { capital } from '../../tools/first-letter.ts';
import { inCapitals } from '../../tools/in-capitals.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { spanToldIn, type ToldSpan } from './told-span.ts';

// "i worked 5 months in my uncle's shop in … from jan to may 2025 making …": a job or voluntary work that is told in one
// sentence, with what it says of place, time and deeds.

export interface ToldJob {
  title: string;
  company: string;
  location: string;
  span: ToldSpan;
  line: string;
}

const WORKS =
  /\b(?:i|we|i'?m|i'?ve|have|also|been)\s(?:\p{L}+ly |also |have |been |was |am |did |do |then )*(?<verb>taught|tutored|sold|drove|cooked|worked|working|work|interned|interning|volunteer(?:ed|ing)?|helped(?: out)?|helping|help(?: out)?|employed|freelanc\w+|internship|(?:an? )?(?:part[- ]time |summer |full[- ]time )?(?:job|internship|training|placement|apprenticeship))\b/iu;
/** They say what was done, and not only that it was work. */
const OF_TRADE = /^(?:taught|tutored|sold|drove|cooked)$/iu;
const OF_VOLUNTEER = /^volunteer/iu;
const OF_INTERN = /^intern|internship$/iu;
/** Where the name of a place or a post ends. */
const ENDS =
  '(?=\\s(?:in|at|as|from|since|for|with|and|where|which|who|between|during|until|till|till|to|on|doing|making|\\p{L}{3,}ing|\\d)\\b|[,.;]|$)';
const TITLE = new RegExp(`\\bas (?:an? |the )?(?<title>\\p{L}[^,.;\\d]{1,50}?)${ENDS}`, 'iu');
const COMPANY = new RegExp(
  `\\b(?:in|at|for|with|under)\\s+(?!\\d|(?:about|around|some|a few|the last|last|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|excel)\\b)(?<company>\\p{L}[^,.;\\d]{1,60}?)${ENDS}`,
  'iu',
);
const LOCATION = /^,?\s*(?:in|at),?\s+(?<location>(?![Ee]xcel\b)\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/u;
const DEED =
  /\b(?<verb>(?!during|working|according|including|volunteering|helping|being|using\b)\p{L}{2,}ing)\s(?<rest>[^.;]{3,}?)\s*$/iu;
const LENGTH = /\b(?:for )?(?:about |around |nearly )?\d+ (?:months?|years?|yrs?|weeks?)\b(?! a\b)/giu;
const OFTEN =
  /\b(?:\d+|one|two|three|four|five) (?:days?|hours?|times|shifts?|mornings|evenings) (?:a|per|each|every) (?:week|month)\b/iu;
/** The owner of a family's shop is nobody's business. */
const OF_FAMILY =
  /^(?:my|our) (?:\p{L}+ )?(?:uncle|aunt(?:y|ie)?|father|dad|mother|mum|mom|brother|sister|cousin|husband|wife|parents|family|grandfather|grandmother|in-?laws)['’]?s?['’]? /iu;

/** Null where a text tells no work with its place and its time. */
export function jobToldIn(text: string): ToldJob | null {
  const verb = WORKS.exec(text)?.groups?.verb;
  const span = spanToldIn(text);
  if (!verb || !span) return null;
  const rest = withoutSpan(text, span).replace(LENGTH, ' ').replace(/\s+/gu, ' ').trim();
  const often = OFTEN.exec(rest)?.[0];
  const plain = often ? rest.replace(often, ' ').replace(/\s+/gu, ' ') : rest;
  const found = COMPANY.exec(plain);
  if (!found) return null;
  const told = found.groups!.company!.trim();
  const company = inCapitals(
    told
      .replace(OF_FAMILY, 'family ')
      .replace(/^(?:the|an?|my|our) /iu, '')
      .replace(/^family (?=family )/iu, ''),
  );
  const behind = plain.slice(found.index + found[0].length);
  const location = LOCATION.exec(behind)?.groups?.location ?? '';
  const title = TITLE.exec(plain)?.groups?.title?.trim();
  const deed = DEED.exec(location ? behind.replace(LOCATION, '') : behind)?.groups;
  const deedBefore = OF_TRADE.test(verb)
    ? plain.slice(plain.toLowerCase().indexOf(verb.toLowerCase()), found.index).trim()
    : '';
  const usual = OF_VOLUNTEER.test(verb) ? 'Volunteer' : OF_INTERN.test(verb) ? 'Intern' : '';
  return {
    title: title ? inCapitals(title) : usual,
    company,
    location: location ? inCapitals(location) : '',
    span,
    line: deed
      ? [asLine(deed.verb!, deed.rest!, span.endDate === ''), often].filter(Boolean).join(', ')
      : capital(deedBefore),
  };
}

/** As it is folded a text has the same letters in the same places, save for marks. */
function withoutSpan(text: string, { words }: ToldSpan): string {
  const at = fold(text).indexOf(words);
  return at < 0 || fold(text).length !== text.length
    ? fold(text).replace(words, ' ')
    : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
}

const NO_DEED = /^(?:doing|handling)$/iu;
/** "doing their scheduling": the thing itself. */
function asLine(gerund: string, rest: string, goesOn: boolean): string {
  const what = rest.replace(/^(?:their|his|her|its|the|our|all|my) /iu, '').trim();
  const plain = /^doing$/iu.test(gerund)
    ? what
    : `${goesOn || NO_DEED.test(gerund) ? gerund : (finiteOf(gerund.toLowerCase(), 'past') ?? gerund)} ${rest.trim()}`;
  const said = plain.replace(
    /\b(?:excel|sql|tally|word|powerpoint|python)\b/giu,
    (name) => KNOWN_NAMES[name.toLowerCase()] ?? name,
  );
  return capital(said);
}
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  excel: 'Excel',
  sql: 'SQL',
  tally: 'Tally',
  word: 'Word',
  powerpoint: 'PowerPoint',
  python: 'Python',
};

/** Proposes it as an entry of the experience; a title that was not told is not made up. */
export function addToldJob(turn: Turn, { title, company, location, span, line }: ToldJob): CoachAnswer {
  const added = addJob.run(
    {
      jobTitle: title || company,
      company: title ? company : '',
      ...(location && { location }),
      startDate: span.startDate,
      ...(span.endDate && { endDate: span.endDate }),
      line,
    },
    turn,
  );
  const open = reply(
    turn,
    title
      ? {
          en: `**${title}, ${company}** as an entry of its own, with what you told me and no more.`,
          ar: `**${title}، ${company}** كبند مستقل بما ذكرته دون زيادة.`,
        }
      : {
          en: `**${company}** as an entry of its own, with what you told me and no more. You named no title, so I made none up: tell me what you were there (“my title there was …”).`,
          ar: `**${company}** كبند مستقل بما ذكرته دون زيادة. لم تذكر مسمى فلم أختلقه: قل لي ماذا كنت هناك.`,
        },
  );
  return { ...added, text: open.text };
}
