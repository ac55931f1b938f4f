import { baseOfGerund, isBase, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';

// Phrases of several words that say no more than one does. Facts, figures and names stay; so does who did it.

/** Nouns that hide a verb: "verification of assets" is "verify assets". */
const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map(
  `administration administer, analysis analyse, application apply, arrangement arrange, assembly assemble, assessment assess,
  cleaning clean, collection collect, compilation compile, completion complete, coordination coordinate, creation create,
  delivery deliver, design design, development develop, dispatch dispatch, distribution distribute, evaluation evaluate,
  execution execute, filing file, implementation implement, inspection inspect, installation install, introduction introduce,
  investigation investigate, maintenance maintain, management manage, monitoring monitor, negotiation negotiate,
  operation operate, organisation organise, organization organize, planning plan, preparation prepare, processing process,
  production produce, promotion promote, reconciliation reconcile, recruitment recruit, removal remove, repair repair,
  resolution resolve, review review, selection select, submission submit, supervision supervise, tracking track,
  training train, translation translate, validation validate, verification verify, checking check, updating update,
  testing test, handling handle, ordering order, packing pack, loading load, receiving receive, serving serve`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/u) as [string, string]),
);
const NOUN = `(?:${[...VERB_OF_NOUN.keys()].join('|')})`;
const verbOf = (task: string): string | null =>
  VERB_OF_NOUN.get(task.toLowerCase()) ?? baseOfGerund(task.toLowerCase());

type Reduction = readonly [RegExp, string | ((...found: string[]) => string)];

const TIMES: Readonly<Record<string, string>> = {
  daily: 'daily',
  'day to day': 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  yearly: 'yearly',
  annual: 'yearly',
  regular: 'regularly',
  timely: 'on time',
  'day-to-day': 'daily',
};

/** What several words say in one, wherever it stands. */
const PHRASES: readonly Reduction[] = [
  // "so that they can take the necessary decisions", "for their perusal": who reads a report reads it.
  [
    /,? (?:for|to) (?:their|his|her|the|your) (?:kind |further |due )?(?:perusal|reading|information|reference)(?: and(?= for\b))?/giu,
    '',
  ],
  [/,? for (?:necessary |further |needful |the needful )(?:action|needful)\b/giu, ''],
  [
    /\b(?:for|to|towards) (?:the )?(?:tak(?:e|ing)|mak(?:e|ing)|reach(?:ing)?) (?:of )?(?:the |any )?(?:(?:necessary|needed|required|appropriate|right|proper|suitable|further) )?(?<what>decisions?)/giu,
    'for $<what>',
  ],
  [
    /\b(?:necessary|needful|appropriate|required) (?=(?:decisions?|steps|measures|actions?|arrangements?|paperwork|documents)\b)/giu,
    '',
  ],
  [
    /\b(?<what>decisions?|questions?|reports?|advice|information|data) (?:regarding|concerning|relating to|pertaining to|in relation to|in connection with|with regards? to|with respect to)\b/giu,
    '$<what> on',
  ],
  [
    /\b(?:with regards? to|with respect to|in relation to|pertaining to|in connection with|in respect of|as regards)\b/giu,
    'on',
  ],
  [
    /\bon an? (?<how>daily|day[- ]to[- ]day|weekly|monthly|quarterly|yearly|annual|regular|timely) basis\b/giu,
    (_, how) => TIMES[how!.toLowerCase()] ?? how!,
  ],
  [
    /\bin an? (?<how>timely|efficient|effective|professional|safe|proper|polite|friendly|careful|quick|accurate|orderly) (?:manner|way|fashion)\b/giu,
    (_, how) => (how!.toLowerCase() === 'timely' ? 'on time' : adverb(how!.toLowerCase())),
  ],
  [/\b(?:so as|in order) to\b/giu, 'to'],
  [/\bin order that\b/giu, 'so that'],
  [/\bmak(?<form>e|ing) sure that\b/giu, 'mak$<form> sure'],
  [/\bensur(?<form>e|ed|es|ing) that\b/giu, 'ensur$<form>'],
  [
    /\b(?<lead>(?:mak(?:e|ing) sure|ensur(?:e|ed|es|ing)) .{3,60}?) and that (?<noun>(?:the )?\p{L}+(?: \p{L}+)?) (?:is|are|was|were) (?=\p{L}+(?:ed|en|t)\b)/giu,
    '$<lead> and $<noun> ',
  ],
  [/\b(?:due to|because of|owing to) the fact that\b/giu, 'because'],
  [/\bin the event that\b/giu, 'if'],
  [/\bin the event of\b/giu, 'in case of'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequent to\b/giu, 'after'],
  [/\b(?:with|by) the (?:help|use|aid|assistance) of\b|\bby means of\b|\bthrough the use of\b/giu, 'with'],
  [
    /\b(?:for the purposes? of|with a view to|with the (?:aim|intention|purpose) of) (?<gerund>\p{L}+ing)\b/giu,
    (whole, gerund) => {
      const base = baseOfGerund(gerund!);
      return base ? `to ${base}` : whole!;
    },
  ],
  [/\b(?:is|are|was|were) (?:able|required|expected|responsible) to (?=\p{L}+)/giu, ''],
  [/\ba (?:large|great|huge|significant|high|good) (?:number|amount|deal) of\b/giu, 'many'],
  [/\ba (?:wide |broad |large )?(?:range|variety) of\b/giu, 'many'],
  [/\ba total of\b/giu, ''],
  [/\beach and every\b/giu, 'every'],
  [/\b(?:any|all) and (?:all|any)\b/giu, 'all'],
  [/\bas well as\b|\balong with\b|\btogether with\b/giu, 'and'],
  [/\bin addition to\b/giu, 'besides'],
  [/\b(?:at this|at the present) (?:point in time|time|moment)\b/giu, 'now'],
  [/\bnewly (?:employed|hired|recruited|joined|appointed|engaged)\b/giu, 'new'],
  [/\bin the (?:field|area|area of work) of\b/giu, 'in'],
  [
    /\bas and when (?:required|needed|necessary)\b|\bwhenever (?:it is |they are )?(?:required|needed|necessary)\b/giu,
    'as needed',
  ],
  [/\b(?:located|situated) (?=in|at)\b/giu, ''],
  [/\butili[sz](?<form>e|ed|es|ing)\b/giu, (_, form) => (form === 'ing' ? 'using' : `us${form}`)],
  [/\b(?:rich|vast|extensive|wide|profound) (?=experience\b)/giu, ''],
  // "the preparation of reports": the deed by its verb, where a preposition leads to it.
  [/\b(?<lead>(?:with|in|for|on|by|to)) (?:the )?(?<task>\p{L}+ing) of (?:the )?(?=\p{L})/giu, '$<lead> $<task> '],
  [
    /(?<=^|\band )(?<task>(?!(?:meet|build|beginn|open|understand|brief)ing)\p{L}+ing) of (?:the )?(?=\p{L})/giu,
    (whole, task) => (baseOfGerund(task!) ? `${task} ` : whole!),
  ],
  [/(?<=\bincluded? )(?<task>\p{L}+ing) of (?:the )?(?=\p{L})/giu, '$<task> '],
  [/\bthe (?<task>\p{L}+ing) of (?:the )?same\b/giu, '$<task> them'],
  [/\b(?<task>\p{L}{3,}ing) (?:the )?same\b/giu, '$<task> them'],
  [/\band the (?=\p{L}+ing\b (?:them|it|the)\b)/giu, 'and '],
  [
    /,? and the same (?:was|were|is|are|has been|have been) (?:also |then )?(?<done>\p{L}+(?:ed|en|nt|ld|wn))\b/giu,
    ', $<done>',
  ],
  [/\bthe (?<one>\p{L}+s) and the (?<other>\p{L}+s)\b/giu, '$<one> and $<other>'],
  [/\b(?:on|about) the (?=\p{L}+s and \p{L}+s\b)/giu, 'on '],
];

const adverb = (word: string): string => (/ly$/u.test(word) ? word : `${word}ly`);

/** How a line begins that names its deed by a noun: "was involved in the preparation of". */
const HELPED =
  '(?:(?:was |been )?(?:actively |closely |directly )?(?:involved|engaged) (?:in|with)|played (?:an? )?(?:(?:key|major|vital|important|active|leading|crucial|significant) )?(?:role|part) in|took (?:an? )?(?:active )?part in|participated in|contributed to|assisted (?:in|with)|helped (?:out )?(?:in|with)|supported)';
const OPENINGS: readonly Reduction[] = [
  [
    new RegExp(`^${HELPED} (?:the )?(?<one>\\p{L}+) and (?<how>timely )?(?<other>\\p{L}+) of (?<rest>.+)$`, 'iu'),
    (whole, one, how, other, rest) => {
      const [first, second] = [verbOf(one!), verbOf(other!)];
      return first && second ? `Helped ${first} and ${second} ${rest}${how ? ' on time' : ''}` : whole!;
    },
  ],
  [
    new RegExp(`^${HELPED} (?:the )?(?:timely )?(?<task>\\p{L}+)(?: of|(?<=ing)) (?:the )?(?<rest>.+)$`, 'iu'),
    (whole, task, rest) => {
      const verb = verbOf(task!);
      return verb ? `Helped ${verb} ${rest}` : whole!;
    },
  ],
  [
    new RegExp(
      `^(?<lead>(?:(?:was |i was )?(?:responsible|accountable) for|(?:i was )?in charge of|handled?|did|do|does|carr(?:y|ied|ies) out|perform(?:ed|s)?|conduct(?:ed|s)?|undert(?:ake|ook|akes)|execut(?:e|ed|es)) )(?:carrying out |performing |doing |conducting )?(?:the )?(?<task>${NOUN}) of (?:the )?(?<rest>.+)$`,
      'iu',
    ),
    (_, lead, task, rest) => {
      const form = (base: string) => (isOver(lead!) ? (pastOfBase(base) ?? base) : base);
      return capital(`${form(verbOf(task!)!)} ${withOtherTask(rest!, form)}`);
    },
  ],
  [
    /^(?<used>used to )?(?<give>provid(?:e|ed|es|ing)|gav(?:e)|giv(?:e|es|ing)|render(?:ed|s|ing)?|offer(?:ed|s|ing)?|extend(?:ed|s|ing)?) (?:all |full |the )?(?:necessary )?(?<what>assistance|help|support) to (?<rest>.+)$/iu,
    (_, used, give, what, rest) =>
      `${used || /(?:ed|gave)$/iu.test(give!) ? (what === 'support' ? 'Supported' : 'Helped') : what === 'support' ? 'Support' : 'Help'} ${rest}`,
  ],
  [
    /^used to (?<verb>\p{L}+) (?<rest>.+)$/iu,
    (whole, verb, rest) => {
      const done = isBase(verb!) ? pastOfBase(verb!.toLowerCase()) : null;
      return done ? capital(`${done} ${rest}`) : whole!;
    },
  ],
  [/^(?:i was |was |am )?(?:responsible for|in charge of|tasked with) ensuring (?<rest>.+)$/iu, 'Ensured $<rest>'],
  [
    /^(?<helped>help(?:ed)?|support(?:ed)?) (?:the )?(?<whom>\p{L}+) (?:with|on|in) (?:the )?(?<task>\p{L}+) of (?:the )?(?<rest>.+)$/iu,
    (whole, helped, whom, task, rest) => {
      const verb = verbOf(task!);
      return verb ? `${helped} ${whom} ${verb} ${rest}` : whole!;
    },
  ],
];

/** "… and for the ordering of supplies", "… and reporting defects": the second deed by its verb too. */
const OTHER_TASK = new RegExp(
  `,? and (?:also )?(?:for )?(?:the )?(?<task>${NOUN}|\\p{L}+ing)(?: of(?: the)?)? (?=\\p{L})`,
  'iu',
);
const withOtherTask = (rest: string, form: (base: string) => string): string =>
  rest.replace(OTHER_TASK, (whole, task: string) => {
    const base = verbOf(task);
    return base ? ` and ${form(base)} ` : whole;
  });

/** A charge that somebody has is one of now or of then: the line says which. */
const isOver = (lead: string): boolean =>
  !/^(?:do|does|handle|carry|carries|perform|performs|conduct|conducts|undertake|undertakes|execute|executes) /iu.test(
    lead,
  );

const reduced = (text: string, reductions: readonly Reduction[]): string =>
  reductions.reduce(
    (left, [wordy, plain]) =>
      typeof plain === 'string'
        ? left.replace(wordy, plain)
        : left.replace(wordy, (whole: string, ...found: unknown[]) => {
            const named = found.filter((each) => typeof each !== 'number' && typeof each !== 'object').slice(0, -1);
            return plain(whole, ...(named as string[]));
          }),
    text,
  );

/** The same line in fewer words; as it is where every word says something, or a figure or a name would be lost. */
export function withoutWordiness(line: string): string {
  if (/\p{Script=Arabic}/u.test(line)) return line;
  const plain = reduced(reduced(reduced(line, PHRASES), OPENINGS), OPENINGS)
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[,.;])/gu, '')
    .trim();
  return keepsFacts(line, plain) ? capital(plain) : line;
}

/** Figures, and names within the sentence. */
const FACTS = /\d[\d.,]*|(?<=\s)\p{Lu}[\p{L}\d&.-]+/gu;
const keepsFacts = (before: string, after: string): boolean =>
  after.length < before.length &&
  (before.match(FACTS) ?? []).every((fact) => after.includes(fact.replace(/[.,]$/u, '')));
