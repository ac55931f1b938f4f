import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { QUESTION_WORDS } from '@vitae/language/question-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { isBase } from '../../../writing-help/verb-forms.ts';
import { capital } from '../first-letter.ts';
import { monthNumber } from '../month-names.ts';

// Whoever is named right beside what they are: "manager jo said", "the owner is Shaz", "the hiring manager (sunita)".

const ROLE =
  'boss|manager|owner|head ?chef|chef|head ?teacher|headteacher|head|supervisor|recruiter|director|matron|sister|pm|foreman|gaffer|team lead(?:er)?|lead|principal|coach|editor|partner|interviewer|contact|agent|coordinator|consultant|hr(?: (?:lady|woman|guy|man|manager|person))?';
const BESIDE = new RegExp(
  String.raw`\b(?:${ROLE})(?!\p{L})(?<link>['’]?s name is|,| is| was| called| named| =|:| -| \(|)\s?(?<name>\p{L}[\p{L}'’-]{1,18})(?<last> \p{Lu}[\p{L}'’-]{1,20})?(?= (?:is|was|has|had|been|said|says|promised|told|from|at|and|who|will|would|shes|hes|but|sir|madam|ji|on|today|tonight|tomorrow|yesterday|last|this|next|that)\b|\s?[.,;!?)\n]|\s*$)`,
  'giu',
);
/** "a bloke called darren". */
const CALLED =
  /\b(?:bloke|guy|man|woman|lady|girl|person|someone|somebody|chap|fella|lad|gent(?:leman)?|boss|manager|owner|recruiter|interviewer|supervisor|head|chef|colleague|one) (?:called|named) (?<name>\p{L}[\p{L}'’-]{1,18})(?<last> \p{Lu}[\p{L}'’-]{1,20})?/giu;

/** What is said of somebody, and is no name. */
const SAID_OF =
  /^(?:rude|strict|mean|toxic|fine|away|sick|ill|retired|nice|great|ok|okay|good|decent|sound|aware|busy|happy|sad|lovely|cool|new|old|bad|worse|lazy|abroad|off|here|there|gone|also|always|very|really|kind|fair|hard|tough|easy|crazy|mad|alright|chill|amazing|brilliant|fantastic|awful|horrible|terrible|angry|upset|difficult|unhappy|nobody|leaving|on|in|out|over|office|team|said|says|told|called|named|just|still|never|email|mail|letter|please|pls|thanks|reply|message|text|job|role|post|position|interview|politely|kindly|nicely|humbly|respectfully|counter|offered|yesterday|today|tomorrow|last|next|name)$|(?:ing|ed|ful|ous|ive|able|less|ish)$/iu;

const isCalled = (name: string, isLinked: boolean): boolean =>
  !STOP_WORDS.has(fold(name)) &&
  !QUESTION_WORDS.has(fold(name)) &&
  !SAID_OF.test(name) &&
  !namesOccupation(name) &&
  monthNumber(name) === null &&
  !/day$/iu.test(name) &&
  // Right behind an office a word in small letters is more often another word.
  (isLinked || /^\p{Lu}/u.test(name) || !isBase(name));

/** The names in their order; empty where nobody is named so. */
export function namedByRole(text: string): string[] {
  return [...text.matchAll(CALLED), ...text.matchAll(BESIDE)]
    .map(({ groups }) => groups!)
    .filter(({ name, link = '' }) => isCalled(name!, link !== ''))
    .map(({ name, last = '' }) => `${capital(name!)}${/^ \p{Lu}/u.test(last) ? last : ''}`);
}
