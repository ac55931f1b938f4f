import { tightenLine } from '../../writing-help/tighten.ts';
import { baseOfGerund, finiteOf, isBase, pastOfBase } from '../../writing-help/verb-forms.ts';

/** Nouns that hide the verb: "preparation of tenders". */
const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map([
  ['administration', 'administer'],
  ['assembly', 'assemble'],
  ['collection', 'collect'],
  ['coordination', 'coordinate'],
  ['delivery', 'deliver'],
  ['development', 'develop'],
  ['distribution', 'distribute'],
  ['implementation', 'implement'],
  ['inspection', 'inspect'],
  ['installation', 'install'],
  ['introduction', 'introduce'],
  ['maintenance', 'maintain'],
  ['management', 'manage'],
  ['organisation', 'organise'],
  ['organization', 'organize'],
  ['preparation', 'prepare'],
  ['production', 'produce'],
  ['recruitment', 'recruit'],
  ['selection', 'select'],
  ['supervision', 'supervise'],
]);

/** The verb in a word for a task: "training", "maintenance". */
const verbOfTask = (task: string): string | null =>
  VERB_OF_NOUN.get(task.toLowerCase()) ?? baseOfGerund(task.toLowerCase());

type Rewording = (match: RegExpExecArray) => string | null;

/**
 * Openings that name no deed, and what says the same with one. Who has helped has not done it: help stays help, and
 * nothing is claimed that the line does not say.
 */
const WEAK_OPENINGS: readonly (readonly [RegExp, Rewording])[] = [
  [
    /^(?:helped|assisted)(?: out)? (?:with|in) (?:the )?(?<task>\p{L}+) of (?<rest>.+)/iu,
    ({ groups }) => behind('Helped', verbOfTask(groups!.task!), groups!.rest!),
  ],
  [
    /^did (?:the )?(?<task>\p{L}+ing|\p{L}+(?:ment|tion|nance)) of (?<rest>.+)/iu,
    ({ groups }) => past(verbOfTask(groups!.task!), groups!.rest!),
  ],
  [
    /^worked on (?<task>\p{L}+ing) (?!and\b|or\b)(?<rest>.+)/iu,
    ({ groups }) => {
      const done = finiteOf(groups!.task!, 'past');
      return done && capital(`${done} ${groups!.rest!}`);
    },
  ],
  [
    /^my (?:job|role|task|duty|work) was to (?<verb>\p{L}+) (?<rest>.+)/iu,
    ({ groups }) => (isBase(groups!.verb!) ? past(groups!.verb!.toLowerCase(), groups!.rest!) : null),
  ],
  [
    /^(?:helped|assisted)(?: out)? (?:with|in(?! the\b)) (?!(?:the )?\p{L}+ing\b)(?<rest>.+)/iu,
    ({ groups }) => `Supported ${groups!.rest!}`,
  ],
  [/^did (?<rest>.+)/iu, ({ groups }) => `${verbFor(groups!.rest!, 'Carried out')} ${groups!.rest!}`],
  [/^worked on (?<rest>.+)/iu, ({ groups }) => `Contributed to ${groups!.rest!}`],
  [/^(?:was )?(?:involved|a participant) in (?<rest>.+)/iu, ({ groups }) => `Took part in ${groups!.rest!}`],
  // Says who and not what. A gerund behind it is a verb of its own.
  [
    /^(?:was )?(?:responsible for|in charge of|tasked with|doing) (?!\p{L}+ing\b)(?<rest>.+)/iu,
    ({ groups }) => `${verbFor(groups!.rest!, 'Handled')} ${groups!.rest!}`,
  ],
];

/** What is done with things of a kind, by the word that names them. */
const VERBS_OF_OBJECTS: readonly (readonly [string, RegExp])[] = [
  [
    'Managed',
    /^(?:accounts|clients?|customers|portfolios?|suppliers|vendors|budgets?|stock|inventory|stores?|shops?|branch(?:es)?|warehouses?|teams?|staff|employees|people|projects?|operations|payroll|fleet|calendars?|relationships|outlets?|kitchen|site|sites)$/u,
  ],
  [
    'Prepared',
    /^(?:reports?|statements?|quotations?|quotes|presentations?|documents?|documentation|schedules?|rotas?|rosters?|minutes|forecasts?|proposals?|contracts|estimates|drawings|dashboards?|newsletters?|menus?)$/u,
  ],
  ['Issued', /^(?:invoices|receipts|tickets|permits|certificates)$/u],
  ['Held', /^(?:meetings?|briefings?|one-to-ones|consultations|calls)$/u],
  ['Ran', /^(?:campaigns?|events?|workshops?|courses|classes|seminars|promotions|shifts?)$/u],
  ['Wrote', /^(?:articles|posts|content|copy|letters|emails|e-mails|manuals?|procedures)$/u],
  ['Maintained', /^(?:records?|files|databases?|equipment|machines?|servers?|website|websites)$/u],
];
/** Where the thing ends that is named: "weekly reports for the manager". */
const BEHIND_OBJECT = /\s(?:for|of|in|to|with|at|on|from|across|about|and|by|as|under|per|within|worth)\s.*|[,;(].*/iu;

/** The verb for what is named in `rest`; `usual` where none fits it better. */
function verbFor(rest: string, usual: string): string {
  const object = rest.replace(BEHIND_OBJECT, '').trim().split(/\s+/).at(-1)!.toLowerCase();
  return VERBS_OF_OBJECTS.find(([, named]) => named.test(object))?.[0] ?? usual;
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const behind = (helped: string, verb: string | null, rest: string) => verb && `${helped} ${verb} ${rest}`;

function past(verb: string | null, rest: string): string | null {
  const done = verb && pastOfBase(verb);
  return done ? capital(`${done} ${rest}`) : null;
}

/** A line as tight as its words allow, with a verb in front that claims nothing more. */
export function rewordLine(line: string): string {
  const tight = tightenLine(line);
  for (const [weak, reword] of WEAK_OPENINGS) {
    const match = weak.exec(tight);
    const reworded = match && reword(match);
    if (reworded) return reworded;
  }
  return tight;
}

/** What no other words make stronger: only its writer knows the deed behind it. */
const STILL_WEAK =
  /^(?:helped|supported|assisted|contributed to|took part in|participated in|worked (?:as|with|in|on))\b/iu;
export const isStillWeak = (line: string): boolean => STILL_WEAK.test(line);
