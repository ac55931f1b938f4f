import { fold } from '@vitae/language/fold';
import { draftEmail } from '../../tools/draft-email.ts';
import { offersTold } from '../../tools/offer-sums.ts';
import type { Offer } from '../../tools/read-offers.ts';
import { languageOf, reply } from '../language.ts';
import { ordinalIn } from '../ordinals.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// The mail that follows from a choice among offers: to which of them it goes.

const DECLINES =
  /\b(?:say(?:ing)? (?:no|thanks but no)(?: thanks?)?|declin\w*|reject\w*|turn(?:ing)? down|turn(?=.{2,40} down\b)|refus\w*)\b(?<whom>[^.;!?\n]*)|(?:^|\s)(?:ا?رفض\S*|اعتذر\S*|اعتذار\S*)(?<arabic>[^.؛؟\n]*)/u;
const ACCEPTS = /\b(?:accept\w*|say(?:ing)? yes)\b(?<whom>[^.;!?\n]*)|(?:^|\s)(?:ا?قبل|اقبل|قبول)(?<arabic>[^.؛؟\n]*)/u;
const CHOOSES =
  /\b(?:go(?:ing)? (?:with|for)|tak(?:e|ing)|choos\w+|chose|pick\w*|prefer|accept\w*|decided (?:on|for)|want)\b(?<whom>[^,.;!?\n]*)|(?:^|\s)(?:ب?ختار|اخترت|را?ح (?:اقبل|اخذ)|باخذ|اخذ|قررت)(?<arabic>[^،,.؛؟\n]*)/u;
const OTHER = /\b(?:other|rest)\b|(?:ال)?(?:اخر|اخري|تاني[هة]?)(?=\s|$)/u;
const MAIL_MAX = 300;

/** Null where a message asks for no such mail, or no offers were told. */
export function mailOfChoice(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MAIL_MAX));
  const { orders, things, isQuestion } = readRequest(turn.text);
  const told = turn.history.findLast(({ about }) => about?.kind === 'offers')?.about;
  if (isQuestion || told?.kind !== 'offers' || !(things.has('mail') || orders.has('write'))) return null;
  const kind = DECLINES.test(words) ? 'decline' : ACCEPTS.test(words) ? 'accept' : null;
  const offers = offersTold(told.told, turn);
  if (!kind || offers.length < 2) return null;
  const whom = whomIn(kind === 'decline' ? DECLINES : ACCEPTS, words);
  const offer = offerNamed(whom, offers) ?? theOther(whom, words, offers);
  return offer ? draftTo(turn, kind, offer) : askWhich(turn, kind, offers);
}

const whomIn = (said: RegExp, words: string): string => {
  const { whom, arabic } = said.exec(words)?.groups ?? {};
  return whom ?? arabic ?? '';
};

/** By its name or its place among them. */
function offerNamed(words: string, offers: readonly Offer[]): Offer | undefined {
  const named = offers.find(({ name }) =>
    new RegExp(`(?<!\\p{L})(?:[لب]|لل)?${escaped(fold(name))}(?!\\p{L})`, 'u').test(words),
  );
  return named ?? offers[ordinalIn(words.replace(OTHER, ' '))];
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "the other", of two of which one is chosen; whatever is declined where only the choice is named. */
function theOther(whom: string, words: string, offers: readonly Offer[]): Offer | undefined {
  const chosen = offerNamed(whomIn(CHOOSES, words), offers);
  const isOther = OTHER.test(whom) || !/\p{L}{3,}/u.test(whom.replace(/\b(?:it|them|please|pls|for|me)\b/gu, ''));
  return chosen && isOther && offers.length === 2 ? offers.find((offer) => offer !== chosen) : undefined;
}

/** An advert says nothing of an offer that has no name. */
function draftTo(turn: Turn, kind: 'decline' | 'accept', { name }: Offer): CoachAnswer {
  const isNamed = name.length > 1;
  const offer = /\p{Script=Arabic}/u.test(name) ? `شركة ${name}` : `${kind} the offer from ${name}`;
  const text = isNamed ? `${offer}\n${turn.text}` : turn.text;
  return draftEmail.run({ kind }, { ...turn, text, answerIn: languageOf(turn), ...(!isNamed && { advert: '' }) });
}

const askWhich = (turn: Turn, kind: 'decline' | 'accept', offers: readonly Offer[]): CoachAnswer =>
  reply(
    turn,
    { en: 'To which of them does the email go?', ar: 'لأي عرض تُكتب الرسالة؟' },
    {
      kind: 'asking',
      choices: offers.map(({ name }) => ({
        en: `Write an email to ${kind} ${name}`,
        ar: kind === 'decline' ? `اكتب رسالة رفض إلى ${name}` : `اكتب رسالة قبول إلى ${name}`,
      })),
    },
  );
