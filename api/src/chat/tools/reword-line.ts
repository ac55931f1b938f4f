import { tightenLine } from '../../writing-help/tighten.ts';
import { baseOfGerund, finiteOf, isBase, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';
import { tightHelp } from './helped-tail.ts';

/** Nouns that hide the verb: "preparation of tenders". */
const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map([
  ['administration', 'administer'],
  ['assembly', 'assemble'],
  ['collection', 'collect'],
  ['coordination', 'coordinate'],
  ['delivery', 'deliver'],
  ['development', 'develop'],
  ['distribution', 'distribute'],
  ['execution', 'execute'],
  ['implementation', 'implement'],
  ['inspection', 'inspect'],
  ['installation', 'install'],
  ['introduction', 'introduce'],
  ['maintenance', 'maintain'],
  ['management', 'manage'],
  ['organisation', 'organise'],
  ['organization', 'organize'],
  ['preparation', 'prepare'],
  ['operation', 'operate'],
  ['production', 'produce'],
  ['recruitment', 'recruit'],
  ['reduction', 'reduce'],
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
  // "Ordering of stock", "Preparation of rotas".
  [
    /^(?<task>\p{L}+ing|\p{L}+(?:ment|tion|ion|nance|ance|bly|ery)) of (?:the )?(?<rest>.+)/iu,
    ({ groups }) => past(verbOfTask(groups!.task!), groups!.rest!),
  ],
  // "Responsible for the training of new staff", "in charge of checking of papers".
  [
    /^(?:was )?(?:responsible for|in charge of|tasked with) (?:the )?(?<task>\p{L}+ing|\p{L}+(?:ment|tion|ion|nance|ance|bly|ery)) of (?:the )?(?<rest>.+)/iu,
    ({ groups }) => past(verbOfTask(groups!.task!), groups!.rest!),
  ],
  // A gerund that no list knows for a verb, or that stands for a task by itself: "trunking between Hull and Bristol".
  [
    /^(?:was )?(?:responsible for|in charge of|tasked with) (?<rest>\p{L}+ing(?: and \p{L}+ing)?(?:$| (?:between|from|at|in|for|with|across|on|of)\b.*))/iu,
    ({ groups }) => `Handled ${groups!.rest!}`,
  ],
  // "Complaints were lowered from 20 to 8": what came of it, and not who did it.
  [
    /^(?<what>[^.;,]{3,60}?) (?:was|were|has been|have been|got) (?:also )?(?<done>lowered|reduced|cut|brought down|increased|raised|improved|shortened|doubled|halved) (?<rest>(?:from|by|to) .*\d.*)$/iu,
    ({ groups }) => capital(`${groups!.what!} ${groups!.done!} ${groups!.rest!}`),
  ],
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
    /^(?:accounts|clients?|customers|portfolios?|suppliers|vendors|budgets?|stock|inventory|stores?|shops?|branch(?:es)?|warehouses?|teams?|staff|employees|people|projects?|operations|payroll|fleet|calendars?|relationships|outlets?|kitchen|site|sites|rooms?|wards?|units?|departments?|sections?|floors?|counters?|desks?|workshops?|labs?|laborator(?:y|ies)|yards?|gates?|lost and found)$/u,
  ],
  [
    'Prepared',
    /^(?:reports?|statements?|quotations?|quotes|presentations?|documents?|documentation|schedules?|rotas?|rosters?|minutes|forecasts?|proposals?|contracts|estimates|drawings|dashboards?|newsletters?|menus?)$/u,
  ],
  ['Carried out', /^(?:inspections?|checks?|audits?|patrols?|rounds|tests|repairs|maintenance|surveys|searches)$/u],
  [
    'Looked after',
    /^(?:laptops|computers|pcs|printers|devices|phones|vehicles|vans|trucks|cars|plants|animals|pets|linen|uniforms|keys)$/u,
  ],
  ['Kept', /^(?:registers?|logs?|logbooks?)$/u],
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

const behind = (helped: string, verb: string | null, rest: string) => verb && `${helped} ${verb} ${rest}`;

function past(verb: string | null, rest: string): string | null {
  const done = verb && pastOfBase(verb);
  return done ? capital(`${done} ${rest}`) : null;
}

/** "cables and stuff on site", "stock, tills etc.": behind what is named, words that name nothing. */
const EMPTY_TAIL =
  /(?<=[\p{L}\d)]),?\s(?:(?:and|or) (?:(?:all|other|similar|such|more) )?(?:stuff|things?)(?: like (?:that|this))?|(?:and )?etc\b\.?|and (?:so (?:on|forth)|the like|whatnot|suchlike))(?=\s(?:on|in|at|for|from|across|during)\s|[,;.)]|$)/iu;
const EMPTY_TAIL_ARABIC = /(?<=\p{L})[،,]?\s(?:وغيرها|وغيره|وغير ذلك|وما شابه|وما إلى ذلك|[إا]لخ)\.*$/u;
/** Of a list that went on in the tail, the last of those that are named. */
const LAST_NAMED = /,\s(?=\p{L}+(?: \p{L}+)?$)/u;

/** A line without the words behind a noun that add nothing to it. */
export function withoutEmptyTail(line: string): string {
  const tail = EMPTY_TAIL.exec(line);
  if (!tail) return line.replace(EMPTY_TAIL_ARABIC, '');
  const named = line.slice(0, tail.index);
  const list = /\sand\s/iu.test(named) ? named : named.replace(LAST_NAMED, ' and ');
  return list + line.slice(tail.index + tail[0].length);
}

/** "Was responsible for helping with the audits and for making tea": a duty to help is help. */
const DUTY_TO_HELP =
  /^(?:was )?(?:responsible for|in charge of|tasked with) (?:helping|assisting) (?<rest>(?:with|in) .+)$/iu;
const ANOTHER_DUTY = /,? and (?:also )?for (?<task>\p{L}+ing) /iu;

/** Of what is over only, where a second duty stands behind it: both verbs tell of one time. */
function helpOfDuty(line: string, tight: string): string {
  const rest = DUTY_TO_HELP.exec(tight)?.groups?.rest;
  const other = rest && ANOTHER_DUTY.exec(rest);
  if (!rest || !other) return rest ? `Helped ${rest}` : tight;
  const done = /^was\b/iu.test(line) ? finiteOf(other.groups!.task!, 'past') : null;
  return done ? `Helped ${rest.replace(other[0], ` and ${done} `)}` : tight;
}

const ARABIC_DUTY = /^(?:كنت )?(?:مسؤول|مسئول|مسوول)(?:ة|ه|ا|اً|ًا)? (?:عن|على|علي) (?<rest>\p{L}.+)$/u;
const ARABIC_PEOPLE = /^(?:ال)?(?:فريق|طاقم|طاقمين|موظف|عمال|تقني|فني|ممرض|معلم|سائق|حراس|مجموعة)\S*(?:\s|$)/u;
/** Nouns of action, by their forms and the shortest by themselves. */
const ARABIC_DEED =
  /^(?:ت\p{L}{2}ي\p{L}|إ\p{L}{2}ا\p{L}{1,2}|است\p{L}{3,5}|م\p{L}ا\p{L}{2}ة|وضع|جرد|حفظ|فرز|نقل|قيد|صرف|رصد|دفع|ضبط|فحص|حساب|شحن|بيع|شراء|صيانة|كتابة|قراءة|رعاية|خدمة|حراسة|زراعة|طبخ|غسل|جدولة|برمجة|ترجمة|فتح|إغلاق|توزيع)(?:\s|$)/u;

/** "مسؤول عن جرد المستودعات" says who, and not what: the deed behind it, or that it was looked after. */
function deedOfArabicDuty(line: string): string {
  const rest = ARABIC_DUTY.exec(line)?.groups?.rest;
  if (!rest || ARABIC_DEED.test(rest)) return rest ?? line;
  return ARABIC_PEOPLE.test(rest) ? `الإشراف على ${rest}` : `متابعة ${rest}`;
}

/** A line as tight as its words allow, with a verb in front that claims nothing more. */
export function rewordLine(line: string): string {
  const tight = deedOfArabicDuty(tightHelp(helpOfDuty(line, withoutEmptyTail(tightenLine(line)))));
  for (const [weak, reword] of WEAK_OPENINGS) {
    const match = weak.exec(tight);
    const reworded = match && reword(match);
    if (reworded) return reworded;
  }
  return withVerbOfThing(pastOfUnlisted(tight));
}

/** "Liaising with auditors": regular verbs that no list has. */
const UNLISTED = /^(?<stem>\p{Lu}\p{Ll}{3,})ing (?=(?:with|to|for|on|in|the|all|new|and)\b)/u;
const IRREGULAR = /(?:sell|writ|hold|build|tak|mak|keep|lead|driv|giv|teach|buy|bring|run|troubleshoot|oversee)$/iu;
const NO_VERB =
  /^(?:train|nurs|market|account|engineer|plumb|weld|cater|clean|cook|bank|pric|even|morn|dur|follow|pend|includ|accord|regard|concern)$/iu;

function pastOfUnlisted(line: string): string {
  const stem = UNLISTED.exec(line)?.groups?.stem;
  if (!stem || baseOfGerund(`${stem}ing`) !== null || IRREGULAR.test(stem) || NO_VERB.test(stem)) return line;
  return `${stem}ed${line.slice(stem.length + 'ing'.length)}`;
}

/** Lines that only name a thing, with the verb that is always done with it. */
const VERBS_OF_THINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:approx\.?|about|around|over|some|up to|nearly)\s)?\d[\d,.]*\s(?:miles|km|kilometres|kilometers)\b/iu,
    'Drove',
  ],
  [
    /^(?:(?:approx\.?|about|around|over)\s)?\d[\d.]*\s?% (?:on[- ]time|of (?:loads|deliveries|orders))\b/iu,
    'Delivered',
  ],
  [/^(?:pre|post)[- ]?(?:trip|shift|start|use)\b/iu, 'Carried out'],
  [/^(?:all )?\d+ (?:\p{L}+ )?(?:states|countries|cities|sites|branches|stores|routes)\b/iu, 'Covered'],
  [
    /^(?:(?:approx\.?|about|around|over|up to)\s)?\d[\d,.]*\+?\s(?:\p{L}+ )?(?:calls|tickets|orders|requests|enquiries|inquiries|prescriptions|invoices|claims|bookings)\b/iu,
    'Handled',
  ],
  [
    /^(?:(?:approx\.?|about|around|over|up to)\s)?\d[\d,.]*\+?\s(?:\p{L}+ )?(?:guests|customers|clients|covers|tables|diners|passengers)\b/iu,
    'Served',
  ],
];

function withVerbOfThing(line: string): string {
  const verb = VERBS_OF_THINGS.find(([thing]) => thing.test(line))?.[1];
  if (!verb) return line;
  const [first = ''] = line.split(/\s/u, 1);
  const rest = /^\p{Lu}\p{Ll}+$/u.test(first.replace(/\.$/u, '')) ? line[0]!.toLowerCase() + line.slice(1) : line;
  return `${verb} ${rest}`;
}

/** What no other words make stronger: only its writer knows the deed behind it. */
const STILL_WEAK =
  /^(?:helped|supported|assisted|contributed to|took part in|participated in|worked (?:as|with|in|on))\b/iu;
export const isStillWeak = (line: string): boolean => STILL_WEAK.test(line);
