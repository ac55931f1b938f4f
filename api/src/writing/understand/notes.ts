import type { LetterNote } from '@vitae/contract/cover-letter';
import { isOrder } from '@vitae/language/orders';
import { normaliseText, withoutMarkup } from '../text/clean-text.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { statementOf } from './statement.ts';
import { followWish, NO_WISHES, type Wishes } from './wishes.ts';

/** What the applicant adds to resume and advert, taken apart. */
export interface Notes {
  /** Sentences of the applicant that can stand in a letter as they are. */
  statements: string[];
  wishes: Wishes;
  /** What became of each sentence, for the applicant to see. */
  outcomes: NoteOutcome[];
}

/** `topics` are what the letter has to speak of, and `avoided` what it must not, for the note to have been followed. */
export type NoteOutcome = LetterNote & {
  topics: readonly string[];
  avoided: readonly string[];
  /** The topics are to be spoken of first. */
  isFirst: boolean;
};

/** What is longer is something to be said, and no topic. */
const MAX_TOPIC_WORDS = 5;
/** "Please mention this in one sentence", of what has been said before. */
const SAY_THIS =
  /^(?:please |also )?(?:(?:mention|include|say|add) (?:this|that|it)(?=$|\.| in\b| once\b| briefly\b| honestly\b)|(?:be|stay) (?:up ?front|honest|open|clear) about (?:it|this|that)[.!]*$)/i;
const MAX_STATEMENTS = 6;

/** Instructions and facts apart. `context` are notes that go with every letter, `request` what is to be changed this time. */
export function readNotes(context: string, request: string): Notes {
  const notes: Notes = { statements: [], wishes: { ...NO_WISHES }, outcomes: [] };
  const sort = (text: string, isStatement: string | null) => {
    const before = notes.wishes;
    const asked = followWish(text, notes.wishes);
    // "Don't say that I want to move abroad" is an order, and what is left out does no harm.
    const leavesOut = asked !== null && asked.wishes.avoid.length > before.avoid.length;
    const wish = isOrder(text) && !leavesOut ? null : asked;
    if (wish) notes.wishes = wish.wishes;
    const topics = notes.wishes.emphasise.filter((topic) => !before.emphasise.includes(topic));
    const avoided = notes.wishes.avoid.filter((topic) => !before.avoid.includes(topic));
    const statement = wish ? statementOf(wish.mention) : SPEAKS_TO_WRITER.test(text) ? null : isStatement;
    const canSay = statement !== null && notes.statements.length < MAX_STATEMENTS;
    if (canSay) notes.statements.push(statement);
    const isOfLast = SAY_THIS.test(text) && notes.outcomes.at(-1)?.outcome === 'said';
    const isFollowed =
      isOfLast || (wish !== null && (wish.mention === '' || canSay || wordCount(wish.mention) <= MAX_TOPIC_WORDS));
    notes.outcomes.push({
      text,
      outcome: canSay ? 'said' : isFollowed ? 'followed' : 'left_out',
      topics: isOfLast ? [] : topics,
      avoided,
      isFirst: notes.wishes.leadWith.length > before.leadWith.length,
    });
  };
  for (const text of sentencesIn(context)) {
    if (TAKEN_BACK.test(text)) {
      notes.outcomes.push({ text, outcome: 'left_out', topics: [], avoided: [], isFirst: false });
      continue;
    }
    if (TAKES_BACK.test(text)) {
      const last = notes.outcomes.at(-1);
      if (last?.outcome === 'said') {
        notes.statements.pop();
        last.outcome = 'left_out';
      }
      notes.outcomes.push({ text, outcome: 'followed', topics: [], avoided: [], isFirst: false });
      continue;
    }
    const parts = clausesOf(text);
    const clauses = isOrder(parts[0] ?? '') ? [text] : parts;
    const statement = clauses.slice(1).some(isWish) ? null : statementOf(text);
    if (statement) {
      notes.statements.push(statement);
      notes.outcomes.push({ text, outcome: 'said', topics: [], avoided: [], isFirst: false });
    } else if (isListInPart(text, clauses))
      for (const { part, statement: said } of partsOf(text)) {
        if (said) notes.statements.push(said);
        notes.outcomes.push({
          text: part,
          outcome: said ? 'said' : SAY_THIS.test(part) ? 'followed' : 'left_out',
          topics: [],
          avoided: [],
          isFirst: false,
        });
      }
    else
      for (const clause of clauses)
        sort(clause === text.replace(/[.\s]+$/, '') ? text : clause, clauses.length > 1 ? statementOf(clause) : null);
  }
  for (const text of sentencesIn(request).flatMap(clausesOf)) sort(text, statementOf(text));
  notes.statements = [...new Set(notes.statements)].slice(0, MAX_STATEMENTS);
  return notes;
}

const UNSAID =
  "(?:don['’]?t|do not|no need to|rather not|best not) (?:put|mention|say|write|include|add|tell|use|bring up|bring (?=(?:it|that|this|them) up\\b))";
/** "My cousin works there but don't put it", "I am divorced, don't mention" */
const TAKEN_BACK = new RegExp(
  `\\bbut (?:please |pls |maybe |perhaps )*${UNSAID} ?(?:it|that|this|them)\\b|(?:\\bbut|\\band|[,;–-]) (?:please |pls |maybe |perhaps )*${UNSAID}(?: ?(?:it|that|this|them|so))?(?: up)?(?: (?:in|to) (?:the|my|this) (?:cover )?letter)?[.!\\s]*$`,
  'i',
);
/** "Don't mention that.", of what has been said before. */
const TAKES_BACK = new RegExp(
  `^(?:please |but )*${UNSAID}(?: ?(?:it|that|this|them))?(?: up)?(?: (?:in|to) (?:the|my|this) (?:cover )?letter)?[.!\\s]*$`,
  'i',
);

const SPEAKS_OF_BEFORE =
  /\b(?:the (?:application|process|exam|course|test|visa|move|transfer|results?)|it|that|this|there|them)\b/i;
const partsOf = (text: string) =>
  text
    // "I'd prefer part time, 3 days"
    .split(/,\s+(?![^(]*\))(?!\d+ [\p{L} ]{3,20}(?:$|[,.]))/u)
    .map((part) => ({ part: part.replace(/[.\s]+$/, ''), statement: statementOf(part) }))
    .filter(({ part }) => part !== '')
    // "not registered yet, have started the application": of which, the part that is left out would say.
    .map((one, _, all) =>
      SPEAKS_OF_BEFORE.test(one.part) && all.some(({ statement }) => statement === null)
        ? { ...one, statement: null }
        : one,
    )
    // "I can come from 20 to 24 October, I have holiday": the one says why the other is so.
    .map((one, at, all) =>
      at > 0 &&
      /^I(?:['’]|\s)/.test(one.part) &&
      all[at - 1]!.statement === null &&
      /^I(?:['’]|\s)/.test(all[at - 1]!.part)
        ? { ...one, statement: null }
        : one,
    );

/** "clean licence, 42, happy to do the on-call": what can be said of it is said. */
const isListInPart = (text: string, clauses: readonly string[]) =>
  clauses.length === 1 &&
  text.includes(',') &&
  !isOrder(text) &&
  followWish(text, NO_WISHES) === null &&
  partsOf(text).some(({ statement }) => statement !== null);

/** Notes are typed in haste: "No photos. keep it short". */
const ENDS_SLOPPILY = /(?<=\p{L}{3,}[.!?]+)\s+(?=\p{Ll})/u;

/** "… and sign it as Jo", which cannot be followed and is nothing to say. */
const SPEAKS_TO_WRITER =
  /^(?:please |also )?(?:(?:say|tell|sign|start|begin|end|finish) (?:that|them|him|her|me|it|this|with|my|as|to|off|i)|(?:write|put) (?:that|it|this))\b/i;
/** "… and address it to Mrs Pugh" */
const isWish = (clause: string) =>
  SPEAKS_TO_WRITER.test(clause) || (!isOrder(clause) && followWish(clause, NO_WISHES) !== null);

function sentencesIn(text: string): string[] {
  return withoutMarkup(normaliseText(text))
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(ENDS_SLOPPILY))
    .map((sentence) => sentence.replace(/^[-*•]\s+/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const WRITERS_VERBS =
  "more|less|shorter|longer|emphasi[sz]e|focus|highlight|mention|include|add|don['’]?t|do not|remove|omit|skip|leave out|avoid|keep|make|address|change|stress|say|tell|sign|start with|end with|begin with|finish with|write (?:that|it|this)|put (?:that|it|this)|ask (?:them |about|whether|if)";
const NEW_CLAUSE = new RegExp(
  `[;!?]\\s+|,\\s+(?:and |but )?(?=(?:please |also )?(?:${WRITERS_VERBS}|use)\\b)|\\s+(?:and|but)\\s+(?=(?:please |also )?(?:${WRITERS_VERBS})\\b)`,
  'i',
);

/** A request of several parts, cut where a new part begins. */
function clausesOf(request: string): string[] {
  return request
    .split(NEW_CLAUSE)
    .map((clause) => clause.replace(/[.\s]+$/, '').trim())
    .filter(Boolean);
}
