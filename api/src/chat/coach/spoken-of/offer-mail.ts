import { fold, toAsciiDigits } from '@vitae/language/fold';
import { draftEmail } from '../../tools/mail/draft-email.ts';
import { wishesShort } from '../../tools/mail/wished.ts';
import type { Offer } from '../../tools/offers/offer.ts';
import { figure, offersTold } from '../../tools/offers/sums.ts';
import { MONTHS } from '../../tools/parts-of-year.ts';
import { languageOf, reply, type Said } from '../language.ts';
import { ordinalIn } from '../ordinals.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { offersMeant } from './offer-meant.ts';
import { payTold } from './offers.ts';

// The mail that follows from a choice among offers: to which of them it goes.

const DECLINES =
  /\b(?:say(?:ing)? (?:no|thanks but no)(?: thanks?)?|declin\w*|reject\w*|turn(?:ing)? down|turn(?=.{2,40} down\b)|refus\w*)\b(?<whom>[^.;!?\n]*)|(?:^|\s)(?:ا?رفض\S*|اعتذر\S*|اعتذار\S*)(?<arabic>[^.؛؟\n]*)/u;
const ACCEPTS = /\b(?:accept\w*|say(?:ing)? yes)\b(?<whom>[^.;!?\n]*)|(?:^|\s)(?:ا?قبل|اقبل|قبول)(?<arabic>[^.؛؟\n]*)/u;
const CHOOSES =
  /\b(?:go(?:ing)? (?:with|for)|tak(?:e|ing)|choos\w+|chose|pick\w*|prefer|accept\w*|decided (?:on|for)|want)\b(?<whom>[^,.;!?\n]*)|(?:^|\s)(?:ب?ختار|اخترت|را?ح (?:اقبل|اخذ)|باخذ|اخذ|قررت)(?<arabic>[^،,.؛؟\n]*)/u;
const OTHER = /\b(?:other|rest)\b|(?:ال)?(?:اخر|اخري|تاني[هة]?)(?=\s|$)/u;
const MAIL_MAX = 300;

/** "what could i ask, and draft the mail": an order stands behind the question. */
const ORDERS_MAIL =
  /(?:^|[,.;!?]\s?|\b(?:and|then|please|pls|also) )(?:write|draft|do|prepare|compose)\b.{0,20}\b(?:e-?mail|mail|message|note|text)\b|(?:^|\s)و?(?:اكتب|جهز|صيغ)\S*\s.{0,12}(?:رساله|ايميل)/u;

/** "what do i write to B": the words are wanted. */
const ASKS_FOR_WORDS =
  /\bwhat (?:do|should|can|could|would) i (?:say|write|send|answer|reply) (?:back )?to\b|(?:شو|وش|ايش|ماذا|ايه) (?:اكتب|اقول|ارد) ل/u;

/** "how do i ask B for 2k without losing it": the way and the words. */
const ASKS_HOW_TO =
  /\bhow (?:do|should|can|could|would|shall|to|d'you|might|best|d)\b.{0,20}\b(?:ask|get|push|negotiat\w*|bring|word|put|request|counter|go (?:back|up)|talk|move|bump|raise|tell|say)\b|^(?:(?:can|could) (?:yo)?u |please |pls |so |ok )*(?:word|phrase|put|write) (?:it|that|this|something|a \p{L}+) (?:so|to|for|that)\b|\bhow (?:do|should|can|would) i (?:put|word|say|phrase) (?:it|that|this)\b|(?:^|\s)(?:كيف|ازاي|شلون) (?:ا?طلب|ارفع|افاوض|اقول)/u;

const OF_PRESENT_PAY = /\b(?:a |my )?(?:pay )?raise\b|\bmy boss\b/u;

/** Null where a message asks for no such mail, or no offers were told. */
export function mailOfChoice(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MAIL_MAX));
  const { orders, things, isQuestion } = readRequest(turn.text);
  const told = turn.history.findLast(({ about }) => about?.kind === 'offers')?.about;
  const asksHow = ASKS_HOW_TO.test(words) && !OF_PRESENT_PAY.test(words);
  const wantsWords = ASKS_FOR_WORDS.test(words) || (asksHow && wishedIn(words) !== null);
  const isAsked = isQuestion && !asksHow && !wantsWords && !ORDERS_MAIL.test(words);
  if (isAsked || told?.kind !== 'offers' || !(wantsWords || asksHow || things.has('mail') || orders.has('write')))
    return null;
  const offers = offersTold(told.told, turn);
  if (offers.length < 2) return null;
  const wished = wishedIn(words);
  // How one negotiates is a question for advice, until one of them is meant or a figure told.
  if (asksHow && wished === '' && offersMeant(turn, offers).length === 0) return null;
  if (wished !== null) return negotiation(turn, words, wished, offers);
  const kind = DECLINES.test(words) ? 'decline' : ACCEPTS.test(words) ? 'accept' : null;
  if (!kind) return null;
  const whom = whomIn(kind === 'decline' ? DECLINES : ACCEPTS, words);
  const offer = offerNamed(whom, offers) ?? theOther(whom, words, offers);
  return offer ? draftTo(turn, kind, offer) : askWhich(turn, kind, offers);
}

/** "ask for 75", "negotiate it to 70k": the figure as typed; empty where none is told, null where nothing is asked for. */
const ASKS_FOR_SUM =
  /\b(?:ask(?:s|ing)?|push(?:ing)?|go(?:ing)?|get(?:ting)?|bump(?:ing)?|move|raise|negotiat\w*|request(?:ing)?|counter(?:ing)?)\b[^.;!?\n]{0,30}?\b(?:for|to|at|with)\s[£$€]?(?<sum>\d[\d,.]*\s?(?:k|lpa|lakhs?)?)(?!\s?(?:%|days?|weeks?|hours?))|\b(?:ask|get|request) (?:them |him |her |it )?(?:for )?(?:like |about |around )?[£$€]?(?<more>\d[\d,.]*\d\s?(?:k|lpa|lakhs?)?|\d\s?(?:k|lpa|lakhs?))(?!\s?(?:%|days?|weeks?|hours?))|\bto (?:pay|give|offer|go|come up)(?: me| up)?(?: to)? [£$€]?(?<paid>\d[\d,.]*\d\s?(?:k|lpa|lakhs?)?|\d\s?k)|\b(?:i|we) (?:want|need|would like|expect)\s[£$€]?(?<wanted>\d[\d,.]*\s?(?:k|lpa|lakhs?)?)|(?:اطلب|طلب|ارفع|رفع)\S*[^.؛؟\n]{0,25}?(?<arabic>\d[\d,.]*)/u;
const NEGOTIATES = /negotiat|\bmore (?:money|pay|salary)\b|\bcounter ?offer|تفاوض|راتب اعلي/u;
/** "could they come up a bit": wished for, unless that they did not is why one says no. */
const GOES_UP =
  /\b(?:go|come|move) up\b|\b(?:get|bring|push|move) (?:them|it|that) (?:up|there|to (?:that|it|more)|higher)\b|\bdo (?:any )?better\b|\b(?:raise|improve|increase|up|better|sweeten|match) (?:it|that|their|the|its|on)\b|(?:^|\s)(?:ي|ت)(?:رفع|زيد|حسن)\S*/u;
function wishedIn(words: string): string | null {
  const isWishedUp = GOES_UP.test(words) && !DECLINES.test(words) && !ACCEPTS.test(words);
  const { sum, wanted, more, paid, arabic } = ASKS_FOR_SUM.exec(toAsciiDigits(words))?.groups ?? {};
  return sum ?? more ?? paid ?? wanted ?? arabic ?? (NEGOTIATES.test(words) || isWishedUp ? '' : null);
}

/** The mail that asks one of them for more: the figure is told as the offer is, "75" of 70,000 is 75,000. */
function negotiation(turn: Turn, words: string, wished: string, offers: readonly Offer[]): CoachAnswer {
  const offer =
    offerByLetter(turn.text, offers) ??
    (ASKS_HOW_TO.test(words) ? offersMeant(turn, offers)[0] : undefined) ??
    offerNamed(words.replace(/(?<=\b(?:than|as|other is|from) ).{0,30}/gu, ' '), offers) ??
    chosenBefore(turn, offers);
  if (!offer) return askWhich(turn, 'negotiate', offers);
  const { name, currency, place } = offer;
  const { offered, figure: told } = asToldIn(offer, wished);
  const asked = told === '' ? payWishedBefore(turn, offers, offer) : told;
  const best = offers
    .filter((each) => each !== offer && each.currency === currency && each.monthly > offer.monthly)
    .toSorted((a, b) => b.monthly - a.monthly)[0];
  const isPlace = place !== '' ? fold(place) === fold(name) : isLikePlace(turn, name);
  // Work from home is not done at the place of the firm.
  const isOfFar = isPlace && /\bremote|online\b|عن بعد/iu.test(offer.told);
  const isNamed = name.length > 1 && !PLACE_AMONG.test(name) && !isOfFar;
  const facts = [
    isNamed && isPlace ? `job place: ${name}.` : isNamed ? `the offer from ${name}.` : '',
    `they offered ${offered}.`,
    asked === '' ? '' : `i want ${asked}.`,
    best ? `i hold another offer of ${asToldIn(best, '').offered}.` : '',
  ].filter(Boolean);
  const isAdvertised = isNamed && fold(turn.advert).includes(fold(name));
  // Nobody is called as the place or the firm is to which the mail goes.
  const plain = isNamed
    ? turn.text.replace(new RegExp(`\\b(?:to|ask|asking) ${escaped(name)}(?!\\p{L})`, 'giu'), ' ')
    : turn.text;
  const text = [...facts, plain.replace(/\d[\d,.]*\s?(?:k|lpa)?/giu, ' ')].join('\n');
  const draft = draftEmail.run(
    { kind: 'negotiate', ...(wishesShort(turn.text) && { isShort: true }) },
    { ...turn, text, answerIn: languageOf(turn), ...(!isAdvertised && { advert: '' }) },
  );
  const how = ASKS_HOW_TO.test(words) ? `${reply(turn, howToAsk(offer, asked)).text}\n\n` : '';
  const sum = ASKS_SUM.test(words) ? `${reply(turn, sumToAskFor(offer, best)).text}\n\n` : '';
  return { ...draft, text: `${how}${sum}${draft.text}` };
}

/** "Offer 2" is what it is called here, and not what its firm is called. */
const PLACE_AMONG = /^Offer \d$/u;

/** "and if A goes up to 43?", asked of it before: the figure for it. */
function payWishedBefore({ history }: Turn, offers: readonly Offer[], offer: Offer): string {
  const at = history.findLastIndex(({ about, text }) => about?.kind === 'offers' && /^\|/u.test(text));
  const wished = history
    .slice(at + 1)
    .flatMap(({ role, text }) => (role === 'user' ? (payTold(text, offers, offer) ?? []) : []))
    .at(-1);
  return wished !== undefined && wished > offer.monthly ? asToldIn({ ...offer, monthly: wished }, '').offered : '';
}

/** "how much could i ask for". */
const ASKS_SUM =
  /\b(?:what|which) (?:number|figure|sum|amount|salary|pay)\b|\bhow much (?:more )?(?:should|can|could|would|do|is|to)\b|\bwhat (?:should|could|can|would) i ask\b|(?:كم|اي رقم|ايش الرقم|كام) .{0,12}(?:اطلب|معقول|مناسب)/u;
/** The way to ask without losing the offer, by how far the wish lies above it. */
function howToAsk({ monthly, currency, isContractor }: Offer, asked: string): Said {
  const typed = Number(asked.replace(/[^\d.]/gu, ''));
  const pay =
    typed > 0 && [monthly, monthly * MONTHS].find((sum) => typed >= sum * NEAR.least && typed <= sum * NEAR.most);
  const above = pay ? Math.round((typed / pay - 1) * 100) : 0;
  const middle = pay ? figure((typed + pay) / 2, currency) : '';
  const beside = isContractor
    ? 'a longer term, 30 days’ notice, payment within 14 days, some paid days off'
    : 'a review after six months in writing, leave, days at home, the start date';
  const share =
    above > ORDINARY_SHARE
      ? ` Your figure is ${above}% above the offer, more than the ten that are ordinary: give a reason that they can check, and know beforehand what you would still sign (${middle}, say, or ${beside}).`
      : ` If the pay is fixed, ask for something else: ${beside}.`;
  return {
    en: `**Ask once, as a question and not as a condition:** thank them, say that you want the work, one figure, one reason, then wait. “Is there room for it?” leaves them a yes, a no and a middle; offers are seldom withdrawn over a polite question, more often over “or else I go”.${share} Say no to the other one only when this is signed.`,
    ar: `**اسأل مرة واحدة كسؤال لا كشرط:** اشكرهم، وقل إنك تريد العمل، ثم رقم واحد وسبب واحد، وانتظر. «هل هناك مجال؟» تترك لهم نعم ولا وحلًا وسطًا، ونادرًا ما يُسحب عرض بسبب سؤال مهذب.${above > ORDINARY_SHARE ? ` رقمك أعلى من العرض بـ${above}٪ والمعتاد عشرة: اذكر سببًا يمكن التحقق منه واعرف مسبقًا ما ستقبله.` : ''} ولا ترفض العرض الآخر حتى توقّع هذا.`,
  };
}
const ORDINARY_SHARE = 12;

/** Above an offer an ordinary wish. */
const ORDINARY_WISH = 1.1;

/** Up to where a wish is ordinary, and what of the other offer speaks for it. */
function sumToAskFor(offer: Offer, best: Offer | undefined): Said {
  const year = offer.monthly * MONTHS;
  const most = figure(year * ORDINARY_WISH, offer.currency);
  const other = best && figure(best.monthly * MONTHS, best.currency);
  return {
    en: `**What to ask for:** ten per cent above an offer is an ordinary wish, here up to ${most} a year.${other ? ` The other one pays ${other}: a reason that they can check, and the figure I would name first.` : ''} Name one figure, not a range. Tell me yours, and I put it in; until then it stays open.`,
    ar: `**كم تطلب:** عشرة بالمئة فوق العرض طلب معتاد، أي حتى ${most} في السنة هنا.${other ? ` والعرض الآخر يدفع ${other}: سبب يمكنهم التحقق منه، وهو الرقم الذي أبدأ به.` : ''} اذكر رقمًا واحدًا لا نطاقًا. قل لي رقمك وأضعه، وحتى ذلك الحين يبقى مفتوحًا.`,
  };
}

/** Offers that are called "A" and "B": an "a" alone may be any article, so it is asked or stands in capitals. */
function offerByLetter(text: string, offers: readonly Offer[]): Offer | undefined {
  const lettered = offers.filter(({ name }) => /^\p{Script=Latin}$/u.test(name));
  const asked = lettered.find(({ name }) =>
    new RegExp(
      `\\b(?:ask(?:ed|ing)?|tell|told|get(?:ting)?|push(?:ing)?|if|whether|from|with|to|offer|make) ${name}(?= (?:to|if|whether|for|up|would|could|can|will|goes|comes?|does)\\b|[.,;?!]|\\s*$)`,
      'iu',
    ).test(text),
  );
  const written = lettered.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${name.toUpperCase()}(?!\\p{L})`, 'u').test(text),
  );
  return asked ?? (written.length === 1 ? written[0] : undefined);
}

/** "48k in york": a name that was told with "in" is a place. */
const isLikePlace = ({ history }: Turn, name: string): boolean =>
  history.some(
    ({ role, text }) => role === 'user' && new RegExp(`\\bin ${escaped(fold(name))}\\b`, 'u').test(fold(text)),
  );

/** The one that was chosen in a message before: "i'd go with the first". */
function chosenBefore({ history }: Turn, offers: readonly Offer[]): Offer | undefined {
  const at = history.findLastIndex(({ about }) => about?.kind === 'offers');
  const said = history.slice(at + 1).filter(({ role }) => role === 'user');
  return said.map(({ text }) => offerNamed(whomIn(CHOOSES, fold(text)), offers)).findLast(Boolean);
}

const SCALES = [1, 1_000, 100_000];
/** How near a wish lies to the pay that it is a wish for. */
const NEAR = { least: 0.8, most: 2 };

/** The pay and the wish by the month or by the year, as the wish is nearer to the one or the other. */
function asToldIn({ monthly, currency }: Offer, wished: string): { offered: string; figure: string } {
  const typed = Number(wished.replace(/[^\d.]/gu, '')) * (/k$/u.test(wished) ? 1_000 : /l/u.test(wished) ? 100_000 : 1);
  const isNear = (sum: number, pay: number) => sum >= pay * NEAR.least && sum <= pay * NEAR.most;
  const scaleOf = (pay: number) => SCALES.find((scale) => isNear(typed * scale, pay));
  const year = monthly * MONTHS;
  const isOfMonth = typed > 0 && scaleOf(monthly) !== undefined && scaleOf(year) === undefined;
  const scale = scaleOf(isOfMonth ? monthly : year);
  const written = (sum: number) => [currency, figure(sum, null)].filter(Boolean).join(' ');
  return {
    offered: written(isOfMonth ? monthly : year),
    figure: wished === '' ? '' : scale === undefined ? wished : written(typed * scale),
  };
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
  const byPart = offers.filter(({ name }) =>
    fold(name)
      .split(' ')
      .some((part) => part.length > PART_MIN && words.split(/[^\p{L}]+/u).includes(part)),
  );
  return named ?? (byPart.length === 1 ? byPart[0] : undefined) ?? offers[ordinalIn(words.replace(OTHER, ' '))];
}
/** "ask the school", of Northgate School. */
const PART_MIN = 3;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "the other", of two of which one is chosen; whatever is declined where only the choice is named. */
function theOther(whom: string, words: string, offers: readonly Offer[]): Offer | undefined {
  const chosen = offerNamed(whomIn(CHOOSES, words), offers);
  const isOther = OTHER.test(whom) || !/\p{L}{3,}/u.test(whom.replace(/\b(?:it|them|please|pls|for|me)\b/gu, ''));
  return chosen && isOther && offers.length === 2 ? offers.find((offer) => offer !== chosen) : undefined;
}

/** An advert says nothing of an offer that has no name. */
function draftTo(turn: Turn, kind: 'decline' | 'accept', { name }: Offer): CoachAnswer {
  const isNamed = name.length > 1 && !PLACE_AMONG.test(name);
  const offer = /\p{Script=Arabic}/u.test(name) ? `شركة ${name}` : `${kind} the offer from ${name}`;
  const text = isNamed ? `${offer}\n${turn.text}` : turn.text;
  return draftEmail.run({ kind }, { ...turn, text, answerIn: languageOf(turn), ...(!isNamed && { advert: '' }) });
}

const IN_ARABIC = { decline: 'رفض', accept: 'قبول', negotiate: 'تفاوض' };
const askWhich = (turn: Turn, kind: keyof typeof IN_ARABIC, offers: readonly Offer[]): CoachAnswer =>
  reply(
    turn,
    { en: 'To which of them does the email go?', ar: 'لأي عرض تُكتب الرسالة؟' },
    {
      kind: 'asking',
      choices: offers.map(({ name }) => ({
        en: `Write an email to ${kind} ${kind === 'negotiate' ? 'with ' : ''}${name}`,
        ar: `اكتب رسالة ${IN_ARABIC[kind]} إلى ${name}`,
      })),
    },
  );
