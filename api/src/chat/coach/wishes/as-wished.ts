import { fold } from '@vitae/language/fold';
import type { EmailKind } from '../../tools/mail/email-kinds.ts';
import { questionsWished } from '../../tools/wished-questions.ts';
import { isPlainlyUnknown, rankAnswers } from '../answer-question.ts';
import { countWords } from '../asked-words.ts';
import { adviseOnDetails } from '../details-asked.ts';
import { employerNamed } from '../employers.ts';
import { languageOf, reply } from '../language.ts';
import { mailAskedFor } from '../mails.ts';
import { besidePractice, withPracticeOpen } from '../practice/aside.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';
import { NO_WISH, readWishes, type Wish } from './read-wishes.ts';
import { type LikelyWish, likelyWishes, WITHOUT_ANSWER } from './wish-model.ts';

// What no pattern understands may be a wish that is well known in other words: then it is answered as that.

/** Measured by `train-wishes.ts` on phrasings that were kept back. */
const SURE_MIN = 0.85;
/** In the place of an answer that was found, and of a part of a message, a wish is to be surer. */
const SURER_MIN = 0.9;
/** What is likelier than this is offered where nothing is sure. */
const OFFERED_MIN = 0.12;
const OFFERED_TOGETHER = 0.4;
const OFFERED_MAX = 3;
/** Of a longer message nothing is understood but what a sentence of it says by itself. */
const WORDS_MAX = 36;
const PARTS_MAX = 12;
const PART_WORDS_MIN = 3;
const BETWEEN_PARTS = /(?<=[.!?؟;])\s+|\n+|[,،()]\s*|\s(?:because|coz|cuz|since|لأن|لان|عشان)\s/iu;
/** An answer in a practice interview is mostly longer, and never more surely a wish. */
const WORDS_IN_PRACTICE = 18;
/** So like an asking of the knowledge base, the answer to that is meant. */
const ASKED_LIKENESS = 0.75;
/** So unlike all askings, the best of them answers something else. */
const FAR_LIKENESS = 0.45;

const known: Partial<Record<ChatLanguage, ReadonlyMap<string, Wish>>> = {};
function wishesIn(language: ChatLanguage): ReadonlyMap<string, Wish> {
  known[language] ??= new Map(readWishes(language).map((wish) => [wish.id, wish]));
  return known[language];
}
const wishOf = (id: string, turn: Turn): Wish | undefined => wishesIn(languageOf(turn)).get(id);

/** An order is said in words that are known already: there are no better ones. */
const isOrder = (turn: Turn): boolean =>
  [...wishesIn(languageOf(turn)).values()].some(({ order }) => order === turn.text.trim());

/** Whether the likeliest is surely what is meant. */
export const isSure = ([best]: readonly LikelyWish[], least = SURE_MIN): boolean =>
  best !== undefined && best.id !== NO_WISH && best.share >= least;

type Answerer = (turn: Turn) => CoachAnswer;

/** In the place of `said`, which met no wish: what the message wants, in words that are known; null where that is in doubt. */
export function asWished(turn: Turn, said: CoachAnswer, answerTo: Answerer): CoachAnswer | null {
  if (isOrder(turn)) return null;
  const meant = wishMeant(turn);
  const done = meant === null ? null : doWish(turn, meant, answerTo);
  if (done && done.kind !== 'unknown') return done;
  // What says something of the own documents says more than an offer.
  return isPlainlyUnknown(said) ? offerLikely(turn, said) : null;
}

const likelyOf = (turn: Turn, text = turn.text): LikelyWish[] =>
  likelyWishes(text, (id) => isPossible(id, turn), WITHOUT_ANSWER);

/** What the message wants as a whole, else what the last of its sentences wants that surely wants something; null where none does. */
function wishMeant(turn: Turn): string | null {
  const whole = countWords(turn.text) > WORDS_MAX ? [] : likelyOf(turn);
  if (isSure(whole)) return whole[0]!.id;
  const parts = turn.text.split(BETWEEN_PARTS).slice(-PARTS_MAX);
  if (parts.length < 2) return null;
  return (
    parts
      .filter((part) => countWords(part) >= PART_WORDS_MIN && countWords(part) <= WORDS_MAX)
      .map((part) => likelyOf(turn, part))
      .findLast((likely) => isSure(likely, SURER_MIN))?.[0]?.id ?? null
  );
}

/** What a message surely wants, in the place of advice that only shares a few words with it; null where the advice is meant. */
export function insteadOfAdvice(turn: Turn, said: CoachAnswer, answerTo: Answerer): CoachAnswer | null {
  if (said.about?.kind !== 'answer' || countWords(turn.text) > WORDS_MAX || isOrder(turn)) return null;
  if (ASKS_WHETHER.test(fold(turn.text))) return null;
  const likely = likelyWishes(turn.text, (id) => isPossible(id, turn));
  const wish = isSure(likely, SURER_MIN) ? wishOf(likely[0]!.id, turn) : undefined;
  if (!wish) return null;
  const likeness = rankAnswers(turn)[0]?.likeness ?? 0;
  if (wish.mail)
    return WRITES.test(fold(turn.text)) && likeness < ASKED_LIKENESS ? mailAskedFor(turn, wish.mail) : null;
  if (likeness >= FAR_LIKENESS) return null;
  const done = doWish(turn, wish.id, answerTo);
  return done && done.kind !== 'unknown' ? done : null;
}
/** "should i change my cv for this job": advice is what is asked for. */
const ASKS_WHETHER =
  /^(?:\p{L}+ )?(?:should|shall|must|do|is it) (?:i|ok|okay|fine|bad|worth)\b|^(?:هل|لازم|ينفع)(?=\s)/u;
/** What is written to somebody is wanted, and no advice on it. */
const WRITES =
  /\b(?:what|how) (?:to|do|should|can|could|will|shall|would) (?:i )?(?:write|reply|answer|send|text)\b.{0,30}\b(?:them|him|her|back)\b|\b(?:write|draft|compose|text|message|e-?mail|mail|reply to) (?:to |back to )?(?:them|him|her|hr|the \p{L}+|my (?:boss|manager|\p{L}+ (?:boss|manager)))\b|(?:اكتب|ابعت|ارسل)\S* (?:لهم|له|لها|ليهم|الهم|للمدير\S*|للشرك\S*)/u;

/** In an open practice interview, in the place of a mark: a wish to stop, to be judged or to go on is no answer. */
export function asWishedInPractice(turn: Turn, said: CoachAnswer, answerTo: Answerer): CoachAnswer | null {
  const { practice } = turn;
  const open = practice?.questions[practice.notes.length];
  if (!practice || open?.kind === 'questions' || countWords(turn.text) > WORDS_IN_PRACTICE) return null;
  const isLast = practice.notes.length === practice.questions.length - 1;
  const isMarked = said.practice ? said.practice.notes.length > practice.notes.length : isLast;
  if (!isMarked || isOrder(turn)) return null;
  const likely = likelyWishes(turn.text, (id) => !id.startsWith('text-'));
  const wish = isSure(likely) ? wishOf(likely[0]!.id, turn) : undefined;
  if (wish?.isInPractice) return answerTo({ ...turn, text: wish.order });
  return wish && isSure(likely, SURER_MIN)
    ? withPracticeOpen(turn, practice, doWish(besidePractice(turn), wish.id, answerTo) ?? said)
    : null;
}

/** What a wish is said of is there, and no other text is named. */
function isPossible(id: string, { history, practice, text }: Turn): boolean {
  if (id.startsWith('practice-')) return practice !== null;
  if (OF_RESUME.test(id) && NAMES_LETTER.test(fold(text))) return false;
  const about = history.at(-1)?.about?.kind;
  return !id.startsWith('text-') || about === 'mail' || about === 'letter' || about === 'summary' || about === 'lines';
}

const OF_RESUME = /-resume$|-bullets$|-summary$|^(?:weakest-line|lines-without-figures|remove-unnecessary)$/;
const NAMES_LETTER = /\b(?:cover letter|letter|e-?mail)\b|خطاب|رساله|ايميل/u;

function doWish(turn: Turn, id: string, answerTo: Answerer): CoachAnswer | null {
  const wish = wishOf(id, turn);
  if (!wish) return null;
  const onDetails = id === 'remove-unnecessary' ? adviseOnDetails(turn) : null;
  if (onDetails) return onDetails;
  // A mail takes from the message what it tells: names, days, sums.
  if (wish.mail) return mailAskedFor(isOfOtherOffer(turn, wish.mail) ? { ...turn, history: [] } : turn, wish.mail);
  return answerTo({ ...turn, text: inOwnCase(wish, turn), answerIn: languageOf(turn) });
}

/** Whoever has declined one offer accepts another one: names and places of the mail before are not of it. */
function isOfOtherOffer({ history }: Turn, kind: EmailKind): boolean {
  const before = history.findLast(({ about }) => about?.kind === 'mail')?.about;
  return before?.kind === 'mail' && ANSWERS_OFFER.has(kind) && ANSWERS_OFFER.has(before.mail) && before.mail !== kind;
}
const ANSWERS_OFFER: ReadonlySet<EmailKind> = new Set(['accept', 'decline']);

/** The order of a wish with what the message names. */
function inOwnCase({ order, withCount, atEmployer }: Wish, turn: Turn): string {
  const count = withCount ? questionsWished(turn.text) : undefined;
  if (withCount && count !== undefined) return withCount.replace('{count}', String(count));
  const employer = atEmployer ? employerNamed(turn, turn.text) : null;
  return atEmployer && employer ? atEmployer.replace('{employer}', employer) : order;
}

/** In the place of "I don't know": the wishes that come near, to choose from; null where none does. */
function offerLikely(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  if (countWords(turn.text) > WORDS_MAX) return null;
  const likely = likelyOf(turn);
  const near = likely.filter(({ id, share }) => id !== NO_WISH && share >= OFFERED_MIN).slice(0, OFFERED_MAX);
  const together = near.reduce((sum, { share }) => sum + share, 0);
  if (together < OFFERED_TOGETHER) return null;
  const orders = near.map(({ id }) => wishOf(id, turn)?.order ?? '').filter(Boolean);
  const { text } = reply(turn, {
    en: 'I am not sure what you want me to do. Is it one of these? If not, say it in other words.',
    ar: 'لست متأكدًا مما تريده مني. هل هو أحد هذه؟ وإلا فقله بكلمات أخرى.',
  });
  return { ...said, text, choices: [...new Set([...orders, ...said.choices])].slice(0, OFFERED_MAX + 1) };
}
