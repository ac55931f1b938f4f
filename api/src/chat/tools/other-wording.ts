import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { baseOfGerund, isBase, isPast, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';
import { leanLine } from './lean-line.ts';
import type { ResumeLine } from './resume-lines.ts';
import { thirdPerson } from './third-person.ts';

// The same line said otherwise: other words of one meaning, none that claims more.

/** Words of one meaning, the plainest first; what claims more than another stands in no group with it. */
const VERBS: readonly (readonly string[])[] = `give|provide|offer
  check|inspect|look over|verify
  write down|record|note
  train|teach|show
  make sure|ensure|see to it that
  keep|maintain|look after
  handle|deal with|process
  do|carry out|perform
  make|prepare|put together
  sort out|resolve|settle|solve
  match|reconcile|check
  cut|reduce|lower|bring down
  raise|increase
  run|hold|conduct
  arrange|organise|organize|set up
  watch|monitor|keep track of
  tell|inform|report to
  look after|care for
  oversee|supervise
  collect|gather
  take in|receive
  work with|liaise with
  start|begin
  serve|wait on
  take part in|join in
  create|draw up
  build|develop
  use|work with
  answer|take
  greet|welcome
  update|keep up to date
  show|demonstrate
  buy|purchase
  clean|wash
  drive|transport
  deliver|bring`
  .split('\n')
  .map((group) => group.trim().split('|'));

/** Behind the verb: what everyday speech says otherwise. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\badminister(?<end>s|ed)?\b/giu, 'give$<end>'],
  [/\bcommence/giu, 'start'],
  [/\bresuscitation\b/giu, 'resuscitation'],
  [/\bapproximately\b/giu, 'about'],
  [/\bregarding\b/giu, 'about'],
  [/\brequired\b/giu, 'needed'],
  [/\bpersonnel\b/giu, 'staff'],
  [/\bindividuals\b/giu, 'people'],
  [/\bassistance\b/giu, 'help'],
  [/\badditional\b/giu, 'more'],
  [/\bsufficient\b/giu, 'enough'],
  [/\bnumerous\b/giu, 'many'],
  [/\bvarious\b/giu, 'many'],
  [/\bendeavou?r/giu, 'try'],
  [/\bmodif(?:y|ied|ies)\b/giu, 'change'],
  [/\bemployed kitchen\b/giu, 'kitchen'],
];

interface Form {
  of: (verb: string) => string;
  is: (verb: string, word: string) => boolean;
}

/** Of a verb of several words the first one is inflected. */
const inflected = (verb: string, change: (word: string) => string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [change(first), ...rest].join(' ');
};
const regularPast = (word: string): string =>
  /e$/u.test(word) ? `${word}d` : `${word.replace(/(?<![aeiou])y$/u, 'i')}ed`;
const FORMS: readonly Form[] = [
  {
    of: (verb) => inflected(verb, (word) => pastOfBase(word) ?? regularPast(word)),
    is: (_, word) => isPast(word) && !isBase(word),
  },
  { of: (verb) => inflected(verb, thirdPerson), is: (verb, word) => word === thirdPerson(verb) },
  { of: (verb) => verb, is: (verb, word) => word === verb },
];

/** Other wordings of a line that are not among those that were shown, the plainest first. */
export function otherWordings(
  resume: Resume,
  line: ResumeLine,
  shown: readonly string[],
  { isSimple = false } = {},
): string[] {
  const lean = leanLine(resume, line);
  const known = new Set([line.text, ...shown].map(same));
  const bases = [...new Set([lean, ...shown.toReversed()])];
  const candidates = bases.flatMap((text) => [
    plainly(text),
    ...careFor(text),
    ...(isSimple ? [] : otherHelp(text)),
    ...withOtherVerbs(text, isSimple).map(plainly),
    ...withOtherVerbs(text, isSimple),
    ...secondFirst(text),
  ]);
  return [...new Map([lean, ...candidates].map((text) => [same(text), text])).entries()]
    .filter(([key]) => key !== '' && !known.has(key))
    .map(([, text]) => text);
}

const same = (text: string): string => fold(text).replace(/[.\s]+$/u, '');

const plainly = (text: string): string =>
  capital(PLAIN.reduce((left, [grand, plain]) => left.replace(grand, plain), text).replace(/\bgiveed\b/giu, 'gave'));

/** "Give bedside care to patients": whom one cares for. */
const CARE =
  /^(?<give>give|gave|gives|provide[sd]?|deliver(?:ed|s)?) (?<kind>\p{L}+ )?(?<what>care|support|help|training|advice) (?:to|for) (?<whom>.+)$/iu;
const VERB_OF: Readonly<Record<string, string>> = {
  care: 'care for',
  support: 'support',
  help: 'help',
  training: 'train',
  advice: 'advise',
};
/** Where or of which kind the care is. */
const KINDS: Readonly<Record<string, string>> = {
  bedside: ' at the bedside',
  personal: ' with their personal needs',
  daily: ' every day',
  emotional: ' emotionally',
  technical: ' with technical questions',
};
function careFor(text: string): string[] {
  const { give, kind = '', what, whom } = CARE.exec(text)?.groups ?? {};
  const how = kind === '' ? '' : KINDS[kind.trim().toLowerCase()];
  if (!give || !what || !whom || how === undefined) return [];
  const base = VERB_OF[what.toLowerCase()]!;
  const form = formOf(give.toLowerCase());
  return [capital(`${form.of(base)} ${whom}${how}`)];
}
const formOf = (word: string): Form =>
  /(?:gave|ed)$/u.test(word) ? FORMS[0]! : /(?:ves|des|ers)$/u.test(word) ? FORMS[1]! : FORMS[2]!;

/** "Helped prepare reports", "Helped auditors verify assets", "Help clients with meals": help stays help. */
const HELPED =
  /^(?<help>helped|help|helps) (?<whom>(?!with\b)\p{L}+ )??(?<verb>\p{Ll}+)(?<second> and (?<other>\p{Ll}+))? (?<rest>.+)$/iu;
const HELPED_WITH = /^(?<help>helped|help|helps) (?<rest>.+ with .+)$/iu;
function otherHelp(text: string): string[] {
  const { help, whom = '', verb = '', second, other = '', rest } = HELPED.exec(text)?.groups ?? {};
  const gerund = gerundOf(verb);
  if (!help || !rest || !gerund) {
    const { help: helps, rest: behind } = HELPED_WITH.exec(text)?.groups ?? {};
    return helps && behind
      ? ['support', 'assist'].map((each) => capital(`${formOf(helps.toLowerCase()).of(each)} ${behind}`))
      : [];
  }
  const also = second === undefined ? '' : gerundOf(other);
  if (also === null) return [];
  const deed = `${gerund}${also === '' ? '' : ` and ${also}`} ${rest}`;
  const form = formOf(help.toLowerCase());
  return whom === ''
    ? [capital(`${form.of('take part in')} ${deed}`), capital(`${form.of('assist in')} ${deed}`)]
    : [capital(`${form.of('assist')} ${whom}in ${deed}`), capital(`${form.of('support')} ${whom}in ${deed}`)];
}
const gerundOf = (base: string): string | null =>
  isBase(base)
    ? ([`${base.replace(/e$/u, '')}ing`, `${base}ing`, `${base}${base.at(-1)}ing`].find(
        (word) => baseOfGerund(word) === base,
      ) ?? null)
    : null;

/** With `isPlainer` only words that are plainer than its own. */
function withOtherVerbs(text: string, isPlainer: boolean): string[] {
  const words = text.toLowerCase();
  return VERBS.flatMap((group) => {
    for (const verb of group)
      for (const form of FORMS) {
        const own = form.of(verb);
        const [first = ''] = own.split(' ');
        if (!words.startsWith(`${own} `) || !form.is(verb.split(' ')[0]!, first)) continue;
        return (isPlainer ? group.slice(0, group.indexOf(verb)) : group.filter((other) => other !== verb)).map(
          (other) => capital(form.of(other) + text.slice(own.length)),
        );
      }
    return [];
  });
}

/** "Wrote down vitals and told the nurse": either deed may come first. */
const TWO_DEEDS = /^(?<one>\p{Lu}\p{L}+ .{4,60}?) and (?<other>(?<verb>\p{L}+) .{4,80})$/u;
function secondFirst(text: string): string[] {
  const { one, other, verb } = TWO_DEEDS.exec(text)?.groups ?? {};
  const begins = one?.split(' ', 1)[0] ?? '';
  const isAlike = verb !== undefined && ((isPast(verb) && isPast(begins)) || (isBase(verb) && isBase(begins)));
  // "them" and "any changes" lean on what stands before.
  return isAlike && !/\b(?:them|it|any|their|its)\b/u.test(other!)
    ? [`${capital(other!)} and ${one![0]!.toLowerCase()}${one!.slice(1)}`]
    : [];
}
