import type { LetterNote } from '@vitae/contract/cover-letter';
import { isOrder } from '@vitae/language/orders';
import { avoiding } from '../../text/avoiding.ts';
import { normaliseText, withoutMarkup } from '../../text/clean-text.ts';
import { sentencesOf, upperFirst, wordCount } from '../../text/words.ts';
import { BEFORE_TERMS, clausesInArabic, keepsSilentInArabic } from './arabic-notes.ts';
import { plainlySaid } from './asked-to-be-said.ts';
import { limitsAvailability } from './limits-availability.ts';
import { statementOf } from './statement.ts';
import { goesOnInStory, tellsOfPast } from './story-told.ts';
import { followWish, NO_WISHES, type Wishes } from './wishes.ts';

/** What the applicant adds to resume and advert, taken apart. */
export interface Notes {
  /** Sentences of the applicant that can stand in a letter as they are. */
  statements: string[];
  wishes: Wishes;
  /** The applicant's own, where the notes give it; else empty. */
  name: string;
  /** First names that the page has, each with the one to be used in its place. */
  called: Readonly<Record<string, string>>;
  /** The number that the notes give in place of the page's; else empty. */
  phone: string;
  /** The notes say when the applicant can work, or cannot: what the resume says of that may no longer be so. */
  limitsAvailability: boolean;
  /** What became of each sentence, for the applicant to see. */
  outcomes: NoteOutcome[];
}

/** `topics` are what the letter has to speak of, and `avoided` what it must not, for the note to have been followed. */
export type NoteOutcome = LetterNote & {
  /** The sentence that the letter is to hold, where the note is one that can be said. */
  statement: string | null;
  topics: readonly string[];
  avoided: readonly string[];
  /** The topics are to be spoken of first. */
  isFirst: boolean;
};

/** "Please mention this in one sentence", of what has been said before. */
const SAY_THIS =
  /^(?:(?:you |i |we )?(?:could|can|might|may) (?:also |maybe )?(?:(?:put|add|mention|include|use|say) (?:that|it|this)(?: in)?|mention)[.!]*$)|^I(?:['’]d| would| want) (?:like |love |want )?(?:that|this|it) (?:to be )?(?:in (?:there|here|it|the letter)|mentioned|included)\b|^(?:please |also )?(?:(?:mention|include|say|add|use|put|talk about|stress|focus on|bring up|show) (?:this|that|it|them|these|both|all of (?:it|this|that|them)|both of (?:them|these))(?=$|\.| in\b| once\b| briefly\b| honestly\b)|(?:say|tell|mention) (?:so|it|this) (?:openly|briefly|honestly)(?: (?:and|but) (?:openly|briefly|honestly))?[.!]*$|(?:be|stay) (?:up ?front|honest|open|clear|straight) about (?:it|this|that)[.!]*$|don['’]?t hide (?:it|this|that)\b)/i;
const MAX_STATEMENTS = 8;

/** A part of a note, and how it can be said in a letter, if it can. */
interface Part {
  part: string;
  statement: string | null;
}

/** Instructions and facts apart. `context` are notes that go with every letter, `request` what is to be changed this time. */
export function readNotes(context: string, request: string): Notes {
  const asides = [...context.matchAll(KEPT_ASIDE)].map(([, aside = '']) => aside);
  const sentences = sentencesIn(context.replace(KEPT_ASIDE, ''));
  const notes: Notes = {
    statements: [],
    wishes: { ...NO_WISHES },
    name: '',
    called: {},
    phone: NEW_PHONE.exec(context)?.[1]?.trim() ?? '',
    limitsAvailability: sentences.some(limitsAvailability),
    outcomes: [],
  };
  const add = (text: string, outcome: NoteOutcome['outcome'], more: Partial<NoteOutcome> = {}) =>
    notes.outcomes.push({ text, outcome, statement: null, topics: [], avoided: [], isFirst: false, ...more });
  for (const aside of asides) add(aside, 'followed');
  let firstOfLast = 0;
  const takeBackLast = () => {
    const last = notes.outcomes.slice(firstOfLast).filter(({ outcome }) => outcome === 'said');
    notes.statements = notes.statements.filter((said) => last.every(({ statement }) => statement !== said));
    for (const note of last) note.outcome = 'left_out';
  };
  const sort = ({ part, statement }: Part) => {
    const [, own, other] = CALLED.exec(part) ?? [];
    if (own && other) {
      notes.called = { [other]: own };
      return add(part, 'followed', { topics: [own] });
    }
    const [, name] = STATES_NAME.exec(part) ?? HAS_ONE_NAME.exec(part) ?? HAS_NEW_NAME.exec(part) ?? [];
    if (name && !IS_NO_NAME.test(name)) {
      notes.name = withCapitals(name.replace(/\.$/, ''));
      return add(part, 'followed', { topics: [name] });
    }
    if (notes.phone !== '' && (part.includes(notes.phone) || PHONE_CHANGED.test(part))) return add(part, 'followed');
    // Of what is not said nothing is short.
    const isOfUnheard = IS_SHORT_OF_THAT.test(part) && notes.outcomes.at(-1)?.outcome === 'left_out';
    if (isOfUnheard) return add(part, 'left_out');
    if (SAY_THIS.test(part) && notes.outcomes.at(-1)?.outcome === 'said') return add(part, 'followed');
    const before = notes.wishes;
    const wish = statement === null ? wishIn(part, before) : null;
    if (wish) notes.wishes = wish.wishes;
    if (statement === null && IS_HONEST.test(part)) return add(part, 'followed');
    if (IS_NOT_TO_SOUND.test(part) || IS_NOT_TO_ASK.test(part)) {
      takeBackLast();
      return add(part, 'followed');
    }
    const said = wish ? statementOf(wish.mention) : statement;
    if (said !== null && notes.statements.length < MAX_STATEMENTS) {
      notes.statements.push(said);
      return add(part, 'said', { statement: said });
    }
    const topics = notes.wishes.emphasise.filter((topic) => !before.emphasise.includes(topic));
    // Whoever is to be addressed has to be named.
    if (notes.wishes.addressee !== before.addressee) topics.push(notes.wishes.addressee);
    const [, order = part, reason] = WITH_REASON.exec(part) ?? [];
    add(order, wish ? 'followed' : 'left_out', {
      topics,
      avoided: notes.wishes.avoid.filter((topic) => !before.avoid.includes(topic)),
      isFirst: notes.wishes.leadWith.length > before.leadWith.length,
    });
    if (reason !== undefined) add(reason, 'left_out');
  };
  sentences.forEach((text, at) => {
    if (keepsSilentInArabic(text)) {
      const { avoid } = notes.wishes;
      notes.wishes = wishIn(text, notes.wishes)?.wishes ?? notes.wishes;
      const named = notes.wishes.avoid.filter((topic) => !avoid.includes(topic));
      add(text, 'followed', { avoided: [...named, ...(text.match(/[A-Za-z][A-Za-z\d+#.]+/g) ?? [])] });
    } else if (TAKEN_BACK.test(text)) {
      // "avail from 2 Sept, need to finish by 4 on Tuesdays but maybe don't put that"
      const parts = text.split(/,\s+(?![^(]*\))/);
      const terms = parts.slice(0, -1).map((part) => ({ part, statement: sayable(part) }));
      const kept = terms.findIndex(({ statement }) => statement === null || !IS_OF_TERMS.test(statement));
      const told = kept < 0 ? terms : terms.slice(0, kept);
      for (const part of told) sort(part);
      add(parts.slice(told.length).join(', '), KEEPS_BACK.test(text) ? 'followed' : 'left_out');
    } else if (TAKES_BACK.test(text)) {
      takeBackLast();
      add(text, 'followed');
    } else if (SAYS_INSTEAD.test(text)) {
      const [, told = '', order = '', instead = ''] = SAYS_INSTEAD.exec(text)!;
      if (told.trim() === '') takeBackLast();
      else add(told.replace(/[\s,–-]+$/u, ''), 'followed');
      add(order, 'followed');
      sort({ part: instead, statement: sayable(instead) });
    } else {
      firstOfLast = notes.outcomes.length;
      for (const [index, part] of partsIn(text, sentences.slice(0, at).join(' ')).entries()) {
        // "…, we won after I showed the usage": what was won, only the part before it says.
        const isUnheard =
          notes.outcomes.at(-1)?.outcome === 'left_out' &&
          ((index > 0 ? REFERS_BACK : TURNS_FROM_BEFORE).test(part.part) ||
            (tellsOfPast(notes.outcomes.at(-1)!.text) && goesOnInStory(part.statement)));
        sort(isUnheard ? { ...part, statement: null } : part);
      }
    }
  });
  for (const text of sentencesIn(request).flatMap(clausesOf)) sort({ part: text, statement: sayable(text) });
  const isAvoided = avoiding(notes.wishes.avoid);
  for (const note of notes.outcomes)
    if (note.outcome === 'said' && note.statement !== null && isAvoided(note.statement)) note.outcome = 'left_out';
  notes.statements = [...new Set(notes.statements)].filter((statement) => !isAvoided(statement));
  return notes;
}

/** "keep that short tho" */
const IS_SHORT_OF_THAT = /^(?:and |but |please )*(?:keep|make|say) (?:that|this)(?: one| part| bit)? (?:short|brief)/i;
/** Of whom or what, a sentence before has said. */
const REFERS_BACK =
  /^(?:and |so |then )?(?:(?:went|turned out|came out|worked out) (?:really |very |so |quite )?(?:well|good|fine|great|ok(?:ay)?)\b|(?:i['’]?m|i am|am) not (?:the |an? )?(?:sole|only)\b|(?:we|he|she|they) (?:won|lost|got|did|kept|stayed|came|went|made)|it (?:worked|went|was|got)|this|that)\b/i;

/** "I changed to sharing a loaf": from what, the sentence before has said. */
const TURNS_FROM_BEFORE = /^(?:and |so |then )?i (?:changed|switched|turned|ended up|went) (?:to|with|for) \p{Ll}/iu;

/** "(wife expecting in July, don't put that in)": told to the writer alone. */
const KEPT_ASIDE =
  /\s?\(([^()]{3,200}?(?:don['’]?t|do not|no need to) (?:put|mention|say|write|include|tell|use)\b[^()]{0,40})\)/giu;

/** "my name is Jo Doe", for a resume that does not say. */
const STATES_NAME =
  /^(?:please )?(?:(?:[Mm]y (?:full )?)?[Nn]ame is|sign (?:it |the letter )?(?:as|with)) (?:just )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}|(?<=just )\p{Lu}[\p{L}'’-]+|\p{Ll}[\p{Ll}'’-]+ \p{Ll}[\p{Ll}'’-]+)(?:,? (?:with |i have )?no (?:last|second|family|sur) ?name|,? (?:and )?not \p{L}+)?(?:,? (?:but |and )?(?:it['’]?s|it is|that['’]?s) not (?:in|on) (?:my |the )?(?:resume|cv))?[.!]*$/u;
/** "my legal name is just Etta, no surname" */
const HAS_ONE_NAME =
  /^my (?:legal |full |real )?name is (?:just|only) (\p{Lu}[\p{L}'’-]+)(?:,? (?:(?:with )?no|without an?) (?:surname|last name|family name))?[.\s]*$/iu;
/** "got married in may so its Jo Doe now, please sign like that" */
const HAS_NEW_NAME =
  /\b(?:married|divorced|name|sign|surname|maiden)\b.*\b(?:its|it['’]s|it is|i['’]?m|i am|name is|called) (?:now )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?: now| these days| from now on)\b/u;

/** "put Darren not Dazza" */
const CALLED =
  /^(?:please |pls )?(?:put|use|write|sign(?: (?:it )?(?:as|with))?|call me) (\p{Lu}\p{L}+),? (?:and )?not (\p{Lu}\p{L}+)[.!]*$/u;

/** "jo doe", "Elena VOSS" */
const withCapitals = (name: string) =>
  name
    .split(' ')
    .map((word, _, all) =>
      isShouted(word) && !all.every(isShouted) ? upperFirst(word.toLowerCase()) : upperFirst(word),
    )
    .join(' ');
const isShouted = (word: string) => /^\p{Lu}{3,}$/u.test(word);
/** "my phone number is changed, new is 07700 900418" */
const NEW_PHONE =
  /\b(?:phone|mobile|mob|cell|tel|number)\b[^.\n\d+]{0,30}\b(?:changed|new|now|is)\b[^\d+\n]{0,30}(\+?\d[\d ()-]{7,18}\d)(?!\d)/i;
const PHONE_CHANGED = /\b(?:phone|mobile|number)\b.{0,20}\b(?:changed|different|new)\b/i;

/** "my name is not to be used" */
const IS_NO_NAME = /^(?:not|to|on|in|missing|in|the|my|wrong|spelled|spelt|misspelled|changed)\b/;

/** "I'm done with short contracts, but don't make it sound negative": in whose own words nothing can be softened. */
const IS_NOT_TO_SOUND =
  /^(?:please |but |just |pls )*(?:don['’]?t|do not|not to) (?:make|let) (?:it|this|that) (?:sound|look|seem|read|come across)\b/i;

/** "dont ask it in the letter" */
const IS_NOT_TO_ASK = /^(?:please |but |just |pls )*(?:don['’]?t|do not|not to) ask (?:it|this|that|them)\b/i;

/** "don't pretend": a letter never does. */
const IS_HONEST =
  /^(?:please |pls |but |so |and )*(?:(?:don['’]?t|do not|no need to|never) (?:pretend|lie|claim (?:it|that|this|them|anything)|exaggerate|oversell|make (?:things|stuff|anything) up|invent (?:things|stuff|anything)|fake (?:it|anything))|(?:i am |i['’]m )?not (?:a fan of|keen on) (?:sounding|being|coming across as) \w+|be honest|stay honest|(?:don['’]?t|no|do not) need to (?:explain|justify)|need not (?:explain|justify))(?: (?:about|with) (?:it|that|this|them)| (?:it|that|this|why))?(?:,? (?:please|pls|plz))?[.!\s]*$/i;

/** "don't dwell on it, the twins are in nursery now": what is told beside an order is not followed, but told. */
const WITH_REASON =
  /^((?:please )?(?:don['’]?t|do not|no need to)\b[^,]{3,60}), ((?:the|my|our|his|her|they|he|she|we|it)\b.+)$/i;

/** "Don't say that I want to move abroad" is an order, and what is left out does no harm. Other orders are not followed. */
function wishIn(text: string, wishes: Wishes): ReturnType<typeof followWish> {
  const asked = followWish(text, wishes);
  const leavesOut = asked !== null && asked.wishes.avoid.length > wishes.avoid.length;
  return isOrder(text) && !leavesOut ? null : asked;
}

const sayable = (text: string, before = '') => (isForWriter(text) ? null : statementOf(text, before));
/** "Say that I'm ready" has something to say, "say it with a joke" has not. */
const isForWriter = (text: string) =>
  (SPEAKS_TO_WRITER.test(text) && !/^(?:please |also )?say (?:that )?i\b/i.test(text)) || KEEPS_SILENT.test(text);
/** "I don't want to go into the back trouble" */
const KEEPS_SILENT =
  /^(?:please )?i(?: (?:don['’]?t|do not|would not|wouldn['’]?t|would rather not|['’]d rather not|prefer not to)|['’]d (?:rather not|prefer not to)) (?:(?:want|wish|like|need|have) to )?(?:go into|get into|talk about|speak about|discuss|mention|bring up|dwell on|explain|say anything about|make (?:a|too much|much))\b/i;

/** "Focus on ticketing, I did three years of it", "stress the training, I want to move into it for good" */
const wishAndFact = (clause: string) =>
  isWish(clause)
    ? clause.split(
        /,\s+(?=I(?:['’]|\s)(?!(?:hate|love|like|prefer|think|want(?! to (?:move|go|return|change|switch|work|become|learn)\b)|know|hope)\b))/,
      )
    : [clause];

/** "…, and I'd like that in there if it isn't too cheesy" */
const WANTS_IT_IN =
  /,? (?:and|but|so) (?=I(?:['’]d| would| want) (?:like |love |want )?(?:that|this|it) (?:to be )?(?:in (?:there|here|it|the letter)|mentioned|included)\b)/i;

/** A sentence whole, where it can be said so, else what of it can, and what of it is a wish. */
function partsIn(text: string, before: string): Part[] {
  const [fact = '', wish] = text.split(WANTS_IT_IN);
  if (wish !== undefined) return [...partsIn(fact, before), { part: wish, statement: null }];
  const parts = clausesOf(text);
  const clauses = isOrder(plainlySaid(parts[0] ?? '')) ? [text] : parts.flatMap(wishAndFact);
  const whole =
    COULD_SAY.test(text) || KEEPS_SILENT.test(text) || clauses.slice(1).some((one) => isWish(one) || SAY_THIS.test(one))
      ? null
      : statementOf(text, before);
  if (whole !== null) return [{ part: text, statement: whole }];
  if (isListInPart(text, clauses, before)) return partsOf(text, before);
  if (clauses.length === 1) return [{ part: text, statement: null }];
  return clauses.flatMap((clause) => {
    const statement = sayable(clause, before);
    return statement === null && !isForWriter(clause) && isListInPart(clause, [clause], before)
      ? partsOf(clause, before)
      : [{ part: clause, statement }];
  });
}

const UNSAID =
  "(?:don['’]?t|do not|no need to|rather not|best not) (?:put|mention|go on about|go into|get into|explain|say|write|include|add|tell|use|bring up|bring (?=(?:it|that|this|them) up\\b))";
/** "leave that out" */
const KEPT_BACK =
  "(?:(?:(?:it|that|this)(?:[’']?s| is) )?(?:not relevant|irrelevant)(?: (?:lol|tho|though|haha))?(?:,? (?:so )?(?:please )?(?:leave|skip|drop|ignore) (?:it|that))?|(?:leave|keep|save) (?:it|that|this|them) (?:out(?: of it)?|off|private|secret|to yourself|between us|(?:for|until|till) (?:the |my |an )?(?:interview|later|phone call|meeting))|be discreet)";
const POLITELY = '(?:,? (?:please|pls|plz|maybe|perhaps|i think|thanks|thx))*';
/** "My cousin works there but don't put it", "I am divorced, don't mention" */
const TAKEN_BACK = new RegExp(
  `(?:\\bbut|\\band|\\bso|[,;–-]) (?:please |pls |maybe |perhaps |obviously )*${KEPT_BACK}${POLITELY}[.!\\s]*$|(?:don['’]?t know|not sure) (?:if|whether) (?:you should|to) (?:say|mention|put|include)\\b|(?:و|لكن |ولكن )لا (?:أريد ذكر|تذكر|داعي لذكر) (?:ذلك|هذا|هذه)|\\bbut (?:please |pls |maybe |perhaps )*${UNSAID} ?(?:it|that|this|them|him|her)\\b|(?:\\bbut|\\band|[,;–-]) (?:please |pls |maybe |perhaps )*${UNSAID}(?: ?(?:it|that|this|them|him|her|so|anything))?(?: up)?(?: (?:in|to) (?:the|my|this) (?:cover )?letter)?${POLITELY}[.!\\s]*$|\\S (?:no need to|don['’]?t|do not) (?:say|mention|put|include|write|explain|bring)(?: (?:it|that|this))?(?: up)?[.!\\s]*$|\\bbut (?:i )?(?:really )?(?:don['’]?t|do not) want (?:to|it|them|that|this|any)\\b`,
  'i',
);
/** What an advert asks of everybody: no secret, whatever stands behind it. */
const IS_OF_TERMS =
  /^(?:I (?:am available|can (?:start|join|begin)|hold an? [\p{L}\d ]*licen[cs]e)|My (?:notice|expected|current) )/u;
/** An order, where "not sure whether to mention it" is a question. */
const KEEPS_BACK = new RegExp(`${UNSAID}|${KEPT_BACK}|لا (?:أريد ذكر|تذكر|داعي)`, 'i');
/** "Don't mention that.", of what has been said before. */
const TAKES_BACK = new RegExp(
  `^(?:please |but |obviously |no,? |actually )*(?:${KEPT_BACK}|${UNSAID})(?: ?(?:it|that|this|them))?(?: up)?(?: (?:in|to) (?:the|my|this) (?:cover )?letter)?${POLITELY}[.!\\s]*$`,
  'i',
);

/** "I was at home with my dad - dont write that, just that im free now": in place of what is not to be said. */
const SAYS_INSTEAD = new RegExp(
  `^(.*?)(${UNSAID} (?:it|that|this))(?:[,;–-] ?|\\s(?=just (?:say|write|put)\\b))(?:but |and )?(?:just|only|rather|instead)(?: (?:say|write|put))?(?: that)? (.{4,})$`,
  'iu',
);

const SPEAKS_OF_BEFORE =
  /^(?:my )?(?:final )?exam (?:is )?booked\b|\b(?:the (?:application|process|exam|course|test|tutorial|training|workshop|visa|move|transfer|results?)|there)\b/i;
/** "obs at work - temp, pulse, sats", "3 customers: shoes, food": what is listed behind a sign is one piece. */
const LISTED = /(?<=(?::|\s[–-])\s)\p{L}[^,:;.–]{0,24}(?:,\s\p{L}[^,:;.–]{0,24}){1,7}(?=[.\s]*$)/u;
const IN_LIST = '\u2063';

const piecesOf = (text: string, before: string): Part[] =>
  text
    .replace(LISTED, (list) => list.replaceAll(', ', IN_LIST))
    // "I'd prefer part time, 3 days"
    .split(/,\s+(?![^(]*\))(?!\d+ (?!\p{L}+ (?:(?:is|are) |notice\b))[\p{L} ]{3,20}(?:$|[,.]))/u)
    .map((part) => part.replaceAll(IN_LIST, ', '))
    .map((part) => ({ part: part.replace(/[.\s]+$/, ''), statement: statementOf(part, before) }))
    .filter(({ part }) => part !== '');

const LIMITS =
  /^(?:\p{Lu}\S* )?(?:only|just|but|though|not(?! \p{Ll}+ing\b)|no|never|small part|basics?|a (?:little|bit)|little|partly|in part)\b/u;
const MOST_WORDS_OF_LIMIT = 6;
const isLimit = (part: string) => LIMITS.test(part) && wordCount(part) <= MOST_WORDS_OF_LIMIT && !isOrder(part);
/** "never used Rhino, willing to learn it": the one without the other would be a mere confession. */
const IS_KEEN =
  /^(?:but |and )?(?:i am )?(?:very |more than )?(?:willing|happy|keen|eager|ready|quick) to (?:learn|pick|try|take)\b/i;
const DENIES = /\b(?:not|never|no)\b|n['’]t\b/i;
/** "I script in Python mainly, Go only a little": the one without the other would say more. */
function withLimits(pieces: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    if (before?.statement && IS_KEEN.test(piece.part) && DENIES.test(before.statement))
      parts.splice(-1, 1, {
        part: `${before.part}, ${piece.part}`,
        statement: `${before.statement.slice(0, -1)}, but I am ${piece.part.replace(/^(?:but |and )?(?:i am )?/i, '')}.`,
      });
    else if (before?.statement && piece.statement === null && isLimit(piece.part))
      parts.splice(-1, 1, {
        part: `${before.part}, ${piece.part}`,
        statement: `${before.statement.slice(0, -1)}, ${piece.part.replace(/^no (.+) yet$/i, 'but I have no $1 yet')}.`,
      });
    else parts.push(piece);
  }
  return parts;
}

const partsOf = (text: string, before: string): Part[] =>
  withLimits(piecesOf(text, before))
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
    )
    // "we plan to move here this summer, my husband works remotely": of itself the second says nothing.
    .map((one, at, all) =>
      at > 0 && OF_A_RELATIVE.test(one.part) && all[at - 1]!.statement === null ? { ...one, statement: null } : one,
    )
    // "haven't got the ticket yet, booked in for a course": without what mends it, it would be a mere confession.
    .map((one, at, all) =>
      all[at + 1]?.statement === null &&
      MENDS.test(all[at + 1]!.part) &&
      one.statement !== null &&
      DENIES.test(one.statement)
        ? { ...one, statement: null }
        : one,
    )
    // "I'm deaf in one ear, it has never been in my way": the one without the other would say something else.
    .map((one, at, all) =>
      all[at + 1]?.statement === null && TURNS_SENSE.test(all[at + 1]!.part) ? { ...one, statement: null } : one,
    );
const MENDS =
  /^(?:but |and |so )?(?:i(?: am|['’]?m) )?(?:am )?(?:booked|enrolled|signed up|registered|doing|taking|starting|studying|on the|will|would|going to)(?!\p{L})/iu;
const OF_A_RELATIVE =
  /^(?:and |but |as |since )?my (?:husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend|parents|mother|father|mum|mom|dad|kids|children|son|daughter)\b/i;
const TURNS_SENSE =
  /^(?:it|this|that|they|but|though|although|only)\b.*(?:n['’]t|\b(?:not|never|no|only|until|if|unless))\b|^(?:so |and |but )?(?:i )?needs? to (?:explain|justify|address)\b/i;

/** "clean licence, 42, happy to do the on-call": what can be said of it is said. */
const isListInPart = (text: string, clauses: readonly string[], before: string) =>
  clauses.length === 1 &&
  text.includes(',') &&
  !isOrder(text) &&
  followWish(text, NO_WISHES) === null &&
  partsOf(text, before).some(({ statement }) => statement !== null);

/** Notes are typed in haste: "No photos. keep it short". */
const ENDS_SLOPPILY =
  /(?=\s)(?:(?<=\b\p{Lu}{2,4}[.!?]{1,5})|(?<=(?:\p{L}{3,}|[\s/]\d{1,7}|\d\.\d{1,3}|\d(?:st|nd|rd|th)|\b(?:this|last|next|each) (?:yr|wk|mo)|\/(?:wk|mo|yr)|\b\d+(?:\.\d+)?(?:k|am|pm)|\b[ABC][12]|\b(?:cv|it|me|so|ok|do|go|up|in|am|pm|of|on|at|to|by|us|my|no|too|out|off)|[)'"’”])[.!?]{1,5})(?<!\b(?:incl|excl|approx|dept|govt|mgmt|yrs|hrs|min|max|avg|est|tel|ext|esp)\.))\s+(?=\p{Ll})/u;

/** "had a clearance (lapsed) dont mention BJJ", "dont say that, say I wanted to build things": another thing begins. */
const BEFORE_ORDER =
  /(?<=[\p{L}\d)])(?:,? (?:and|but|so))? (?=(?:dont|don['’]t|do not) (?:lie|mention|talk about|bring up|say|write|put|include) (?!it\b|that\b|this\b|them\b|him\b|her\b|so\b|anything\b|any\b)\p{L})(?<!\b(?:please|kindly|pls|plz|i|you|they|we|just|really|but|and|so) )|(?<=[\p{L}\d)])(?:,? (?:and|but|so))? (?=(?:dont|don['’]t|do not) (?:exaggerate|oversell|overdo|overclaim|boast|brag|apologi[sz]e|pretend)(?:$|[.!,;]| (?:it|that|this)(?:$|[.!,;])))(?<!\b(?:please|pls|plz|i|you|they|we|just|really|but|and|so) )|(?<=\b(?:that|it|this)), (?=(?:just |rather |instead )?say (?:that )?(?:i|my)\b)/iu;

/** "skip the sale of 2019, cant travel in august": what stands behind the order is of the applicant. */
const BEHIND_ORDER =
  /(?<=^(?:please |pls |plz |but |and |also )*(?:skip|leave|omit|avoid|don['’]?t|do not|no need to)\b[^,]{3,80}), (?=(?:but i|i want to (?:move|go|return|change|switch|work|become|learn|build|lead|manage|teach|grow)\b|can(?:['’]?t|not)?|could|available|free|have|got|did|made|built|used|worked|speak|passed|notice|(?:\d+|one|two|three|four|six) (?:days?|weeks?|wks?|months?)['’]? notice)\b)/i;

/** "mention the certificate and that i can do on call" */
const AND_THAT_I =
  /(?<=^(?:please |pls |plz |also )*(?:mention|say|include|add) (?!that\b)[^,.;]{3,60}) and (?=that I(?:['’]\p{L}+)? )/iu;

/** "mention i grew up there, also im not free on tuesdays": another thing begins. */
const BEFORE_ALSO = /(?<=\p{L}{2}\)?),\s+(?=also,? i(?:['’]?m| am| have|['’]?ve| can| speak| know| work)\b)/iu;

/** "keep it 1 page, no buzzwords like passionate" */
const BEHIND_LENGTH =
  /(?<=^(?:please |pls )?keep it (?:to |under |short|brief)?(?:an?|1|one|half an?)? ?(?:page)?), (?=no \p{L}{4,})/iu;

/** "notice 30 days visa transferable no ban": what is typed behind the notice is another thing. */
const BEHIND_NOTICE =
  /(?<=\bnoc(?: is)? (?:ready|available|there)),? (?=(?:can )?join\b)|(?<=\bnotice(?: period)?(?: is)? (?:nil|none|zero)),? (?=(?:i )?can (?:join|start)\b)|(?<=\bnotice(?: period)?(?: is|:)? (?:\d{1,2}|one|two|three) (?:days|weeks|months?)) (?=(?:visa|iqama|no ban|noc|transferable|own car|driving|licen[cs]e|valid)\b)|(?<=\bvisa (?:is )?transferable) (?=(?:no|noc|with)\b)/i;

/** "could mention the changeover because they want the same" */
const COULD_SAY =
  /^(?:(?:you|we|i) )?(?:could|might|can|should) (?:also |maybe |perhaps )?(?:mention|include|add|say|write|put)\b/i;
/** "… and sign it as Jo", which cannot be followed and is nothing to say. */
const SPEAKS_TO_WRITER =
  /^(?:please |also )?(?:(?:say|tell|sign|start|begin|end|finish) (?:that|them|him|her|me|it|this|with|my|as|to|off|i)|(?:write|put) (?:that|it|this))\b/i;
/** "… and address it to Mrs Pugh" */
const isWish = (clause: string) =>
  SPEAKS_TO_WRITER.test(clause) || (!isOrder(clause) && followWish(clause, NO_WISHES) !== null);

/** "from 16 Feb. Keen to learn": what looks like a word cut short ends the sentence here. */
const ENDS_IN_MONTH =
  /(?<=\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)\s+(?=\p{Lu})/u;
/** "within 2 yrs. selling the business in March": what follows begins as a note does. */
const ENDS_IN_UNIT =
  /(?<=(?:\d ?|\/ ?|\b(?:an|per|a) )(?:yrs?|hrs?|mins?|wks?|mths?|mos?|hour|day|week|month)\.)\s+(?=(?:\p{Ll}+ing|can|have|had|do|dont|don['’]t|i|my|no|not|need|happy|also|please|pls|keep|mention|skip|leave) )/u;
/** "…. dont mention the bakery": whatever stands before it, an order to the writer begins its own sentence. */
const ENDS_BEFORE_ORDER =
  /(?<=[\p{L}\d)][.!?])\s+(?=(?:please |pls |plz |also )?(?:dont|don['’]t|do not|no need to|leave out|skip|mention|emphasi[sz]e|highlight|keep it)\b)/u;
/** "spanish is native - mom is from Guadalajara": behind the level stands how it came about. */
const BEHIND_LEVEL = /(?<=^(?:my )?\p{L}{4,} (?:is )?(?:native|fluent|bilingual|rusty|basic)) [-–] (?=\S+ \S)/iu;
/** "skip the levels etc. Lead with people" */
const ENDS_IN_ETC = /(?<=\betc\.)\s+(?=\p{Lu}\p{Ll})/u;
/** "live in SF want remote": where one is, and what one would like. */
const BEHIND_PLACE =
  /(?<=(?:^|, )(?:i am |i['’]m |i )?(?:living|live|based|staying) (?:in|near|at) \p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)?) (?=(?:want|prefer|need|looking for) (?:remote|hybrid|full|part|on-?site|work|a)\b)/iu;
/** "Capt. Andreou", "1. März" */
const GOES_ON =
  /\b(?:Capt|Sgt|Lt|Col|Engr?)\. \p{Lu}|\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u;
const joined = (sentences: string[], sentence: string): string[] => {
  const [next = ''] = sentence.split(' ');
  const last = sentences.at(-1) ?? '';
  return GOES_ON.test(`${last.split(' ').slice(-1).join(' ')} ${next}`)
    ? [...sentences.slice(0, -1), `${last} ${sentence}`]
    : [...sentences, sentence];
};

function sentencesIn(text: string): string[] {
  return withoutMarkup(normaliseText(text))
    .split('\n')
    .flatMap((line) => sentencesOf(line).reduce(joined, []))
    .flatMap((sentence) => sentence.split(ENDS_IN_MONTH))
    .flatMap((sentence) => sentence.split(ENDS_SLOPPILY))
    .flatMap((sentence) => sentence.split(ENDS_IN_UNIT))
    .flatMap((sentence) => sentence.split(ENDS_BEFORE_ORDER))
    .flatMap((sentence) => sentence.split(BEHIND_LEVEL))
    .flatMap((sentence) => sentence.split(BEHIND_PLACE))
    .flatMap((sentence) => sentence.split(ENDS_IN_ETC))
    .flatMap((sentence) => sentence.split(BEFORE_ORDER))
    .flatMap((sentence) => sentence.split(BEHIND_ORDER))
    .flatMap((sentence) => sentence.split(AND_THAT_I))
    .flatMap((sentence) => sentence.split(BEFORE_ALSO))
    .flatMap((sentence) => sentence.split(BEHIND_LENGTH))
    .flatMap((sentence) => sentence.split(BEHIND_NOTICE))
    .flatMap((sentence) => sentence.split(BEFORE_TERMS))
    .flatMap(clausesInArabic)
    .map((sentence) => sentence.replace(/^[-*•]\s+/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const WRITERS_VERBS =
  "more|less|downplay|play down|shorter|longer|emphasi[sz]e|focus|highlight|mention|include|add|use (?:it|that|this)\\b|don['’]?t|do not|remove|omit|skip|ignore|disregard|leave out|avoid|keep|make|address|change|stress|say|tell|sign|start with|end with|begin with|finish with|write (?:that|it|this)|put (?:that|it|this)|ask (?:them |about|whether|if)|just (?:say|mention|put)|not (?:to )?(?:make|mention|go on|dwell|apologi[sz]e|say|include|sound|soppy|focus)|be (?:up ?front|honest|open|straight)|no need to (?:list|mention|say|put|include|go)";
const NEW_CLAUSE = new RegExp(
  `[;!?]\\s+|\\s+so\\s+(?=(?:please |pls |plz )(?:${WRITERS_VERBS})\\b|(?:talk about|mention|stress|focus on|bring up|use|show|say|put) (?:that|it|this)\\b)|\\s+(?:لكن|ولكن)\\s+(?=لا\\s)|(?:,|\\s[–-])\\s+(?:and |but )?(?=I(?: would|['’]d) like (?:the letter|it|you) to\\b)|(?:,|\\s[–-])\\s+(?:and |but )?(?=(?:please |pls |plz |kindly |also |obviously |maybe )?(?:${WRITERS_VERBS}|use)\\b)|,\\s+(?=(?:a )?(?:short|brief) letter\\b)|,\\s+(?:and |but )?(?=no (?:\\w+ ){1,3}(?:please|pls|plz)\\b|no [^ ,;]{2,20} (?:levels?|grades?)\\b)|\\s+(?:and|but)\\s+(?=(?:please |also |obviously |maybe )?(?:${WRITERS_VERBS})\\b)`,
  'i',
);

/** A request of several parts, cut where a new part begins. */
function clausesOf(request: string): string[] {
  return request
    .split(NEW_CLAUSE)
    .flatMap((clause) => clause.split(BEHIND_ORDER))
    .map((clause) => clause.replace(/[.\s]+$/, '').trim())
    .filter(Boolean);
}
