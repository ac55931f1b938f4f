import { namesOccupation } from '@vitae/language/occupations';
import { tellingTerms, termsOf } from '../../text/terms.ts';
import { inTitleCase } from '../../text/title-case.ts';
import { wordCount } from '../../text/words.ts';
import { headWithoutDates } from '../ended-jobs.ts';
import type { Role } from '../role.ts';
import { type Clause, QUOTES_PAGE } from './clauses.ts';
import { namesHouse, namesPost } from './names.ts';

const IS_OVER =
  /(?<!\p{L})(?:finish(?:ed)?|stopped|ended|over|quit|left|closed(?: down)?|laid off|let go|fired|resigned|stepped (?:down|back)|moved on|was bought|was sold|shut down|no longer)(?!\p{L})/iu;
const OF_THE_TITLE =
  /(?<!\p{L})(?:should (?:be|say|read)|title(?: (?:at|with|in) (?:the )?\p{L}+(?: \p{L}+)?)? (?:is|was|has been)|job title|promoted|demoted|(?:was|only|just|really|actually) (?:acting|interim|an? internship)|internship, not)(?!\p{L})/iu;
/** "Elm was a summer internship", "not an engineer role", but not "Elm was a great place" */
const WAS_A =
  /(?<!\p{L})(?:(?:was|am|is|were) (?:actually |really |only |just |never |not )*an? |(?:was|am)n['’]?t an? |not (?:really )?an? )((?:\p{L}+[ -]?){1,5})/iu;
const OF_A_KIND =
  /(?<!\p{L})(?:intern|internship|trainee(?:ship)?|apprentice(?:ship)?|placement|temp|contract(?:or)?|freelance\p{L}*|volunt\p{L}+|part[- ]time|role|post|position)(?!\p{L})/iu;
function isOfTheTitle({ text }: Clause): boolean {
  const [, what = ''] = WAS_A.exec(text) ?? [];
  return OF_THE_TITLE.test(text) || (what !== '' && (OF_A_KIND.test(what) || namesOccupation(what.trim())));
}
const VOLUNTEERED = /(?<!\p{L})volunt\p{L}+(?!\p{L})/iu;
const PROMOTED = /^(?:i )?(?:got |was |been |just )*promoted(?!\p{L})/iu;
/** "since january im Junior Data Engineer there": in the house of now, but not as the page has it. */
const IS_NOW =
  /(?<!\p{L})(?:i['’]?m|i am|i became|they made me) (?:now )?(?:an? |the )?(\p{L}[\p{L} ]{2,40}?)(?= there| now| here| since|,|$)/iu;
const SINCE_WHEN = /(?<!\p{L})(?:since|now|there|any ?more|became|made)(?!\p{L})/iu;
/** "leave the salary at Elm out": of something beside the work. */
const OF_A_PART = /(?<!\p{L})(?:salary|pay|wages?|boss|manager|reasons?|gap|dates?|years|reference|bonus)(?!\p{L})/iu;
const OF_WHEN = /(?<!\p{L})(?:(?:19|20)\d\d|dates?|months?|started|began|joined)(?!\p{L})/iu;

const OF_A_TIME = /(?<!\p{L})(?:last (?:year|months?)|the end|finally|later|from|since|until|till)(?!\p{L})/iu;
const MOST_WORDS_OF_POST = 6;
/** "Senior Engineer" of "should be Senior Engineer at Elm"; empty where a note gives no other post. */
function postGiven({ text }: Clause): string {
  const [, post = ''] =
    /(?<!\p{L})(?:should (?:be|say|read)|title (?:is|was)(?: actually| really)?)\s+(?:an? )?(\p{L}[^,.;()]{2,50}?)(?= (?:at|in|for|with|not)(?!\p{L})|[,.;()]|$)/iu.exec(
      text,
    ) ?? [];
  // "was Art Director in the last year": not all of the time.
  if (OF_A_TIME.test(text)) return '';
  return namesOccupation(post) && wordCount(post) <= MOST_WORDS_OF_POST ? inTitleCase(post) : '';
}

/** "resume says Intern but i was converted to junior analyst" */
const TITLE_ON_PAGE =
  /(?<!\p{L})(?:cv|resume|page) (?:still )?(?:says|has|shows|reads) ["“]?(\p{L}[^,;."”]{2,30}?)["”]?(?:$|,? but (?:i|it)(?!\p{L}))/iu;
const quotesTitle = ({ text }: Clause, { title }: Role) => {
  const quoted = tellingTerms(TITLE_ON_PAGE.exec(text)?.[1] ?? '');
  return quoted.length > 0 && quoted.every((term) => tellingTerms(title).includes(term));
};

const hasOtherPostNow = ({ text }: Clause) =>
  PROMOTED.test(text) || (SINCE_WHEN.test(text) && namesOccupation(IS_NOW.exec(text)?.[1] ?? ''));

const withoutTime = (role: Role): Role => ({
  ...role,
  start: '',
  end: '',
  ...(role.asWritten && { asWritten: headWithoutDates(role.asWritten) }),
});

/** "the Elm job 1999-2002 is a mistake", but not "at Elm 2019 is a mistake" */
const isOfWhole = ({ text, isNotToBeTold }: Clause) =>
  isNotToBeTold && !OF_A_PART.test(text) && (!/mistake/i.test(text) || !OF_WHEN.test(text) || NAMES_JOB.test(text));
const NAMES_JOB = /(?<!\p{L})(?:job|role|post|position|entry|internship|placement)(?!\p{L})/iu;

/** "tutoring finished when I graduated", of a Peer Tutor */
const tellsEndOf = ({ text, subject }: Clause, { title }: Role) =>
  IS_OVER.test(text) && tellingTerms(title).some((term) => subject.includes(term));

/** The roles as far as no clause doubts them. */
export function rolesAfter(roles: readonly Role[], clauses: readonly Clause[], hasMovedAway: boolean): Role[] {
  const isPresent = ({ kind, end }: Role) => kind === 'job' && end === 'present';
  const isOnlyPresent = roles.filter(isPresent).length === 1;
  // Of a house that is named, no other is meant, whatever its posts.
  const ofHouses = new Set(clauses.filter((clause) => roles.some((role) => namesHouse(clause, role))));
  return roles.flatMap((role): Role[] => {
    // "the trading model thing, id be happier if that one didnt come up"
    if (role.kind === 'project') return clauses.some((clause) => clause.isUnheard && isOf(clause, role)) ? [] : [role];
    if (role.kind !== 'job') return [role];
    const own = clauses.filter(
      (clause) =>
        namesHouse(clause, role) ||
        (!ofHouses.has(clause) && (namesPost(clause, role) || (isPresent(role) && tellsEndOf(clause, role)))),
    );
    if (own.some(isOfWhole)) return [];
    const renamed = own.find(isOfTheTitle);
    const hasOtherPost =
      isPresent(role) &&
      clauses.some((clause) => quotesTitle(clause, role) || (isOnlyPresent && hasOtherPostNow(clause)));
    if ((renamed || hasOtherPost) && role.place === '') return [];
    const named: Role =
      renamed || hasOtherPost ? { ...role, title: renamed ? postGiven(renamed) : '', asWritten: '' } : role;
    const paid: Role = own.some(({ text }) => VOLUNTEERED.test(text))
      ? { ...named, kind: 'unpaid', isVolunteer: true }
      : named;
    // "in 2019 is a mistake", "is over"
    const isOfOtherTime = own.some(
      ({ text }) =>
        (isPresent(role) && (IS_OVER.test(text) || QUOTES_PAGE.test(text))) ||
        (IS_MISTAKE.test(text) && OF_WHEN.test(text)),
    );
    return [isOfOtherTime || (hasMovedAway && isPresent(role)) ? withoutTime(paid) : paid];
  });
}
const IS_MISTAKE =
  /(?<!\p{L})(?:mistake|wrong|error|typo|incorrect|not \d{4}|should (?:be|say) \d{4}|only since)(?!\p{L})/iu;

const LEAST_WORDS = 2;
/** "the trading model thing" of a project "Stock Trading Model" */
function isOf({ subject }: Clause, { place }: Role): boolean {
  const name = new Set(termsOf(place));
  return (
    subject.length >= LEAST_WORDS &&
    subject.filter((word) => name.has(word)).length >= Math.max(LEAST_WORDS, subject.length - 1)
  );
}
