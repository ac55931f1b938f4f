import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { gives, lacks } from '../../tools/offers/benefits.ts';
import type { Offer } from '../../tools/offers/offer.ts';
import { answerOfId } from '../answer-question.ts';
import { languageOf, reply, type Say, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { offersMeant } from './offer-meant.ts';

// Who pays the tax, the pension, the insurance and the days off of an offer: "what about tax and pension on the second one".

type Topic = 'tax' | 'pension' | 'insurance' | 'time off' | 'notice';
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['tax', /\b(?:tax(?:es|ed|ation)?|paye|vat|tds|ni|national insurance|deductions?|net pay|take[- ]home)\b|ضريب/u],
  [
    'pension',
    /\b(?:pensions?|retirement|provident|pf|epf|cpf|nssf|sss|401k|super(?:annuation)?|social security|pag-?ibig|gratuity)\b|تقاعد|معاش|تامينات/u,
  ],
  ['insurance', /\b(?:hmo|nhis|medical aid|medical|health|insurance|medicare|shif|nhif|philhealth)\b|تامين/u],
  ['time off', /\b(?:sick (?:pay|days|leave)|holiday pay|paid (?:leave|holidays?|time off)|pto|time off)\b|اجاز/u],
  ['notice', /\b(?:notice|end early|terminate|let me go|renew\w*|security|catch|risks?)\b|اشعار|تجديد/u],
];
const ASKS =
  /[?؟]|^(?:(?:and|but|so|ok|also|then|now) )*(?:what|how|who|do|does|is|are|will|would|any|whats|wats|wat|explain|tell me)\b|\b(?:what about|how about|whats the)\b|(?:^|\s)(?:و|طيب|ماذا عن|شو|كيف|مين)/u;
/** "A gives insurance" is told, and not asked. */
const TELLS = /\b(?:has|have|gives?|offers?|pays?|includes?|comes with|no|without|covers?)\b|فيه|يشمل|بدون/u;
const WORDS_MAX = 18;
const SHORT_WORDS_MAX = 9;

/** Null where a message asks for none of these. */
export function ofOwnDues(turn: Turn, offers: readonly Offer[], told: string): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 240)).trim();
  const topics = TOPICS.filter(([, named]) => named.test(words)).map(([topic]) => topic);
  const isShort = words.split(/\s+/u).length <= SHORT_WORDS_MAX;
  if (
    topics.length === 0 ||
    words.split(/\s+/u).length > WORDS_MAX ||
    /\d/u.test(words.replace(/\b(?:401k|1099|[12](?:st|nd)?)\b/gu, ''))
  )
    return null;
  if (!ASKS.test(words) && !(isShort && !TELLS.test(words))) return null;
  const meant = offersMeant(turn, offers);
  // What employment settles by itself is told of the kinds that differ, or of the one that is meant.
  const about = meant.length > 0 ? meant : offers;
  const onlyAsked = topics.every((topic) => topic === 'insurance' || topic === 'time off' || topic === 'notice');
  if (meant.length === 0 && onlyAsked && !offers.some(({ isContractor }) => isContractor)) return null;
  const say = sayIn(languageOf(turn));
  const all = about.map((offer) => ({
    name: `**${offer.name}**${offer.isContractor ? say(' (on invoices)', ' (بالفواتير)') : ''}`,
    lines: topics.map((topic) => `- ${ofTopic(topic, offer, offers, say)}`).join('\n'),
  }));
  // What holds for each of them is said once.
  const parts = [...new Set(all.map(({ lines }) => lines))].map((lines) => {
    const names = all.filter((each) => each.lines === lines).map(({ name }) => name);
    return `${names.join(', ')}:\n${lines}`;
  });
  const ids = about.some(({ isContractor }) => isContractor)
    ? ['contractor-or-employee', 'remote-abroad']
    : ['remote-abroad'];
  const cards = ids.flatMap((id) => answerOfId(turn, id) ?? []);
  const abroad =
    topics.includes('tax') && about.some((offer) => isAbroad(offer, offers)) ? ` ${say(ABROAD.en, ABROAD.ar)}` : '';
  const text = `${parts.join('\n\n')}\n\n${say('The law behind it is that of the place where you live and work, and I do not judge your case: the tax office or an accountant there says the rate.', 'يحكم ذلك قانون البلد الذي تقيم وتعمل فيه ولا أقدّر حالتك: مكتب الضرائب أو محاسب هناك يحدد النسبة.')}${abroad}`;
  return {
    ...reply(turn, { en: text, ar: text }, { about: { kind: 'offers', told } }),
    sources: cards.flatMap(({ sources }) => sources),
  };
}

const ABROAD = {
  en: 'An employer abroad changes little in that: as a rule the country where you sit when you work taxes you. Ask before you sign: who is my employer, in what currency, under which law?',
  ar: 'وكون صاحب العمل في الخارج لا يغيّر ذلك كثيرًا: البلد الذي تعمل منه يفرض الضريبة عادةً. اسأل قبل التوقيع: من صاحب العمل وبأي عملة وأي قانون؟',
};
/** Another money or country than that of the offer beside it. */
const isAbroad = (offer: Offer, offers: readonly Offer[]): boolean =>
  offers.some(({ currency, told }) => currency !== offer.currency || isElsewhere(told, offer.told)) &&
  /\b(?:remote|remotely|from home|online|contractor|freelanc\w*)\b|عن بعد/u.test(fold(offer.told));

function isElsewhere(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => placesIn(text)[0]?.region);
  return first !== undefined && second !== undefined && first !== second;
}

function ofTopic(topic: Topic, offer: Offer, offers: readonly Offer[], say: Say): string {
  return (offer.isContractor ? ofContractor : ofEmployee)(topic, offer, offers, say);
}

function ofContractor(topic: Topic, _: Offer, offers: readonly Offer[], say: Say): string {
  const others = offers
    .filter(({ isContractor, told }) => !isContractor && /\bpension|provident|epf|cpf|401k|تقاعد/iu.test(told))
    .map(({ name }) => name);
  switch (topic) {
    case 'tax':
      return say(
        '**Tax:** nobody deducts it. The whole sum arrives, and you declare and pay it yourself; put a third of each payment aside until you know your rate.',
        '**الضريبة:** لا أحد يخصمها. يصلك المبلغ كاملًا وتصرّح بها وتدفعها بنفسك، فضع ثلث كل دفعة جانبًا حتى تعرف نسبتك.',
      );
    case 'pension':
      return say(
        `**Pension:** nobody pays in for you. Ask your country’s scheme whether you may pay in on your own, or save a fixed share yourself${others.length > 0 ? `; what the employer adds with ${others.join(', ')} is pay on top, so ask how many percent it is and take it into the comparison` : ''}.`,
        `**التقاعد:** لا أحد يدفع عنك. اسأل نظام بلدك هل يمكنك الاشتراك بنفسك أو ادخر نسبة ثابتة${others.length > 0 ? `؛ وما يضيفه صاحب العمل في ${others.join('، ')} أجر إضافي فاسأل عن نسبته` : ''}.`,
      );
    case 'insurance':
      return say(
        '**Insurance:** yours to buy. Ask what a cover like that of the other offer costs a month, and take it off.',
        '**التأمين:** تشتريه بنفسك. اسأل كم يكلف تأمين مثل العرض الآخر شهريًا واطرحه.',
      );
    case 'time off':
      return say(
        '**Days off and sick days:** not paid unless the contract says so. Some 200 days a year can be billed.',
        '**الإجازة والمرض:** غير مدفوعة إلا إن نص العقد. يمكن احتساب نحو 200 يوم في السنة.',
      );
    default:
      return say(
        '**How it ends:** only with the notice that is written. Ask for 30 days on both sides, payment within 14 days, and by when they say whether it goes on.',
        '**نهايته:** فقط بالإشعار المكتوب. اطلب 30 يومًا للطرفين والدفع خلال 14 يومًا ومتى يبلغونك بالتجديد.',
      );
  }
}

function ofEmployee(topic: Topic, offer: Offer, offers: readonly Offer[], say: Say): string {
  switch (topic) {
    case 'tax':
      if (isAbroad(offer, offers))
        return say(
          '**Tax:** an employer abroad often deducts nothing for your country. Ask whether you would be employed through a firm in your country (“employer of record”), which deducts it, or on invoices, where you pay it yourself: a third of each payment set aside.',
          '**الضريبة:** صاحب العمل في الخارج كثيرًا ما لا يخصم شيئًا لبلدك. اسأل هل ستوظف عبر شركة في بلدك تخصمها أم بفواتير فتدفعها بنفسك وتضع ثلث كل دفعة جانبًا.',
        );
      return say(
        '**Tax:** where pay is taxed, the employer deducts it before it reaches you. Ask for the net sum in writing, or put the gross one into a net pay calculator of that country.',
        '**الضريبة:** حيث تُفرض يخصمها صاحب العمل قبل أن يصلك الراتب. اطلب المبلغ الصافي كتابة.',
      );
    case 'pension':
      return offer.pensionPercent > 0
        ? say(
            `**Pension:** the employer adds ${offer.pensionPercent}%, which is in the sum of the year above. Ask from which month on, and what you pay yourself.`,
            `**التقاعد:** يضيف صاحب العمل ${offer.pensionPercent}٪ وهي محسوبة أعلاه. اسأل من أي شهر وكم تدفع أنت.`,
          )
        : say(
            `**Pension:** ${/pension|provident|epf|cpf|401k/iu.test(offer.told) && !/\bno pension/iu.test(offer.told) ? 'it has one' : 'you told me none'}; ask how many percent the employer adds and from which month on, and tell me (“${offer.name} adds 8% pension”).`,
            `**التقاعد:** اسأل كم نسبة ما يضيفه صاحب العمل ومن أي شهر، وأخبرني بها.`,
          );
    case 'insurance':
      return gives(offer.benefits, 'health insurance')
        ? say(
            '**Insurance:** given, as you told it. Ask whom it covers and what you pay yourself.',
            '**التأمين:** يشمله العرض. اسأل من يغطي وماذا تدفع أنت.',
          )
        : say(
            `**Insurance:** ${lacks(offer.benefits, 'health insurance') ? 'not given' : 'you told me nothing of it'}; ask what cover there is, for whom, and what you would pay for one yourself.`,
            '**التأمين:** اسأل ما التغطية ولمن، وكم يكلفك لو اشتريته بنفسك.',
          );
    case 'time off':
      return say(
        `**Days off:** ${offer.leaveDays === null ? 'you told me none; ask for the number in writing' : `${offer.leaveDays} days`}, and from which day on sick days are paid.`,
        `**الإجازة:** ${offer.leaveDays === null ? 'اسأل عن عددها كتابة' : `${offer.leaveDays} يومًا`}، ومن أي يوم يُدفع المرض.`,
      );
    default:
      return say(
        '**How it ends:** ask for the notice on both sides, the probation, and whether the post is permanent.',
        '**نهايته:** اسأل عن الإشعار للطرفين والتجربة وهل الوظيفة دائمة.',
      );
  }
}
