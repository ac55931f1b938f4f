import { toAsciiDigits } from '@vitae/language/fold';
import { tellingTerms, termsOf } from '../../text/terms.ts';
import type { NoteOutcome } from '../notes/notes.ts';
import { followWish, NO_WISHES } from '../notes/wishes.ts';

// What a note says of something, clause by clause, and by which words it puts in doubt what the page has of it.

const MOST_CHARACTERS = 2000;

/** "spanish - intermediate is outdated": behind a name of few words stands what is said of it. */
const ENDS_CLAUSE =
  /[,،;؛.!?؟\n]+\s+|\n|(?<=\p{L}\s+[\p{L}\d'’]+\s+[\p{L}\d'’]+)\s[-–—/]\s|\s(?:but|because|so|and) (?=(?:i|it|that|they|we|my|the)(?!\p{L}))|\sso (?=(?:please |pls )?(?:don['’]?t|do not|no need to) \p{L}+ (?:it|that|this|them)(?!\p{L}))/iu;
/** "dont mention the gap", "doesn't matter", "not sure": an order, and no word of what the page tells. */
const IS_NO_CORRECTION =
  /^(?:please |pls |plz |and |so |but |just )*(?:lead|start|begin|open|end|focus|stress|keep|make|say|tell|use|mention|write|put|show|bring|play|push|highlight|emphasi[sz]e|add|include|try)(?!\p{L})(?!.{1,60} (?:off|out|away)(?!\p{L}))|(?<!\p{L})(?:(?:do not|don['’]?t|never|no need to|rather not) (?:forget|leave|skip|miss|omit|drop|mention|say|tell|talk|speak|bring|go|put|include|write|name|hide|make|dwell|use|list|promise|want|mind|worry|let|call|start|focus)|(?:و?لا|ما) ت\p{L}{2,}|مت\p{L}{2,}ش|(?:does ?n['’]?t|do ?n['’]?t|not|no) (?:really )?(?:matter|a problem|problem|an issue|fussed|bothered|sure|a deal ?breaker))(?!\p{L})/iu;

const DENIES =
  /(?<!\p{L})(?:not|never|no longer|without|(?:is|was|did|do|does|has|have|had|are|were|could|would)n['’]?t|مش|مو|ماشي|موش|مهو|و?ليست?|لم|ما عاد\p{L}*)(?!\p{L})/iu;
const CORRECTS =
  /(?<!\p{L})(?:wrong|mistake|error|typo|incorrect|inaccurate|false|outdated|out of date|should (?:be|say|read)|actually|in fact|in reality|only|just|rather than|exaggerat\p{L}*|overstated|more like|was (?:really )?me and|with \d others|demo|prototype)(?!\p{L})/iu;
const NOT_TO_BE_TOLD =
  /(?<!\p{L})(?:mistake|ignore|scrap|delete|remove|skip|(?:take|leave|cut|keep)\b.{1,60}\b(?:off|out|away)|better not|not to (?:use|be used)|embarr?as+\p{L}*)(?!\p{L})/iu;

/** "correction: resume still says PhD since 2020": whatever is named, is no longer so. */
export const QUOTES_PAGE =
  /(?<!\p{L})(?:cv|resume|page) (?:still |wrongly )?(?:says|has|shows|lists|stands|states|reads)(?!\p{L})|^correction(?!\p{L})/iu;

/** "the refresher was 2022" */
export const OF_OTHER_YEAR = /(?<!\p{L})(?:was|is|were|actually) (?:in )?((?:19|20)\d\d)(?!\d)/iu;

/** What is spoken of: "the patent" of "the patent was filed but never granted". */
const ENDS_SUBJECT =
  /:|,|(?<!\p{L})(?:was|were|is|are|(?:is|was|are|were|has|did)n['’]?t|has|have|had|did|only|just|never|not|should|its|it['’]s|that['’]?s|i|we|they|he|she|r[au]n|expired|lapsed|stopped|ended|finished|goes)(?!\p{L})/iu;
/** "pls bring that out", "thats the hook": what is to be told, and no doubt of it. */
const IS_WISHED_FOR =
  /(?<!\p{L})(?:proud|bring (?:that|it|this) out|hook|push|stress|focus|highlight|emphasi[sz]e|main thing|best|relevant|important|i (?:really |do |also )?(?:love|like|enjoy)|(?<=^|[,;] |please |pls |so |and )use (?:that|it|this)|should hear|mention|show (?:that|it|them)|talk about|went well)(?!\p{L})/iu;

/** "they shelved it", "id be happier without", "realistically", "by a colleague": what is said of it is no praise. */
const TAKES_DISTANCE =
  /(?<!\p{L})(?:not?|never|\p{L}+n['’]?t|cannot|now|actually|really|realistic\p{L}*|more like|only|just|plan(?:ned)?|wrong|mistake|result|instead|less|fewer|from|by|others?|some(?:body|one)|colleagues?|team|we|shared|shelved|cancel\p{L}*|scrapp\p{L}*|dropp\p{L}*|killed|stopped|closed|failed|demo|happier|rather|sore|funny|awkward|too|quiet\p{L}*|delayed|pushed|last (?:year|yr|month))(?!\p{L})/iu;

export interface Clause {
  text: string;
  terms: ReadonlySet<string>;
  /** The telling ones of them. */
  telling: readonly string[];
  denies: boolean;
  corrects: boolean;
  isNotToBeTold: boolean;
  /** The telling terms of what it speaks of. */
  subject: readonly string[];
  /** A whole note that the letter neither says nor follows, and that wishes for nothing: what it speaks of may be otherwise. */
  isUnheard: boolean;
}

/** "(not in cv)": what is told is more than the page has. */
const NOT_ON_PAGE = /[,(]?\s?(?:(?:it|this|that)(?:['’]?s| is) )?not (?:in|on) (?:the |my )?(?:cv|resume|résumé)\)?/giu;

/** "ok so the trading model thing" */
const OF_ANY_SUBJECT = new Set(
  termsOf('ok okay thing things stuff bit part one job role post line bullet point project also well anyway listen'),
);
const clauseOf = (text: string, isUnheard: boolean): Clause => ({
  text,
  terms: new Set(termsOf(text)),
  telling: tellingTerms(text),
  denies: DENIES.test(text),
  corrects: CORRECTS.test(text),
  isNotToBeTold: NOT_TO_BE_TOLD.test(text),
  subject: [...new Set(tellingTerms(text.split(ENDS_SUBJECT)[0] ?? ''))].filter((term) => !OF_ANY_SUBJECT.has(term)),
  isUnheard,
});

const ASKS_TO_SAY = /^(?:please |pls |kindly )?(?:say|mention|put|note) (?:that )?/i;

/** More clauses than these no note of a person has. */
const MOST_CLAUSES = 60;

/** The clauses of notes, and each note whole that is not heard. */
export function clausesOf(notes: readonly Pick<NoteOutcome, 'text' | 'outcome'>[]): Clause[] {
  let room = MOST_CHARACTERS;
  const texts = new Map<string, boolean>();
  for (const { text: note, outcome } of notes) {
    const typed = toAsciiDigits(note.slice(0, room)).replace(NOT_ON_PAGE, '');
    // "please say IELTS is now 7.0", which is said.
    const text = outcome === 'said' ? typed.replace(ASKS_TO_SAY, '') : typed;
    room -= typed.length;
    const clauses = text
      .split(ENDS_CLAUSE)
      .map((clause) => clause.trim())
      .filter(
        (clause) =>
          clause !== '' &&
          !IS_NO_CORRECTION.test(clause) &&
          (NOT_TO_BE_TOLD.test(clause) || followWish(clause, NO_WISHES) === null),
      );
    for (const clause of clauses) if (!texts.has(clause)) texts.set(clause, false);
    // "the 18% is from another team, please dont write it as mine": an order behind what it is about.
    const [first = ''] = text.split(ENDS_CLAUSE);
    const isOrder = IS_NO_CORRECTION.test(first) || followWish(first, NO_WISHES) !== null;
    const isUnheard =
      outcome !== 'said' &&
      !isOrder &&
      !IS_WISHED_FOR.test(text) &&
      ENDS_SUBJECT.test(text) &&
      TAKES_DISTANCE.test(text);
    if (isUnheard) texts.set(text, true);
  }
  return [...texts].slice(0, MOST_CLAUSES).flatMap(([text, isUnheard]) =>
    // Whole, and as one of its clauses.
    isUnheard ? [clauseOf(text, false), clauseOf(text, true)] : [clauseOf(text, false)],
  );
}
