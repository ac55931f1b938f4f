import { fold } from '@vitae/language/fold';
import { inTitleCase } from '../../../writing/text/title-case.ts';
import { companyIn } from '../../../writing/understand/employer-of-advert.ts';
import { isPast } from '../../../writing-help/verb-forms.ts';
import { languageOf, type Say, sayIn } from '../../coach/language.ts';

import { type ChatLanguage, type Turn, textsOfUser } from '../../coach/turn.ts';
import { titleOfAdvert } from '../title-of-advert.ts';
import { otherDayIn, setDayIn, whyNotIn } from './appointments.ts';
import { appliedIn, dayIn, lastDayIn, startIn, untilIn, withWholeDays } from './days.ts';
import {
  answeredIn,
  asksForMessage,
  companyOfReader,
  effortIn,
  freeIn,
  howItStands,
  promiseIn,
  questionIn,
  sharedIn,
  whereIn,
} from './details.ts';
import { asksRelease, resignsFirst } from './early-release.ts';
import type { EmailKind } from './email-kinds.ts';
import { extrasIn } from './extras.ts';
import { duesAt, leavingOf } from './leaving.ts';
import { firmIn, whomIn } from './names.ts';
import { ownPostIn } from './own-post.ts';
import { askBeforeSigning, paperIn, paperOffered, servedIn } from './papers.ts';
import { rangeIn } from './pay-expected.ts';
import { jobOf } from './post.ts';
import { contactNamed, inFull, whoSelects } from './reader.ts';
import { inBandOfAdvert, yearsAsReason } from './reasons-for-more.ts';
import { companyNow, nameIn, proofOf, resultOf, tradeOf } from './sender.ts';
import { hindranceIn, slotIn } from './slots.ts';
import { offeredSumIn, otherOfferIn, payIn, raiseIn, wishedSumIn } from './sums.ts';
import { stayedOf, subjectOf, talkOf, topicsOf } from './talk.ts';
import { referenceOf, termsTold } from './terms.ts';
import { MAIL_TEXTS } from './texts.ts';
import { thanksIn } from './thanks.ts';
import { caseForRaise, noticeTold } from './told-of-work.ts';

// The text of a mail with what is known in the place of its parts.

const CAN_BE_MISSED = /~[^~]*~/g;

/** A mail with what its writer has told; without a subject where it is a message of a chat. */
export function written(
  kind: EmailKind,
  asked: Turn,
  isShort: boolean,
  signed?: string,
): { subject: string; body: string } {
  const turn = { ...asked, text: withWholeDays(asked.text), answerIn: languageOf(asked) };
  const language = languageOf(turn);
  const say = sayIn(language);
  const blank = isShort ? '' : say(' [because …, if you want to give a reason]', ' [بسبب …، إن أردت ذكره]');
  const parts: Record<string, string> = {
    ...partsOf(kind, turn),
    why: whyNotIn(turn.text, say) ?? blank,
    thanks: thanksOf(turn.text, isShort, say),
    topics: isShort ? topicsOf(turn, say) : '',
    ...(isShort && { stayed: '' }),
    ...(signed && { name: signed }),
  };
  const fill = (text: string) =>
    text
      .replace(CAN_BE_MISSED, (some) => (isShort ? '' : some.slice(1, -1)))
      .replace(/\{([a-z ]+)\}/g, (blank, part: string) => parts[part] ?? blank);
  const { subject, body } = MAIL_TEXTS[kind];
  if (!asksForMessage(turn.text)) return { subject: fill(subject[language]), body: fill(body[language]) };
  const message = fill(body[language])
    .replace(/^(?:Dear|Hello) /, 'Hi ')
    .replace(/\n\n(?:Kind regards|Thank you,? and (?:kind|best) regards|مع التحية)\n.*$/u, '');
  return { subject: '', body: message };
}

/** A short mail thanks only for what is told. */
function thanksOf(told: string, isShort: boolean, say: Say): string {
  const things = thanksIn(told, say) ?? (isShort ? undefined : say('[one thing]', '[شيء واحد]'));
  return things ? say(`\n\nThank you for ${things}.`, `\n\nشكرًا على ${things}.`) : '';
}

/** What stands in the place of each part of a text that differs from mail to mail. */
function partsOf(kind: EmailKind, turn: Turn): Record<string, string> {
  const language = languageOf(turn);
  const say = sayIn(language);
  const { text: told, resume, advert } = turn;
  const name = resume ? nameIn(resume.data) : '';
  const present = inTitleCase(resume?.data.workExperience.find(({ current }) => current)?.jobTitle ?? '');
  const titled = (kind === 'resign' && language === 'en' ? ownPostIn(told) : undefined) ?? present;
  const named = firmIn(told, advert);
  const firm =
    named ??
    (isWithAdvertiser(kind) && advert !== '' ? companyIn(advert, titleOfAdvert(advert)) || undefined : undefined);
  const job = jobOf(turn, named);
  const offered = offeredSumIn(told);
  const at = firm ? say(` at ${firm}`, ` في ${firm}`) : '';
  return {
    name: name || say('[your name]', '[اسمك]'),
    who:
      (OF_ONES_OWN_FIRM.has(kind) ? whomIn(told, language)?.replace('Hiring Team', 'HR Team') : undefined) ??
      inFull(whomIn(told, language), turn) ??
      contactNamed(turn) ??
      (whoSelects(kind, turn, named) || say('[name]', '[الاسم]')),
    day: dayIn(told, language),
    free: freeIn(told, say),
    question: questionIn(told, say),
    start: startIn(told, language) ?? say('[date]', '[التاريخ]'),
    pay: payIn(told, say) ?? say('[pay and package as agreed]', '[التفصيل]'),
    set: setDayIn(told, language),
    instead: otherDayIn(told, say),
    trade: tradeOf(turn) ?? say('[your trade]', '[مجالك]'),
    now: present ? say(` at ${companyNow(turn)}`, ` في ${companyNow(turn)}`) : '',
    result: resultOf(turn) ?? say('[One result of yours.]', '[نتيجة من عملك.]'),
    applied: appliedIn(told, say) ?? say('on [date]', 'بتاريخ [التاريخ]'),
    phone: resume?.data.personal.phone || say('[phone]', '[الهاتف]'),
    title: present || say('[title]', '[المسمى]'),
    'as title': titled ? say(` as ${titled}`, ` ${titled}`) : say('', ' [المسمى]'),
    'at firm':
      present && titled === present && companyNow(turn)
        ? say(` at ${companyNow(turn)}`, ` في ${companyNow(turn)}`)
        : '',
    talk: talkOf(turn, say),
    case: caseForRaise(told, say),
    'notice left': noticeTold(told, say),
    job: job ?? say('[job title]', '[المسمى الوظيفي]'),
    'as job': job ? say(` as ${job}`, ` ${job}`) : say('', ' [المسمى الوظيفي]'),
    'of job': job ? `: ${job}` : '',
    'a job': job ? `${/^[aeiou]/iu.test(job) ? 'an' : 'a'} ${job}` : 'a [job title]',
    leaves: leavingOf(turn, say),
    until: untilIn(told, language) ?? say('[date]', '[التاريخ]'),
    wish: raiseIn(told, say),
    deed: deedTold(told, language),
    figure: wishedSumIn(told) ?? say('[figure]', '[الرقم]'),
    offered: offered ? say(` of ${offered}`, ` بمبلغ ${offered}`) : '',
    firm: at,
    with: at || say(' with you', ''),
    position: job
      ? say(`the position as ${job}${at}`, `وظيفة ${job}${at}`)
      : say('[job title, company]', '[الوظيفة والشركة]'),
    subject: subjectOf(turn) ?? say('[subject]', '[الموضوع]'),
    answered:
      (language === 'en' ? answeredIn(told) : undefined) ?? say('[Your answer in one sentence.]', '[جوابك في جملة.]'),
    stayed: stayedOf(turn, say).replace(/(?<=.)$/u, ' '),
    'how it stands': howItStands(told, say),
    proof: proofOf(turn, say),
    terms: termsOf(turn),
    reference: referenceIn(advert, say),
    because: otherOfferIn(told, say) ?? yearsAsReason(told, say) ?? say('[your one reason]', '[السبب]'),
    where: whereIn(told, say),
    promise: promiseIn(told, say),
    shared: sharedIn(told, say) ?? say('[where you know each other]', '[من أين تعرفان بعضكما]'),
    company: companyOfReader(told),
    effort: effortIn(told, say),
    reason: TOOK_ANOTHER.test(fold(told))
      ? say('I have accepted another position, and so decline yours', 'قبلت عرضًا آخر وأعتذر عن قبول عرضكم')
      : say('I have decided on another path and cannot accept it', 'اخترت طريقًا آخر وأعتذر عن قبوله'),
    post: firm ? say(` of a position at ${firm}`, ` للعمل في ${firm}`) : '',
    dues: say(...duesAt(turn)),
    slot: slotIn(told, say),
    'slot or blank': slotIn(told, say) || say(' on [day and time]', ' في [اليوم والساعة]'),
    'for job': job ? say(` for the position as ${job}${at}`, ` لوظيفة ${job}${at}`) : '',
    'another time': otherDayIn(OFFERS_DAY.test(told) ? told : '', say),
    hindrance: hindranceIn(told, say),
    range: rangeIn(told, advert, say),
    'in band': inBandOfAdvert(wishedSumIn(told), advert, say),
    'last day stays': lastDayStays(turn, say),
    paper: paperIn(told, say),
    'paper offered': paperOffered(told, say),
    served: servedIn(told, say),
    'ask before signing': askBeforeSigning(told, say),
    extras: extrasIn(told, textsOfUser(turn.history).join('\n'), say),
    'resigns first': resignsFirst(turn, present ? say(` as ${present}${ofFirmNow(turn)}`, ` ${present}`) : '', say),
    'asks release': asksRelease(turn, say),
  };
}

/** "i am free thursday": other days that are named may be that of the interview. */
const OFFERS_DAY = /\b(?:free|available|can (?:do|come)|any ?time)\b|متاح|فاضي|اقدر/iu;
const ofFirmNow = (turn: Turn): string => (companyNow(turn) ? ` at ${companyNow(turn)}` : '');

function lastDayStays(turn: Turn, say: Say): string {
  const day = lastDayIn(turn.text, languageOf(turn));
  return day
    ? say(`My last working day remains ${day}.`, `ويبقى آخر يوم عمل لي ${day}.`)
    : say('My last working day stays as agreed.', 'ويبقى آخر يوم عمل لي كما اتفقنا.');
}

/** Kinds that go to others than whoever advertises the job. */
const TO_OTHERS: ReadonlySet<EmailKind> = new Set([
  'resign',
  'early_release',
  'raise',
  'referral',
  'ask_reference',
  'cold_message',
  'stay_declined',
  'refuse_to_sign',
  'question',
]);
/** There nobody hires whom the mail is of. */
const OF_ONES_OWN_FIRM: ReadonlySet<EmailKind> = new Set(['early_release', 'stay_declined', 'refuse_to_sign']);
const isWithAdvertiser = (kind: EmailKind): boolean => !TO_OTHERS.has(kind);

const termsOf = (turn: Turn): string => {
  const terms = termsTold(turn, languageOf(turn));
  return terms.length > 0 ? `\n\n${terms.join(' ')}` : '';
};

function referenceIn(advert: string, say: Say): string {
  const code = referenceOf(advert);
  return code ? say(`, reference ${code}`, `، المرجع ${code}`) : '';
}

/** "i found 18k of duplicates": what is told for a raise. */
function deedTold(told: string, language: ChatLanguage): string {
  const [, deed = '', verb = ''] =
    /(?:^|[,.;]\s*|\b(?:because|since|as|and)\s)(i (?:have |'ve )?(\p{L}+)\s[^,.;\n]{6,120})/iu.exec(told) ?? [];
  if (language === 'ar' || !isPast(verb) || WISHED.test(verb)) return '';
  return ` ${deed.replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')}.`;
}
const WISHED = /^(?:want|ask|need|hop|wish|thought|said|wrote)/iu;

/** "I took another one", "going with a different company". */
const TOOK_ANOTHER =
  /\b(?:took|taken|taking|accepted|accepting|signed|chose|chosen|going with|have|got) (?:with )?(?:an?other|a different|the other)\b|(?:قبلت|اخذت|اخترت) (?:عرض|وظيفه|شغل)\S* (?:اخر|تاني|ثاني)/u;
