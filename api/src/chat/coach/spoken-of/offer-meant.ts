import { fold } from '@vitae/language/fold';
import { STOP_WORDS } from '@vitae/language/stop-words';
import type { Offer } from '../../tools/offers/offer.ts';
import { ordinalIn } from '../ordinals.ts';
import { type Turn, textsOfUser } from '../turn.ts';

// Which of the offers that were told a message means: by its letter, its name, its place among them, or by a word that was
// told of it alone ("the remote one").

/** A small "a" is an article, unless nothing that it could stand before comes behind it. */
const LETTER_OF =
  /(?<!\p{L})(?<letter>[a-dxy])(?= ?[?!.,;]|\s*$| (?:to|for|without|is|does|tho|though|up|would|could|goes)\b)|(?<=\p{Ll} )(?<big>[A-DXY])(?!\p{L})|(?<=\b(?:on|with|from|of|for|at|ask|tell|about|push|get|make|and|offer|option|job) )(?<other>[b-dxy])(?!\p{L})/u;
/** "if i pick 2", of offers that are told by numbers. */
const NUMBER =
  /\b(?:offer|option|number|no|pick|take|choose|get|ask|with|on|for|of|from|push|tell|job) (?<number>[1-4])\b(?![.,\d]| ?(?:k|%|days?|months?|weeks?|years?|yrs?|hours?|hrs?)\b)/u;
/** "the canada one". */
const THE_ONE = /\b(?:the|that) (?<which>\p{L}+(?: \p{L}+)?) (?:one|job|offer|role|gig|company|firm|contract)\b/u;
const OF_IT = /\b(?:it|them|they|that one|this one|there)\b/u;

function meantIn(text: string, offers: readonly Offer[]): Offer | undefined {
  const words = fold(text.slice(0, 240));
  const letter = letterIn(text);
  const number = NUMBER.exec(words)?.groups?.number;
  const called = [letter, number && `Offer ${number}`].filter(Boolean);
  const byItsSign = offers.find(({ name }) => called.includes(name));
  if (byItsSign) return byItsSign;
  const named = offers.find(({ name }) => name.length > 1 && words.includes(fold(name)));
  if (named) return named;
  const ordinal = offers[ordinalIn(words)];
  if (ordinal) return ordinal;
  const told = offers.map((offer) => ({ offer, words: wordsOf(offer.told) }));
  const asked = wordsOf(THE_ONE.exec(words)?.groups?.which ?? text);
  const found = told.filter(({ words: own }) =>
    [...asked].some((word) => own.has(word) && told.filter(({ words: all }) => all.has(word)).length === 1),
  );
  return found.length === 1 ? found[0]!.offer : undefined;
}

function letterIn(text: string): string | undefined {
  const { letter, big, other } = LETTER_OF.exec(text)?.groups ?? {};
  return (letter ?? big ?? other)?.toUpperCase();
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word) && !OF_ANY.test(word)),
  );
/** Told of pay, and of no offer in particular. */
const OF_ANY =
  /^(?:offers?|jobs?|month(?:ly)?|year(?:ly)?|pay|pension|tax|insurance|benefits|per|one|ones|contract|days|holidays?|leave|plus|losing|lose|without|ask|how|what|about|more|notice|naira|usd|gbp|dollars?|pounds?)$/u;

/** The one that is meant, or that the talk spoke of last where "it" or "them" is said; none where nothing says which. */
export function offersMeant(turn: Turn, offers: readonly Offer[]): Offer[] {
  const now = meantIn(turn.text, offers);
  if (now) return [now];
  if (!OF_IT.test(fold(turn.text))) return [];
  const told = turn.history.findLastIndex(({ about, text }) => about?.kind === 'offers' && /^\|/u.test(text));
  const before = textsOfUser(turn.history.slice(told + 1)).flatMap((text) => meantIn(text, offers) ?? []);
  return before.length > 0 ? [before.at(-1)!] : [];
}
