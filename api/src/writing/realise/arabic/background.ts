import { foldWords } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Study } from '../../understand/studies.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import { isArabic, listed, namedIn } from './words.ts';

// Who is writing, beside the work: studies, certificates, languages, what is asked of the person.

/** "نفس المعهد": which one, the line above it says. */
const NAMES_SCHOOL_ABOVE = /^(?:من )?نفس /u;

const MAX_PROFILE_WORDS = 25;
const IS_WISH = /أسعى|أبحث|أطمح|أرغب|الحصول على فرصة|هدفي/u;

/** "صيدلي مرخص، خبرة تزيد عن 9 سنوات": no sentence, once "أنا" stands before it. */
const IS_TELEGRAPHIC = /،\s(?:خبرة|مع خبرة|علاقات|مهارات|معرفة|إجادة|قدرة|سجل|ذو|حاصل)(?!\p{L})/u;

/** "أمين مخزن لديه خبرة": of another, behind "أنا". */
const OF_THIRD_PERSON = /(?<!\p{L})(?:لديه|لديها|يمتلك|تمتلك|يملك|تملك|يتمتع|تتمتع|يجيد|تجيد|يسعى|تسعى)(?!\p{L})/u;

/** "محاسبة بخبرة ثماني سنوات": a summary that begins with the post held says who is writing. */
function profileOf({ applicant: { summary, roles } }: Plan): string {
  const sentence = (summary.split(/[.!؟]\s|\n/u)[0] ?? '').replace(/[.\s]+$/, '');
  const [first = ''] = sentence.split(/\s+/);
  const isPost = first.length > 2 && roles.some(({ title }) => title.split(/\s+/)[0] === first);
  return isPost &&
    !IS_TELEGRAPHIC.test(sentence) &&
    !OF_THIRD_PERSON.test(sentence) &&
    !IS_WISH.test(sentence) &&
    sentence.split(/\s+/).length <= MAX_PROFILE_WORDS
    ? `أنا ${sentence}.`
    : '';
}

const PERSONAL_LABELS: Partial<Record<PersonalField, string>> = {
  visaStatus: 'الإقامة',
  noticePeriod: 'فترة الإشعار',
  drivingLicence: 'رخصة القيادة',
  nationality: 'الجنسية',
};

/** "رخصة القيادة (سعودية)": a value ends where another begins. */
function personalIn(label: string | undefined, value: string): string[] {
  const [plain = ''] = value.split(/[،,|;:]|\s[–—-]\s/u);
  if (!label || plain.trim() === '') return [];
  // "رخصة القيادة: نعم"
  if (/^(?:نعم|يوجد|متوفرة?|لدي)$/u.test(plain.trim())) return [label];
  const said = plain.trim();
  return [said.startsWith(label.split(' ')[0]!) ? said : `${label} (${withoutBrackets(said)})`];
}

/** Makers of certificates, each of which begins a name of its own: "CCNP Enterprise Fortinet NSE 4 CompTIA Security+", but not "السلامة المهنية IOSH". */
const BEGINS_ANOTHER =
  /(?<=[\p{Script=Latin}\d+]{2}) (?=(?:CompTIA|Fortinet|Cisco|CCN[AP]|CEH|CISSP|PMP|ITIL|AWS|Microsoft|Oracle|VMware|Juniper|Red Hat|PRINCE2|NEBOSH|IOSH|OSHA)(?![\p{L}]))/u;

/** "Certificate": of what, the page has put elsewhere. */
const SAYS_ONLY_THAT = /^(?:شهادة|شهادات|دورة|رخصة|دبلوم)$/u;

/** Without who has issued it or how long it took. */
const namesOfCertificates = (written: string) =>
  written
    .split(/\s[–—-]\s|،/u)[0]!
    .replace(/[\s.،–—-]+$/u, '')
    // "BLS سارية حتى", whose date has been taken off
    .replace(/\s(?:(?:سارية?|صالحة?|ساري المفعول)\s)?(?:حتى|لغاية|إلى)$/u, '')
    // "BLS جمعية القلب السعودية 11" of "… 11 / 2027"
    .replace(/(?<=\p{Script=Arabic}) (?:0?[1-9]|1[0-2])$/u, '')
    .split(BEGINS_ANOTHER)
    .filter(
      (name, index, all) =>
        name !== '' &&
        !SAYS_ONLY_THAT.test(name) &&
        !(index > 0 && /^(?:Cisco|Microsoft|Oracle)$/.test(all[index - 1]!)),
    );

/** "رخصة قيادة": held, and no certificate. */
const DRIVES =
  /^رخص[ةه] (?:(?:ال)?(?:قياد[ةه]|سوق|سواق[ةه]|سياق[ةه])|(?:\p{L}+ )?(?:خفيف[ةه]|ثقيل[ةه]|خصوصي|عمومي)(?!\p{L}))/u;
/** A label of the page, which says nothing beside what it announces. */
const DRIVES_ALONE = /^رخص[ةه] (?:ال)?(?:قياد[ةه]|سوق|سواق[ةه]|سياق[ةه])$/u;

/** "رخصة إماراتية خفيفة", below "رخصة السياقة" */
const asDriving = (name: string) =>
  name.replace(/^(رخص[ةه]) (?!(?:ال)?(?:قياد[ةه]|سوق|سواق[ةه]|سياق[ةه])(?!\p{L}))/u, '$1 قيادة ');

/** "(الشهادة السودانية (ادبي))"; how long it took is nothing to put among brackets. */
const withoutBrackets = (degree: string) =>
  degree
    .replace(/\s?\((?:سنتان|سنتين|\p{Nd}+ (?:سنوات|سنة|أشهر|شهر|ساعة|يوم)\p{L}*)\)/gu, '')
    .replace(/\s?\(([^()]+)\)/g, ' – $1')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s–]+|[\s–]+$/gu, '');

/** "الانجليزية - جيد (IELTS 5.5)" */
const LEVEL_BEHIND_DASH =
  /(?<=\p{L})\s*[-–—]\s*(?=(?:جيد|ممتاز|متوسط|مبتد[ئي]|ضعيف|طليق|بطلاقة|متقدم|اللغة (?:الأم|الام)|لغة (?:أم|ام))(?!\p{L}))/gu;
/** "العربية: اللغة الأم – الفرنسية: متقدم", each level behind its language; nobody tells in a letter what is weak. */
function languagesSaid(written: string): string {
  const parts = written
    .replace(LEVEL_BEHIND_DASH, ': ')
    .split(/\s*[–—•؛|/]\s*|\s+-\s+/u)
    // "Odoo ، Excel" in one row with them
    .filter((part) => /\p{Script=Arabic}{2}/u.test(part) && !/ضعيف/u.test(part));
  const said = parts.map((part) =>
    part.replace(
      /^([^:]{2,40}?)\s*:\s*([^:]+)$/u,
      (_, name: string, level: string) => `${name} (${withoutBrackets(level)})`,
    ),
  );
  return said.length > 0 ? `لغاتي: ${said.join('، ')}.` : '';
}

/** "إقامة عمل" says what it is, "سارية - قابلة للنقل" how it is. */
function residenceSaid(status: string): string {
  const parts = status.split(/\s*[-–—،,]\s*/u);
  if (IS_RESIDENCE.test(status)) return `ولدي ${status}.`;
  return parts.every((part) => IS_STATE_OF_RESIDENCE.test(part)) ? `إقامتي ${parts.join(' و')}.` : '';
}
const IS_STATE_OF_RESIDENCE = /^(?:سارية(?: المفعول)?|صالحة|قابلة للنقل|قابلة للتحويل)$/u;

/** "SCFHS", with which one is registered, and which nobody picks up on the way. */
const isRegistration = (name: string) => CREDENTIALS.has(name.toLowerCase()) || /^\p{Lu}{4,6}$/u.test(name);

/** "ماجستير (سنة أولى، لم يكتمل)" */
const IS_UNFINISHED = /لم (?:يكتمل|تكتمل|[أا]كمل\p{L}*|ينته)|غير مكتمل|سنة [أا]ولى/u;
const IS_RESIDENCE = /^[إا]قامة (?:\p{L}+)(?: \p{L}+)?$/u;

/** "كلية العلوم" with the university that the page names behind it: each has one of its own. */
function schoolWithHouse({ school, row = '' }: Study): string {
  const house = /^كلية /u.test(school) ? row.split(school)[1]?.match(/^،\s*(جامعة [^،()\d–—]+)/u)?.[1] : undefined;
  return house ? `${school}، ${house.trim()}` : school;
}

export function backgroundOf(plan: Plan, choose: Choose): Said[] {
  const { study, certificates, languages, personal, statements, gap } = plan;
  const profile = profileOf(plan);
  const names = namedIn(plan, [...new Set([...plan.listed, ...plan.applicant.skills])]).filter(
    (name, index, all) =>
      !profile.includes(name) && !all.some((other, at) => at !== index && other.includes(name) && other !== name),
  );
  const studied = study && !NAMES_SCHOOL_ABOVE.test(study.study.school) ? study.study : null;
  const later = plan.applicant.studies.find(
    (one) => study !== null && one.end > study.study.end && !IS_UNFINISHED.test(`${one.degree} ${one.school}`),
  );
  const certified = certificates.flatMap(namesOfCertificates);
  const driving = certified.filter((name) => DRIVES.test(name));
  const licences = driving.filter((name) => driving.length === 1 || !DRIVES_ALONE.test(name));
  const held = certified.filter((name) => !DRIVES.test(name));
  const withLevel = languages
    .map(inArabic)
    .map(({ name, level }) =>
      level === ARABIC_LEVELS.fluent
        ? `${name} ${level}`
        : level
          ? `${name} (${withoutBrackets(level).replace(/\s(?=آيلتس|أيلتس|IELTS|توفل|TOEFL)/u, '، ')})`
          : name,
    );
  // "كويتي": of one who holds it, and with the article and the ending of the noun of what is held.
  const nationality =
    personal
      .find(({ field, value }) => field === 'nationality' && /^[\u0621-\u064a]+ي[ةه]?$/u.test(value.trim()))
      ?.value.trim() ?? '';
  const status = personal.find(({ field }) => field === 'visaStatus')?.value.trim() ?? '';
  const residence = residenceSaid(status);
  const named = personal
    .filter(({ value }) => value.trim() !== nationality && (residence === '' || value.trim() !== status))
    .flatMap(({ field, value }) => personalIn(PERSONAL_LABELS[field], value));
  return [
    { text: profile, rank: 1 },
    {
      text:
        // One name says little of anybody.
        names.length > 1 ? choose('listed', [`ومن مهاراتي: ${listed(names)}.`, `وتشمل مهاراتي ${listed(names)}.`]) : '',
      rank: 1,
    },
    {
      text: studied
        ? choose('study', [
            // Two pairs of brackets in a row are none.
            `درست في ${withoutBrackets(schoolWithHouse(studied))} (${withoutBrackets(studied.degree)}).`,
            `ومن مؤهلاتي العلمية: ${studied.degree}، ${schoolWithHouse(studied)}.`,
          ])
        : '',
      rank: 1,
    },
    {
      text:
        later && !NAMES_SCHOOL_ABOVE.test(later.school)
          ? `ومن مؤهلاتي ${studied ? 'أيضاً' : 'العلمية'}: ${later.degree}، ${schoolWithHouse(later)}.`
          : '',
      rank: 2,
    },
    {
      text: held.length > 0 ? `ومن شهاداتي ودوراتي: ${listed(held.slice(0, 4))}.` : '',
      rank: 2,
    },
    { text: licences.length > 0 ? `ولدي ${listed(licences.slice(0, 2).map(asDriving))}.` : '', rank: 2 },
    // Who writes in Arabic need not say that they know it.
    {
      text: plan.applicant.languagesAsWritten
        ? languagesSaid(plan.applicant.languagesAsWritten)
        : languages.some(({ name }) => !/^(?:ال)?عربية?$/u.test(name))
          ? `أتحدث ${listed(withLevel)}.`
          : '',
      rank: 2,
    },
    { text: nationality ? `أحمل الجنسية ال${nationality.replace(/[ةه]$/u, '')}ة.` : '', rank: 1 },
    { text: residence, rank: 1 },
    { text: named.length > 0 ? `ومن بياناتي: ${named.join('؛ ')}.` : '', rank: 1 },
    ...statements.filter(isArabic).map((text) => ({ text, rank: 0 })),
    {
      text:
        gap && !isRegistration(gap) && plan.isNearWork && plan.job.text.includes(gap)
          ? `لم يرد في سيرتي الذاتية ذكر ${gap}، ويسعدني أن أتعلم ما يتطلبه العمل.`
          : '',
      rank: 1,
    },
  ];
}

const ARABIC_LEVELS: Readonly<Record<string, string>> = {
  native: 'اللغة الأم',
  'mother tongue': 'اللغة الأم',
  fluent: 'بطلاقة',
  advanced: 'متقدم',
  excellent: 'ممتاز',
  'very good': 'جيد جداً',
  good: 'جيد',
  intermediate: 'متوسط',
  conversational: 'محادثة',
  basic: 'مبتدئ',
  beginner: 'مبتدئ',
};
const ARABIC_NAMES: Readonly<Record<string, string>> = {
  english: 'الإنجليزية',
  arabic: 'العربية',
  french: 'الفرنسية',
  german: 'الألمانية',
  spanish: 'الإسبانية',
  turkish: 'التركية',
  hindi: 'الهندية',
  urdu: 'الأردية',
  russian: 'الروسية',
  chinese: 'الصينية',
  italian: 'الإيطالية',
  persian: 'الفارسية',
};
/** "English (Fluent)" of a resume in two languages. */
const inArabic = ({ name, level }: { name: string; level: string }) => ({
  name: ARABIC_NAMES[foldWords(name)] ?? name,
  level: ARABIC_LEVELS[foldWords(level)] ?? level,
});
