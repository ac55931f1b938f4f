import type { WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { readAdvert } from '../../adverts/read-advert.ts';
import { timeOf } from '../tools/resume-gaps.ts';
import { nameOfJob } from '../tools/resume-lines.ts';
import { tellingStems } from './asked-words.ts';
import { employerNamed } from './employers.ts';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// How long somebody has worked, counted from the months of the resume: in all, at an employer, or in a field.

const ASKS =
  /\bhow (?:many years?|much (?:\p{L}+ )?experience|many months|long)\b(?!.{0,60}\b(?:need|should|must|required?|ask|take|takes|wait\w*|notice|last|enough|look\w*|search\w*|appl\w+|unemployed|out of work|without|off|sick|ill|gap|break)\b)(?<between>.{0,40}?)\b(?:do i have|have i|i have|i'?ve|i got|did i|was i|am i|i been|is my)\b(?<behind>[^?\n]{0,80})|\byears?\b.{0,40}\bhow many (?:of (?:them|those) )?(?:do i have|have i|i have)\b(?! to\b)|كم (?:سنه|عام|شهر|سنين|سنوات)\S* ?(?:خبرتي(?=\s|[؟?]|$)|(?:خبره)?.{0,12}(?:عندي|لدي|معي|اشتغلت|عملت|قضيت))(?<arabic>[^؟?\n]{0,60})/u;
const FIELD = /\b(?:in|with|of|as|at|doing|on|using|for)\s+(?:an? |the |my )?(?<field>\p{L}[^,.;?!]{1,50})/u;
const ARABIC_FIELD = /(?:^|\s)(?:في|ب|ك|مع|عند)\s?(?:ال)?(?<field>\p{L}[^،.؟?]{1,40})/u;
/** They say that work is meant, and not which. */
const OF_ALL =
  /^(?:(?:work(?:ing|ed)?|jobs?|experience|total|all|altogether|together|general|years?|so far|now|career|employment|a|the|my|with|in|of)[\s?.!]*)+$|^(?:خبره|العمل|المجموع)/u;
const ARABIC = /\p{Script=Arabic}/u;
const MONTHS_OF_YEAR = 12;

interface Worked {
  job: WorkExperience;
  from: number;
  /** The month in which it ended, or this one. */
  to: number;
}

/** "how many years do i have in procurement": null where that is not asked, or no job has its dates. */
export function yearsWorked(turn: Turn): CoachAnswer | null {
  const groups = ASKS.exec(fold(turn.text.slice(0, 200)))?.groups;
  if (!groups || !turn.resume) return null;
  const named = fieldIn(groups);
  // A field in Arabic stands in no resume in English.
  const field = ARABIC.test(named) && !turn.resume.data.language.startsWith('ar') ? '' : named;
  const all = workedIn(turn.resume.data.workExperience);
  if (all.length === 0) return null;
  const employer = field === '' ? null : employerNamed(turn, field);
  const { own, beside } = employer
    ? { own: all.filter(({ job }) => job.company === employer), beside: [] }
    : ofField(all, field);
  return own.length + beside.length === 0 ? inNoTitle(turn, field, all) : told(turn, field, own, beside);
}

function fieldIn({ between = '', behind = '', arabic = '' }: Record<string, string | undefined>): string {
  const told = FIELD.exec(behind) ?? FIELD.exec(between) ?? ARABIC_FIELD.exec(arabic);
  const field = told?.groups?.field?.trim() ?? '';
  return OF_ALL.test(field) ? '' : field.replace(/\s+(?:so far|now|in total|altogether|then|roles?|jobs?|work)$/u, '');
}

function workedIn(jobs: readonly WorkExperience[]): Worked[] {
  return jobs.flatMap((job) => {
    const time = timeOf(job);
    return job.isHidden || time === null ? [] : [{ job, ...time }];
  });
}

/** The jobs that a field names by their title or employer, and those that tell of it in a line. */
function ofField(all: readonly Worked[], field: string): { own: Worked[]; beside: Worked[] } {
  const wanted = tellingStems(field);
  if (field === '' || wanted.length === 0) return { own: [...all], beside: [] };
  // "customs" has the stem of "customers": where the word itself stands, only that counts.
  const isWritten = all.some(({ job }) => fold(`${nameOfJob(job)}\n${job.description}`).includes(fold(field)));
  const tells = (text: string) => {
    const stems = new Set(tellingStems(text));
    return isWritten ? fold(text).includes(fold(field)) : wanted.some((stem) => stems.has(stem));
  };
  const own = all.filter(({ job }) => tells(nameOfJob(job)));
  return { own, beside: all.filter((each) => !own.includes(each) && tells(each.job.description)) };
}

/** What overlaps counts once. */
function monthsIn(jobs: readonly Worked[]): number {
  const months = new Set(jobs.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  return months.size;
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
/** One, two, three to ten, and more of a thing. */
type Counted = readonly [one: string, two: string, few: string, many: string];
const YEARS_IN_ARABIC: Counted = ['سنة', 'سنتان', 'سنوات', 'سنة'];
const MONTHS_IN_ARABIC: Counted = ['شهر', 'شهران', 'أشهر', 'شهرًا'];
const FEW_MAX = 10;
function countedInArabic(number: number, [one, two, few, many]: Counted): string {
  if (number <= 2) return number === 1 ? one : two;
  return `${number} ${number <= FEW_MAX ? few : many}`;
}

function lengthOf(months: number): Said {
  const [years, rest] = [Math.floor(months / MONTHS_OF_YEAR), months % MONTHS_OF_YEAR];
  return {
    en: [years > 0 ? count(years, 'year') : '', rest > 0 ? count(rest, 'month') : ''].filter(Boolean).join(' and '),
    ar: [
      years > 0 ? countedInArabic(years, YEARS_IN_ARABIC) : '',
      rest > 0 ? countedInArabic(rest, MONTHS_IN_ARABIC) : '',
    ]
      .filter(Boolean)
      .join(' و'),
  };
}

const listed = (jobs: readonly Worked[], language: 'en' | 'ar'): string =>
  jobs.map((each) => `- ${nameOfJob(each.job)}: ${lengthOf(monthsIn([each]))[language]}`).join('\n');

function told(turn: Turn, field: string, own: readonly Worked[], beside: readonly Worked[]): CoachAnswer {
  const counted = own.length > 0 ? own : beside;
  const sum = lengthOf(monthsIn(counted));
  const others = own.length > 0 ? beside : [];
  const against = field === '' ? yearsAgainstAdvert(turn) : null;
  const asked = against
    ? { en: against.en && `\n\n${against.en}`, ar: against.ar && `\n\n${against.ar}` }
    : yearsAsked(turn, field, monthsIn(counted));
  const ofIt = field === '' ? { en: '', ar: '' } : { en: ` (${field})`, ar: ` (${field})` };
  return reply(turn, {
    en: `**${sum.en}**${ofIt.en}, counted by the months in your resume, up to this one where a job runs on:\n\n${listed(counted, 'en')}${own.length === 0 ? '\n\nNo title says so; these jobs tell of it in their lines.' : ''}${others.length > 0 ? `\n\nThese tell of it in their lines, and count where it was a good part of the work:\n\n${listed(others, 'en')}` : ''}${asked.en}`,
    ar: `**${sum.ar}**${ofIt.ar} بحساب أشهر سيرتك، وحتى هذا الشهر في الوظيفة الحالية:\n\n${listed(counted, 'ar')}${own.length === 0 ? '\n\nلا يذكرها أي مسمى، لكن هذه الوظائف تذكرها في أسطرها.' : ''}${others.length > 0 ? `\n\nوهذه تذكرها في أسطرها، وتُحسب إن كانت جزءًا كبيرًا من العمل:\n\n${listed(others, 'ar')}` : ''}${asked.ar}`,
  });
}

/** What the dated jobs of the resume come to, against the years that the advert or the message names; nothing where it asks for none. */
export function yearsAgainstAdvert(turn: Turn): Said {
  const asked =
    turn.advert === ''
      ? undefined
      : readAdvert(turn.advert).requirements.find((requirement) => requirement.kind === 'years');
  const all = turn.resume ? workedIn(turn.resume.data.workExperience).filter(({ job }) => isWork(job)) : [];
  if (asked?.kind !== 'years' || all.length === 0) return { en: '', ar: '' };
  const named = ofWhatIsAsked(all, asked.text);
  // A title need not name what the work was: only where it does, and for long enough, it is counted alone.
  const { own, isSome } = monthsIn(named.own) >= asked.years * MONTHS_OF_YEAR ? named : { own: all, isSome: false };
  const months = monthsIn(own);
  const short = asked.years * MONTHS_OF_YEAR - months;
  const sum = lengthOf(months);
  const left = turn.resume!.data.workExperience.filter((job) => !job.isHidden && isWork(job) && timeOf(job) === null);
  const leftOut = leftOutOf(left);
  const isNear = short <= asked.years * MONTHS_OF_YEAR * NEAR_SHARE;
  return {
    en: `**Years:** the advert says “${asked.text}”; ${isSome ? 'the jobs of your resume that name it' : 'the dated jobs of your resume'} come to **${sum.en}** in all${leftOut.en}. ${short <= 0 ? (isSome ? 'That is met.' : 'That is met, as far as all of it is in this line of work.') : isNear ? 'That is close: say the exact time in the summary, and let the figures of your work speak; a year less turns away few.' : 'That is clearly less: apply only if the rest fits well, and say in the letter what you have done sooner than others.'}`,
    ar: `**السنوات:** يقول الإعلان «${asked.text}»، ومجموع ${isSome ? 'الوظائف التي تذكره' : 'الوظائف المؤرخة'} في سيرتك **${sum.ar}**${leftOut.ar}. ${short <= 0 ? 'وهذا متحقق إن كانت كلها في هذا المجال.' : isNear ? 'الفرق قريب: اذكر المدة بدقة في الملخص ودع أرقام عملك تتكلم، فسنة أقل لا تُقصي إلا قليلًا.' : 'وهذا أقل بوضوح: قدّم فقط إن كان الباقي مناسبًا، واذكر في الخطاب ما أنجزته أسرع من غيرك.'}`,
  };
}
/** A job whose dates cannot be counted is named, so that nobody takes the sum for all. */
const leftOutOf = (jobs: readonly WorkExperience[]): Said =>
  jobs.length === 0
    ? { en: '', ar: '' }
    : {
        en: `, without ${jobs.map(nameOfJob).join(' and ')}, whose dates I cannot count`,
        ar: ` دون ${jobs.map(nameOfJob).join(' و')} التي لا أستطيع عدّ تواريخها`,
      };

/** The jobs whose title or employer names what the years are asked of; all where none does. */
function ofWhatIsAsked(all: readonly Worked[], asked: string): { own: readonly Worked[]; isSome: boolean } {
  const wanted = new Set(tellingStems(asked).filter((stem) => !OF_TIME.has(stem)));
  const own = all.filter(({ job }) => tellingStems(nameOfJob(job)).some((stem) => wanted.has(stem)));
  return own.length > 0 && own.length < all.length ? { own, isSome: true } : { own: all, isSome: false };
}
const OF_TIME: ReadonlySet<string> = new Set(
  'year years experience minimum least work working role job position similar at in شركه خبره سنوات سنه'
    .split(' ')
    .flatMap(tellingStems),
);
/** So much less than what is asked is near it. */
const NEAR_SHARE = 0.25;
/** A time off that stands among the jobs is no work. */
const isWork = ({ jobTitle, company }: WorkExperience): boolean =>
  !/\b(?:carer|caring|career break|family care|maternity|parental|sabbatical|unemployed|travel(?:ling)?)\b|رعاي|انقطاع|تفرغ/iu.test(
    `${jobTitle} ${company}`,
  );

/** What the advert asks for, against so many months. */
function yearsAsked({ advert }: Turn, field: string, months: number): Said {
  const asked =
    advert === '' ? undefined : readAdvert(advert).requirements.find((requirement) => requirement.kind === 'years');
  const named = new Set(tellingStems(asked?.text ?? ''));
  const isOfIt = field === '' || tellingStems(field).some((stem) => named.has(stem));
  if (asked?.kind !== 'years' || !isOfIt) return { en: '', ar: '' };
  const isMet = months >= asked.years * MONTHS_OF_YEAR;
  return {
    en: `\n\nThe advert says “${asked.text}”: ${isMet ? 'that is met' : 'that falls short, if just this is what they count'}.`,
    ar: `\n\nيقول الإعلان «${asked.text}»: ${isMet ? 'وهذا متحقق' : 'وهذا أقل من المطلوب إن كان هذا ما يحسبونه'}.`,
  };
}

const inNoTitle = (turn: Turn, field: string, all: readonly Worked[]): CoachAnswer => {
  const sum = lengthOf(monthsIn(all));
  return reply(turn, {
    en: `Your resume names no job in **${field}**, so I count none for it. All your jobs together come to ${sum.en}:\n\n${listed(all, 'en')}\n\nIf one of them was ${field} under another name, tell me which, and I put the word there.`,
    ar: `لا تذكر سيرتك وظيفة في **${field}** فلا أحسب لها شيئًا. كل وظائفك معًا ${sum.ar}:\n\n${listed(all, 'ar')}\n\nإن كانت إحداها كذلك باسم آخر فقل لي أيها فأضع الكلمة فيها.`,
  });
};
