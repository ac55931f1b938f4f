import { fold } from '@vitae/language/fold';
import { DEMONYMS } from '@vitae/language/persons';
import { monthsInFull } from '../../text/date-in-words.ts';
import { listOf, upperFirst, withArticle } from '../../text/words.ts';

const KINDS_OF_VISA = 'spouse|partner|family|dependant|dependent|husband|wife|work|residence|graduate|student|youth';
const NAMES_OF_STATES: Readonly<Record<string, string>> = {
  aus: 'Australian',
  aussie: 'Australian',
  kiwi: 'New Zealand',
  nz: 'New Zealand',
  usa: 'US',
};

const NATION = 'aus|aussie|kiwi|nz|usa|us|uk|eu|\\p{L}{3,}(?:ian|ish|ese|can|man)';
/** "aus citizen", "I am NZ citizen" */
const CITIZEN = new RegExp(`^(?:i(?: am|['’]?m) )?(?:an? )?(${NATION}) (citizen|national|passport holder)$`, 'iu');
/** "became a US citizen in Nov 2025 (was on a green card)" */
const BECAME_CITIZEN = new RegExp(
  `^(?:i )?(?:have )?(?:became|become|got|am now|was made) (?:now )?(?:an? )?(${NATION}) citizen(?:ship)? ((?:in|last|this|on) [^,;.()]{3,20})(?: \\([^()]*\\))?$`,
  'iu',
);
/** "dual citizen US/Korea", "dual US/Korean citizen" */
const DUAL_CITIZEN =
  /^(?:i(?: am|['’]?m) )?(?:an? )?dual (?:(?:citizen|national)(?: of)?(?: the)? (\p{L}+) ?(?:\/|\+|&|and) ?(?:the )?(\p{L}+)|(\p{L}+ ?[/-] ?\p{L}+) (citizen|national))$/iu;
const WITH_ARTICLE = /^(?:US|USA|UK|UAE|Netherlands|Philippines)$/;
/** "naturalized US citizen since 2022" */
const CITIZEN_SINCE = new RegExp(
  `^(?:i(?: am|['’]?m) )?(?:an? )?(?:naturali[sz]ed |now )?(${NATION}) citizen since ((?:\\p{L}{3,9} )?(?:19|20)\\d\\d)$`,
  'iu',
);
/** "british dad so UK passport", "have Polish passport so can work in Ireland" */
const PASSPORT_BEHIND = /^[^,;.]{3,30},? so (?:i have |have )?(?:an? )?(\p{L}{2,} passport)$/iu;
const PASSPORT_AND_WORK =
  /^(.{3,40}? passport),? (?:so|and) (?:i )?can (?:work|live(?: and work)?) (in [^,;.]{2,30})$/iu;
/** "settled status so can work no visa" */
const HAS_STATUS =
  /^(?:i )?(?:have |got )?(settled|pre-settled|refugee)(?: status)(,? so (?:i )?(?:can work|(?:need )?no (?:visa|sponsorship))[^.;]{0,30})?$/iu;
/** "open work rights" */
const WORK_RIGHTS = /^(?:i )?(?:have )?(open|full|unrestricted) work(?:ing)? rights( in \p{L}[\p{L} ]{1,20})?$/iu;
const HOLDS_VISA = new RegExp(
  `^(?:i(?: am|['’]?m| have| hold| got)? |(?:have|got|hold) )?(?:(?:on|with) )?(?:an? |my )?(${KINDS_OF_VISA})(?:['’]?s)? visa(,? (?:with |and |so )?(?:i have )?(?:the )?full (?:right to work|work(?:ing)? rights))?$`,
  'iu',
);
const WILL_HOLD_VISA = new RegExp(
  `^(?:[^,;]{3,60},? so )?i(?: will|['’]ll) be on (?:an? )?(${KINDS_OF_VISA}) visa$`,
  'iu',
);
/** "wife is German, so no visa sponsorship needed", "spouse visa so no visa cost for company" */
const NEEDS_NONE =
  /^(?:([^,;]{3,60}?),? (?:so|and) )?(?:i )?(?:need |require )?no (?:need (?:of|for) )?(?:(?:a |any )?(?:visa |work )?(?:sponsorship|sponsor|permit)|visa(?: costs?)?)(?: (?:is )?(?:needed|required|necessary))?(?: (?:for|to|from) (?:the |your )?(?:company|employer|you))?$/iu;
/** "I need blue card sponsoring" */
const NEEDS_CARD =
  /^(?:i )?(?:will |would )?(?:need|require) (?:an? )?(?:eu )?blue card(?: (?:sponsor(?:ing|ship)?|support))?$/iu;
/** "need visa sponsorship (blue card) for Germany" */
const NEEDS_IT =
  /^(?:i )?(?:will |would )?(?:need|require) (?:visa |a visa |work visa )?sponsorship(?: \(([^()]{3,20})\))?(?: (?:for|in) (\p{L}+(?: \p{Lu}\p{L}+)?))?$/iu;

/** Letters; "US" and "UK" are no words. */
const LEAST_OF_DEMONYM = 3;
/** "german passport" */
const PASSPORT =
  /^(?:i )?(?:have |hold |got )?(?:an? )?(\p{L}{4,}|us|uk|eu) passport(?: holder)?(?: since ((?:19|20)\d\d))?$/iu;

/** "I hold a German passport", without the stop; null for a note of something else. */
function passportHeld(text: string): string | null {
  const [, nation = '', from = ''] = PASSPORT.exec(text) ?? [];
  if (!DEMONYMS.has(fold(nation)) && !/^(?:us|uk|eu)$/i.test(nation)) return null;
  const nationality = nation.length < LEAST_OF_DEMONYM ? nation.toUpperCase() : upperFirst(nation);
  return `I ${from ? 'have held' : 'hold'} ${withArticle(`${nationality} passport`)}${from && ` since ${from}`}`;
}

/** "aus" as "Australian", "us" as "US" */
const nameOfState = (short: string) =>
  NAMES_OF_STATES[short.toLowerCase()] ?? (short.length === 2 ? short.toUpperCase() : upperFirst(short));
/** "us" as "the US", "korea" as "Korea" */
function ofCountry(typed: string): string {
  const name =
    typed.length < LEAST_OF_DEMONYM || /^(?:usa|uae)$/i.test(typed) ? typed.toUpperCase() : upperFirst(typed);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const asVisa = (kind: string) => `a ${kind.toLowerCase().replace(/^(?:husband|wife)$/, 'spouse')} visa`;

/** Where the applicant may work, and what for, as a sentence; null for a note of something else. */
export function rightToWork(text: string): string | null {
  const [, status = '', without = ''] = HAS_STATUS.exec(text) ?? [];
  if (status !== '') return `I have ${status.toLowerCase()} status${without && ' and do not need a visa'}.`;
  const [, rights = '', there = ''] = WORK_RIGHTS.exec(text) ?? [];
  if (rights !== '') return `I have ${rights.toLowerCase()} work rights${there}.`;
  const passport = passportHeld(text) ?? passportHeld(PASSPORT_BEHIND.exec(text)?.[1] ?? '');
  if (passport !== null) return `${passport}.`;
  const [, paper = '', where = ''] = PASSPORT_AND_WORK.exec(text) ?? [];
  const held = paper === '' ? null : passportHeld(paper);
  if (held !== null) return `${held} and can work ${where}.`;
  const [, nation = '', since = ''] = CITIZEN_SINCE.exec(text) ?? [];
  if (nation !== '')
    return `I have been ${withArticle(`${nameOfState(nation)} citizen`)} since ${monthsInFull(since)}.`;
  const [, state = '', kind = ''] = CITIZEN.exec(text) ?? [];
  if (state !== '') return `I am ${withArticle(`${nameOfState(state)} ${kind.toLowerCase()}`)}.`;
  const [, joined = '', when = ''] = BECAME_CITIZEN.exec(text) ?? [];
  if (joined !== '') return `I became ${withArticle(`${nameOfState(joined)} citizen`)} ${monthsInFull(when)}.`;
  const [, one = '', other = '', both = '', citizen = ''] = DUAL_CITIZEN.exec(text) ?? [];
  if (one !== '') return `I am a dual citizen of ${listOf([one, other].map(ofCountry))}.`;
  if (both !== '')
    return `I am a dual ${both
      .split(/ ?[/-] ?/)
      .map(nameOfState)
      .join('/')} ${citizen.toLowerCase()}.`;
  const [, visa = '', right] = HOLDS_VISA.exec(text) ?? [];
  if (visa !== '') return `I hold ${asVisa(visa)}${right ? ' with the full right to work' : ''}.`;
  const [, coming = ''] = WILL_HOLD_VISA.exec(text) ?? [];
  if (coming !== '') return `I will be on ${asVisa(coming)}.`;
  const needsNone = NEEDS_NONE.exec(text);
  if (needsNone?.[1] && !/\b(?:citizen|national|resident|holder)\b/i.test(needsNone[1])) {
    const [, of = ''] = HOLDS_VISA.exec(needsNone[1]) ?? [];
    const hold = of === '' ? passportHeld(needsNone[1]) : `I hold ${asVisa(of)}`;
    return hold === null ? 'I do not need visa sponsorship.' : `${hold} and do not need visa sponsorship.`;
  }
  if (NEEDS_CARD.test(text)) return 'I need sponsorship for an EU Blue Card.';
  const needs = NEEDS_IT.exec(text);
  if (!needs) return null;
  const [, permit, country] = needs;
  return `I need visa sponsorship${permit ? ` (${permit})` : ''}${country ? ` for ${ofCountry(country.replace(/^the /i, ''))}` : ''}.`;
}
