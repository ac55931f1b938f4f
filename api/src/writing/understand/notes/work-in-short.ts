import { fold } from '@vitae/language/fold';
import { KNOWN_SKILLS, knownSkill } from '@vitae/language/skills';
import { NAMES_TYPED_SMALL } from '@vitae/language/spelling';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { listOf, upperFirst } from '../../text/words.ts';
import { isPlace } from '../places.ts';

const NAMES: ReadonlySet<string> = new Set(NAMES_TYPED_SMALL.values());
const TYPED_SMALL = new Map(KNOWN_SKILLS.map((skill) => [skill.label.toLowerCase(), skill] as const));
const FIELDS_OF_TOOLS: ReadonlySet<string> = new Set([
  'programming',
  'data',
  'design',
  'finance',
  'commerce',
  'office',
]);
/** Something that one works with, as its list knows it: "Kafka", and no "CPE". */
const isTool = (text: string) => FIELDS_OF_TOOLS.has((knownSkill(text) ?? toolTyped(text))?.field ?? '');
/** "chef", "ansible": of what is typed in small letters, the one that has a capital in its list. */
const toolTyped = (typed: string) => TYPED_SMALL.get(typed);
/** "drupal" as "Drupal" */
export const asListed = (typed: string) =>
  typed === typed.toLowerCase() ? ((knownSkill(typed) ?? toolTyped(typed))?.label ?? typed) : typed;
/** "Kafka", "SAP", "Power BI": what a note names, and does not describe. */
const isName = (text: string) => NAMES.has(text) || /^\p{Lu}[\p{L}\d+#.]*(?: \p{Lu}[\p{L}\d+#.]*){0,2}$/u.test(text);
/** "Trellix", and no "French" or "Chicago", which the lists have as something else. */
const isUnknownName = (text: string) =>
  isName(text) && !NAMES.has(text) && spokenLanguage(fold(text)) === null && !isPlace(text);
const namesIn = (text: string) => text.split(/ ?(?:,|\+|&|\/|\band\b) ?/).filter(Boolean);

/** "no Drupal yet but happy to learn", "no drupal but can learn" */
const NOT_YET =
  /^(?:i have )?no ([^,;.]{2,40}?)(?: yet(?=$|,| but)|(?=,? but))(?:(?:,| but|, but) (?:i )?((?:(?:am |['’]m )?(?:very |more than )?(?:happy|keen|willing|eager|ready) to|can) learn(?: it)?))?$/iu;
/** "no Snowflake yet, only BigQuery" */
const NOT_BUT = /^(?:i have )?no ([^,;.]{2,40}?) (?:yet|so far), (?:but |only |just )+([^,;.]{2,60})$/iu;
/** "Python daily at Globex 4 years, also Kafka and PostgreSQL" */
const IN_YEARS =
  /^([^,;.]{2,60}?) (?:daily|every day|day to day|full[- ]time) (?:at|in|with) ([^,;.\d]{2,40}?),? (?:for )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:years|yrs)(?:,? (?:also|plus|and) ([^;.]{2,80}))?$/iu;
/** "led our NetSuite rollout at Elm in 2022, 7 months, 3 branches, on budget" */
const DONE_WITH_FIGURES =
  /^(?:i )?(led|ran|managed|did|built|delivered|headed|owned|handled|organi[sz]ed) ((?:our|the|an?|my) [^,;.]{6,80}), ((?:[^,;.]{3,25}, ){1,3}[^,;.]{3,25})$/iu;
const HAS_NO_VERB = /^(?:\d|on (?:budget|time)|under budget|no |zero |in )/i;
/** "…, that's my real project management experience": what it is, the reader sees. */
const NAMES_ITSELF =
  /(?:,| [-–])? (?:that['’]?s|this is|it['’]?s) (?:my|the) (?:only |real |main |actual )*(?:\p{L}+ ){0,3}(?:experience|part|work|background)[.\s]*$/iu;

/** "Python is my main language (payments were Python)" */
const IS_MAIN =
  /^([^,;.()]{1,30}?) is my ((?:main|strongest|best|first|favou?rite) (?:language|tool|stack|framework|program|system))(?: \([^()]*\))?$/iu;
/** "the backend at Elm is Python, FastAPI the last 3 years" */
const LATELY =
  /^(?:(?:the|my) [^,;.]{2,40}? (?:is|was|has been) )?([^;.]{2,80}?) (?:for |in )?(?:the )?(?:last|past) (\d{1,2}|two|three|four|five|six) (?:years|yrs)$/iu;
/** "PostgreSQL too", "celery also" */
const TOO = /^(?:and |also )?([^;.]{2,60}?) (?:too|as well|also)$/iu;
/** "no chef but a lot of ansible at Elm" */
const NOT_BUT_MUCH =
  /^(?:i have )?no ([^,;.]{2,30}?)(?: yet)?,? but (?:a lot of|lots of|much|plenty of|some) ([^,;.]{2,30}?)(?: (at|in|with) ([^,;.]{2,40}))?$/iu;
/** "no snowflake in production only did the free course" */
const NOT_IN_PRODUCTION =
  /^(?:i have )?no ([^,;.]{2,30}?) in production,? (?:but |just |only )+((?:did|took|used|have used) (?:the|an?|some|it) ?[^,;.]{0,40})$/iu;
/** "pandas every day at Meta" */
const DAILY = /^([^,;.]{2,40}?) (?:daily|every day|day to day) (?:at|in|with) ([^,;.\d]{2,40})$/iu;

/** Work and tools in the words of a note without a verb, as a sentence; null where it is none of these forms. */
export function workInShort(note: string): string | null {
  const text = note.replace(NAMES_ITSELF, '');
  const [, missing = '', keen] = NOT_YET.exec(text) ?? [];
  if (isTool(missing)) {
    const ready = keen
      ?.toLowerCase()
      .replace(/(?<=learn)$/, ' it')
      .replace(/^(?:am |['’]m )?(?!can )/, 'am ');
    return `I have not used ${asListed(missing)} yet${ready ? `, but I ${ready}` : ''}.`;
  }
  const [, lacking = '', instead = ''] = NOT_BUT.exec(text) ?? [];
  if (isTool(lacking) && namesIn(instead).every(isTool))
    return `I have not used ${lacking} yet, only ${listOf(namesIn(instead))}.`;
  const [, unproven = '', learned = ''] = NOT_IN_PRODUCTION.exec(text) ?? [];
  if (isTool(unproven)) return `I have not used ${asListed(unproven)} in production; I only ${learned.toLowerCase()}.`;
  const [, unused = '', used = '', joint = '', where = ''] = NOT_BUT_MUCH.exec(text) ?? [];
  if (isTool(unused) && isTool(used))
    return `I have not used ${asListed(unused)} yet, but I have worked with ${asListed(used)}${joint && ` ${joint.toLowerCase()} ${upperFirst(where)}`}.`;
  const [, every = '', there = ''] = DAILY.exec(text) ?? [];
  if (every !== '' && namesIn(every).every(isTool))
    return `I have worked with ${listOf(namesIn(every).map(asListed))} every day at ${upperFirst(there)}.`;
  const [, tools = '', house = '', years = '', others = ''] = IN_YEARS.exec(text) ?? [];
  if (tools !== '' && [...namesIn(tools), ...namesIn(others)].every(isName)) {
    const also = others === '' ? '' : `, and I have also worked with ${listOf(namesIn(others))}`;
    return `I have ${years} years of daily work with ${listOf(namesIn(tools))} at ${upperFirst(house)}${also}.`;
  }
  const [, verb = '', what = '', figures = ''] = DONE_WITH_FIGURES.exec(text) ?? [];
  if (verb !== '' && figures.split(', ').every((figure) => HAS_NO_VERB.test(figure)))
    return `I ${verb.toLowerCase()} ${what} (${figures}).`;
  const [, main = '', kind = ''] = IS_MAIN.exec(text) ?? [];
  if (isName(main)) return `My ${kind.toLowerCase()} is ${main}.`;
  const [, lately = '', span = ''] = LATELY.exec(text) ?? [];
  if (lately !== '' && namesIn(lately).every(isName))
    return `I have worked with ${listOf(namesIn(lately))} for the last ${span} years.`;
  const [, more = ''] = TOO.exec(text) ?? [];
  return more !== '' && namesIn(more).every((name) => isTool(name) || isUnknownName(name))
    ? `I have also worked with ${listOf(namesIn(more).map(asListed))}.`
    : null;
}
