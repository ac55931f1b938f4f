import { STOP_WORDS } from '@vitae/language/stop-words';
import { isBase, isPast, pastOfBase } from '../../writing-help/verb-forms.ts';
import { reply, type Said } from '../coach/language.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';
import { inMail } from './mail/subject.ts';
import { changeLines, type ResumeLine } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { inTenseOfJob } from './tense-of-job.ts';

const ARABIC = /\p{Script=Arabic}/u;
const IN_ITS_LANGUAGE: Said = {
  en: 'The line is in English: tell me the figure with its word in English too (“4 reports a month”), and I put it in.',
  ar: 'السطر بالإنجليزية: اكتب لي الرقم مع كلمته بالإنجليزية (“4 reports a month”) فأضعه فيه.',
};

const ASK: Said = {
  en: 'I make up no figure. Tell me those you know, and I put them in:',
  ar: 'لا أختلق رقمًا. قل لي ما تعرفه منها وأضعه في السطر:',
};

/** "3 days before … now 1 day": what came down or went up. */
const BEFORE_AND_AFTER =
  /(?<from>\d[\d.,]*) (?<unit>\p{L}+?)s?(?: \p{L}+){0,3}? before\b.{0,80}?\b(?:became|now|to|only|is|takes) (?<to>\d[\d.,]*) \k<unit>s?/iu;
/** "around 420 employees", "5 sites". */
const COUNTED = /(?:(?:around|about|approx\.?|nearly|over|more than) )?\d[\d.,]*(?:\s?%)? \p{L}{3,}/iu;
const HOW_OFTEN = /\b(?:daily|weekly|monthly|quarterly|yearly|(?:a|per|every) (?:day|week|month|quarter|year))\b/iu;
const BY_MEANS =
  /\bi (?:made|built|wrote|created|set up|introduced) (?<what>an? [\p{L} ]{3,40}?)(?= so\b| and\b| which\b| that\b|[.,;]|$)/iu;

/** Proposes a line with the figures that its writer tells; asks for them where none are told. */
export function addFigures(turn: Turn, line: ResumeLine, told = ''): CoachAnswer {
  if (/\d/.test(told) && ARABIC.test(told) && !ARABIC.test(line.text))
    return reply(turn, IN_ITS_LANGUAGE, {
      kind: 'asking',
      about: { kind: 'line', entryId: line.entryId, text: line.text, deed: 'figures asked' },
    });
  const written = wordingOf(turn, line);
  const after = atItsNoun(written, told) ?? withDeed(line.text, told) ?? withFigures(written, told);
  return turn.resume && after !== null ? proposeLine(turn, line, after) : askForThem(turn, line);
}

const wordingOf = ({ resume }: Turn, line: ResumeLine): string =>
  resume ? inTenseOfJob(resume.data, line, rewordLine(line.text)) : rewordLine(line.text);

/** Proposes a line with what its writer tells of it, in the writer's words. */
export function addTold(turn: Turn, line: ResumeLine, told: string): CoachAnswer | null {
  return turn.resume && proposeLine(turn, line, withTold(wordingOf(turn, line).replace(/[.\s]+$/, ''), told));
}

/** "it was 15 VIPs a week", "saved 240,000 AED": a count is put in brackets, a deed joined on. */
function withTold(line: string, told: string): string {
  const said = told.trim().replace(/[.!\s]+$|\s+(?:please|pls)$/giu, '');
  const [, subject = '', is, rest = ''] =
    /^(it|this|that|which|they|i|we|there)\s+(?:(is|was|were|are)\s+)?(.+)$/isu.exec(said) ?? [];
  if (is) return `${line} (${inMail(rest)})`;
  if (/^(?:i|we)$/i.test(subject)) return `${line}; ${inMail(rest)}`;
  if (subject !== '') return `${line}, which ${inMail(rest)}`;
  return `${line} (${inMail(said)})`;
}

function proposeLine(turn: Turn, line: ResumeLine, after: string): CoachAnswer {
  const resume = turn.resume!;
  return reply(
    turn,
    {
      en: 'With what you tell, and nothing else added. Nothing changes until you accept it.',
      ar: 'بما ذكرته ودون إضافة شيء آخر. لا يتغير شيء حتى تقبله.',
    },
    {
      about: { kind: 'line', entryId: line.entryId, text: after, deed: 'changed' },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Put the facts in', ar: 'إضافة الحقائق' }).text,
          diffs: [{ label: line.label, before: line.text, after }],
          changes: [changeLines(resume.data, line, new Map([[line.index, after]]))],
        },
      ],
    },
  );
}

const askForThem = (turn: Turn, { entryId, text }: ResumeLine): CoachAnswer =>
  reply(
    turn,
    {
      en: `“${text}”\n\n${ASK.en}\n\n- How many: people, invoices, customers, sites, sums?\n- How often: a day, a month?\n- What was different afterwards: time, errors, money, before and now?`,
      ar: `«${text}»\n\n${ASK.ar}\n\n- كم العدد: موظفين، فواتير، عملاء، مواقع، مبالغ؟\n- كم مرة: في اليوم، في الشهر؟\n- ماذا تغيّر بعدها: الوقت، الأخطاء، المال، قبل والآن؟`,
    },
    { kind: 'asking', about: { kind: 'line', entryId, text, deed: 'figures asked' } },
  );

const CLAUSES = /[.;:\n]+\s*|,(?!\d)\s*|\s(?:and|so|but|plus)\s/iu;
/** "i moved about 12000 tickets": what was done, with its figure. */
const OWN_DEED =
  /^(?:(?:and|so|well|ok|yes|there|where)\s+)*(?:i|we)\s+(?:\p{L}+ly\s+)?(?<deed>(?<verb>\p{L}{2,20})\s.{2,160})$/iu;
/** "it took 5 weeks", "in 5 weeks". */
const TOOK =
  /^(?:it |that |this |which |all )*(?:took|lasted|was done|was|ran|went on)?\s*(?:me |us |only |just |about |around |for |in |within |over )*(?<span>(?:about |around |nearly )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours?|days?|weeks?|months?|years?))[\s.!]*$/iu;
const THOUSANDS = /(?<![\d,.])(?!(?:19|20)\d\d(?!\d))\d{4,7}(?![\d,])/gu;

/** Figures as a resume writes them: "12,000". */
const withCommas = (text: string): string =>
  text.replace(THOUSANDS, (digits) => new Intl.NumberFormat('en').format(Number(digits)));

/** "rewrite it": what is wanted, before what is told. */
const ORDER_BEFORE =
  /^(?:(?:please|pls|can you|could you|ok|and) )*(?:rewrite|fix|improve|change|redo|update|mend) (?:it|that|this|them)(?: one| line| bullet)?[\s,:]+(?=i\s|we\s)/iu;

/** "about 30 job sheets a week on a tablet": with how often and with what, behind what is counted. */
const COUNT =
  /(?<count>(?:(?:around|about|approx\.?|nearly|over|more than|up to) )?\d[\d.,]*) (?<noun>\p{L}{3,20}(?: \p{L}{3,20})?)(?<rest>(?: (?:a|per|every|each) (?:day|week|month|quarter|year|shift))?(?: (?:on|with|in|using) (?:an? |the )?\p{L}[\p{L}\d-]{1,20}(?: \p{L}[\p{L}\d-]{1,20})?)?)(?=[\s.!,;]*(?:$|[.,;!]))/iu;

const TOLD_MAX = 400;

/** The figure in front of its own noun, where the line names that and has no figure yet; null elsewhere. */
function atItsNoun(line: string, told: string): string | null {
  const often = BARE_COUNT.exec(told.trim())?.groups;
  if (often && !/\d/.test(line)) return countedAlone(rewordLine(line), often.count!, often.often!);
  const { count, noun, rest } = COUNT.exec(told.slice(0, TOLD_MAX))?.groups ?? {};
  if (!count || !noun || /\d/.test(line)) return null;
  const written = rewordLine(line);
  const at = written.toLowerCase().indexOf(noun.toLowerCase());
  const leading = written.slice(0, Math.max(at, 0)).trim().split(/\s+/);
  // "monthly rota reports": the figure belongs before all of it, and "a month" is said by it.
  const isTimeSaid = leading.some((word) => /ly$/iu.test(word) && rest?.includes(word.slice(0, -2).toLowerCase()));
  const start = STOP_WORDS.has(leading.at(-1)!.toLowerCase()) ? at : behindVerb(leading, isTimeSaid);
  if (at <= 0 || start < 0) return null;
  const before = written.slice(0, start).replace(/\b(?:the|all|some|many)\s$/iu, '');
  return `${before}${withCommas(count.toLowerCase())} ${written.slice(start, at + noun.length)}${isTimeSaid ? '' : rest}${withWhom(told.slice(0, TOLD_MAX))}${written.slice(at + noun.length)}`;
}

/** "its about 15 a month": of what the line names. */
const BARE_COUNT =
  /^(?:it'?s |it (?:is|was) |that'?s |there (?:are|were) |we have |i have |i do )?(?<count>(?:(?:around|about|approx\.?|nearly|over|more than|up to) )?\d[\d.,]*) (?<often>(?:a|per|every|each) (?:day|week|month|quarter|year|shift))[\s.!]*$/iu;

/** Only where a line names one thing, and several of it: "Hold supplier meetings". */
function countedAlone(line: string, count: string, often: string): string | null {
  const words = line.split(/\s+/);
  const start = /s$/iu.test(line) ? behindVerb(words) : -1;
  return start < 0 ? null : `${line.slice(0, start)}${withCommas(count.toLowerCase())} ${line.slice(start)} ${often}`;
}

const NAMING_WORDS_MAX = 2;

/** Where the thing begins that a verb in front of it names by several words: "Handle | supplier meetings"; -1 elsewhere. */
function behindVerb([verb = '', ...named]: readonly string[], isTimeSaid = false): number {
  const isVerb = isPast(verb) || isBase(verb);
  const isNoName = (word: string) => STOP_WORDS.has(word.toLowerCase()) || (!isTimeSaid && HOW_OFTEN.test(word));
  const isName = named.length <= NAMING_WORDS_MAX && named.every((word) => /^\p{L}+$/u.test(word) && !isNoName(word));
  return isVerb && named.length > 0 && isName ? verb.length + 1 : -1;
}

/** ", with the 20 biggest suppliers": with whom or for how many, told behind the count. */
const WITH_WHOM =
  /[,;]\s*(?<whom>(?:with|for|across|to|from) [^,.;\n]*\d[^,.;\n]{2,60}?)(?=[\s.!]*(?:[,;\n]|\.\s|$))/iu;
const withWhom = (told: string): string => {
  const whom = WITH_WHOM.exec(told)?.groups?.whom;
  return whom ? ` ${inMail(whom)}` : '';
};

/** A line with what its writer did in it, where that is told with a figure; null where no such deed is told. */
function withDeed(line: string, told: string): string | null {
  const clauses = told.split(CLAUSES).map((clause) => clause.trim().replace(ORDER_BEFORE, ''));
  const deeds = clauses.flatMap((clause) => {
    const { deed = '', verb = '' } = OWN_DEED.exec(clause)?.groups ?? {};
    const past = isPast(verb.toLowerCase()) ? verb : pastOfBase(verb.toLowerCase());
    return past && /\d/.test(deed) ? [past + deed.slice(verb.length)] : [];
  });
  const [deed] = deeds;
  if (deed === undefined) return null;
  const span = clauses.map((clause) => TOOK.exec(clause)?.groups?.span).find(Boolean);
  const done = [...deeds].map((each) => inMail(each.replace(POLITE_END, ''))).join(', ');
  const written = withCommas(`${done[0]!.toLowerCase()}${done.slice(1)}${span ? ` in ${span.toLowerCase()}` : ''}`);
  return `${rewordLine(line).replace(/[.\s]+$/u, '')}: ${written}`;
}
const POLITE_END = /(?:\s+(?:please|pls|thanks|there|too))*[\s.!]*$/iu;

function withFigures(line: string, told: string): string | null {
  const change = BEFORE_AND_AFTER.exec(told);
  const rest = change ? told.replace(change[0], ' ') : told;
  const span = rest
    .split(CLAUSES)
    .map((clause) => TOOK.exec(clause.trim())?.groups?.span)
    .find(Boolean);
  const counts = rest.split(CLAUSES).filter((clause) => !TOOK.test(clause.trim()));
  const counted = counts.flatMap((clause) => COUNTED.exec(clause)?.[0].toLowerCase() ?? []).join(' and ');
  const often = HOW_OFTEN.exec(rest)?.[0].toLowerCase();
  if (!counted && !change) return null;
  const { from, unit, to } = change?.groups ?? {};
  const means = BY_MEANS.exec(told)?.groups?.what;
  const plural = (count: string) => `${count} ${unit}${count === '1' ? '' : 's'}`;
  return [
    `${rewordLine(line)}${counted ? ` for ${withCommas(counted)}` : ''}${often ? `${/^(?:a|per|every) /.test(often) ? '' : ','} ${often}` : ''}${span ? ` in ${span.toLowerCase()}` : ''}`,
    change ? `brought the time from ${plural(from!)} to ${plural(to!)}${means ? ` with ${inMail(means)}` : ''}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
