import type { LetterTone } from '@vitae/contract/cover-letter';
import { namesCertificate } from '@vitae/language/certificates';
import { foldWords } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import { SKILL_LEVELS } from '@vitae/language/skill-levels';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Proof } from '../../plan/proofs.ts';
import { sentencesOf } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Study } from '../../understand/studies.ts';
import type { Choose } from '../choice.ts';
import type { Paragraph, Said } from '../paragraphs.ts';
import { greetedIn } from './addressee.ts';

const MAX_PROOFS = 6;
const MAX_NAMES = 6;

/** As `writeEnglish`, in Arabic. The applicant's lines are quoted as they are; no sentence of theirs is turned. */
export function writeArabic(plan: Plan, templateId: string, tone: LetterTone, choose: Choose, addressee: string) {
  const { job } = plan;
  const company = job.company;
  const greeted = greetedIn(job.text, addressee);
  const apply = choose('apply', APPLY[tone])(
    job.role,
    `${company ? ` لدى ${company}` : ''}${job.reference ? ` (الرقم المرجعي ${job.reference})` : ''}`,
  );
  const proofs = plan.proofs.filter(({ line }) => canStand(line)).slice(0, MAX_PROOFS);
  const opened = postToOpenWith(plan, proofs);
  const first: Paragraph = [...tenureOf(opened, plan, choose), { text: apply, rank: 0 }];
  const work = templateId === 'story-driven' ? storyOf(plan, proofs) : proofs;
  const proof =
    work.length === 0
      ? factsOf(plan)
      : templateId === 'skills-focused'
        ? byRequirement(plan, work, opened, choose)
        : listOf(work, opened, choose);
  const about = backgroundOf(plan, choose);
  const company_ = companyOf(plan, choose);
  const closing = closingOf(plan, choose, tone);
  const paragraphs: Paragraph[] =
    templateId === 'modern-professional'
      ? [first, proof, [...about, ...closing]]
      : templateId === 'classic'
        ? [first, [...proof], [...company_, ...about], closing]
        : [
            first,
            proof,
            work.length < proofs.length
              ? listOf(
                  proofs.filter((one) => !work.includes(one)),
                  opened,
                  choose,
                )
              : [],
            about,
            company_,
            closing,
          ];
  return {
    greeting: `${greeted ? `إلى ${greeted}` : company ? `إلى السادة في ${company} المحترمين` : 'إلى السادة المسؤولين عن التوظيف المحترمين'}،\nتحية طيبة وبعد،`,
    paragraphs,
    closing: choose('closing', [
      'وتفضلوا بقبول فائق الاحترام والتقدير،',
      'مع خالص التقدير والاحترام،',
      'مع فائق الاحترام،',
    ]),
  };
}

type Apply = readonly ((role: string, at: string) => string)[];

const APPLY: Record<LetterTone, Apply> = {
  Professional: [
    (role, at) => `أتقدم إليكم بطلبي لشغل وظيفة ${role}${at}.`,
    (role, at) => `أضع بين أيديكم طلبي لوظيفة ${role}${at}.`,
    (role, at) => `أرغب في الالتحاق بوظيفة ${role}${at}.`,
  ],
  Casual: [
    (role, at) => `أكتب إليكم بشأن وظيفة ${role}${at}.`,
    (role, at) => `تهمني وظيفة ${role}${at}، ولهذا أكتب إليكم.`,
  ],
  Enthusiastic: [
    (role, at) => `يسعدني كثيراً أن أتقدم إليكم بطلبي لوظيفة ${role}${at}!`,
    (role, at) => `بكل حماس أتقدم إليكم بطلبي لوظيفة ${role}${at}!`,
  ],
  Informational: [
    (role, at) => `أتقدم بطلبي لوظيفة ${role}${at}.`,
    (role, at) => `أضع بين أيديكم طلبي لوظيفة ${role}${at}.`,
  ],
};

/** "من يونيو ٢٠١٤ إلى فبراير ٢٠١٨": how long a post was held. */
const IS_PERIOD = /^من [^،.]{0,20}[\d\u0660-\u0669]{4} (?:إلى|الى|حتى) [^،.]{2,20}$/u;
const canStand = (line: string) =>
  !/[|@<>{}\\\t]|https?:| :|[[\]]/.test(line) &&
  // "(Wi-Fi )UniFi", whose brackets the file has in another order
  !/\(\s|\s\)|\)[\p{L}\d]/u.test(line) &&
  !IS_PERIOD.test(line.trim()) &&
  line.split(/\s+/).length >= 3;
const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text);
/** "العربية، والإنجليزية": the last one behind its "and". */
const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و${items.at(-1)}`;
/** A requirement by the name that the advert itself uses. */
const namedIn = (plan: Plan, names: readonly string[]) =>
  names
    .filter(
      (name) =>
        plan.job.text.includes(name) &&
        !plan.job.role.includes(name) &&
        // What somebody holds, or a part of it, is told by the name of its certificate.
        !CREDENTIALS.has(name.toLowerCase()) &&
        !namesCertificate(name) &&
        // "جيد جداً", of a language that stands before it.
        !SKILL_LEVELS.has(foldWords(name)) &&
        // The end of "حتى 600 شخص", torn off at the end of a line.
        !COUNTED.test(name) &&
        !IS_BODY.test(name) &&
        !ARE_PEOPLE.test(name),
    )
    .map((name) => withoutAnd(name, plan))
    .slice(0, MAX_NAMES);

/** What is counted, and no skill. */
const COUNTED = /^(?:شخص|أشخاص|موظف|موظفين|عامل|عمال|سنة|سنوات|شهر|أشهر|ساعة|درهم|ريال|دينار)$/u;

/** Who registers people of a trade: held is what they give. */
const IS_BODY = /^(?:ال)?(?:هيئ[ةه]|نقاب[ةه]|وزار[ةه]|مجلس|جمعي[ةه])(?!\p{L})/u;
/** For whom somebody works, and no skill: "كبار السن". */
const ARE_PEOPLE = /^(?:كبار السن|(?:ال)?(?:[أا]طفال|رضع|مسنين|مرضى|عملاء|طلاب|طلبة|موظفين|نساء))$/u;

/** "ومكافحة العدوى", as the last of the advert's list, by the name that the resume has. */
function withoutAnd(name: string, { applicant: { skills, roles, certificates } }: Plan): string {
  const plain = /^و(?=\p{L}{4})/u.test(name) ? name.slice(1) : name;
  const own = [...skills, ...certificates, ...roles.flatMap(({ lines }) => lines)];
  // "واجهات" and "وتيرة" begin so of themselves, and "وإعداد" never does.
  const isJoined = /^و[إأ]\p{L}{3}/u.test(name) || own.some((text) => text.includes(plain) && !text.includes(name));
  return plain !== name && isJoined ? plain : name;
}

const MONTHS = new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', { month: 'long' });

function dateOf(date: string): string {
  const [year = '', month] = date.split('-');
  return month ? `${MONTHS.format(new Date(Number(year), Number(month) - 1))} ${year}` : year;
}

function whereOf({ title, place, kind }: Role): string {
  if (kind === 'project') return !place ? '' : /^مشروع /u.test(place) ? `في ${place}` : `في مشروع «${place}»`;
  const post = title && isArabic(title) ? `${IS_NO_HOLDER.test(title) ? 'في' : 'في وظيفة'} ${title}` : '';
  return [post, place ? `لدى ${place}` : ''].filter(Boolean).join(' ');
}

/** "تدريب صيفي": what was done, and nobody who does it. */
const IS_NO_HOLDER = /^(?:ال)?(?:تدريب|تطوع|عمل)(?!\p{L})/u;

/** "أشغل وظيفة محاسب لدى …", and where no post is named "أعمل لدى …". */
function workOf(where: string, isPresent: boolean, hereNow = ''): string {
  const [verb, ofPost] = isPresent ? ['أعمل', 'أشغل'] : ['عملت', 'شغلت'];
  return where.startsWith('في وظيفة ') ? `${ofPost}${hereNow} ${where.slice(3)}` : `${verb}${hereNow} ${where}`;
}

/** The present post, or the last one where nothing that is told could be later; null where neither is sure. */
function postToOpenWith({ applicant }: Plan, proofs: readonly Proof[]): Role | null {
  const posts = applicant.roles.filter((one) => one.kind === 'job' && isArabic(one.title));
  const named = posts.filter(({ place }) => place !== '');
  const withHouse = applicant.roles.filter(({ kind, place }) => kind === 'job' && place !== '');
  const present = [...named, ...withHouse, ...posts].find(({ end }) => end === 'present');
  // Behind a post that is over, work of which no house is known would be taken to be of that.
  const isAllNamed = proofs.every(({ role: { place } }) => place !== '');
  return present ?? (applicant.isLatestRead && isAllNamed ? named[0] : undefined) ?? null;
}

function tenureOf(role: Role | null, { applicant }: Plan, choose: Choose): Said[] {
  if (!role) return [];
  const where = whereOf(role);
  if (role.end === 'present') {
    // Who is told by the house alone has been there since the first post in it.
    const inHouse = whereOf(role).startsWith('لدى ')
      ? applicant.roles.filter(({ place }) => place === role.place)
      : [role];
    const [start = ''] = inHouse
      .map((one) => one.start)
      .filter(Boolean)
      .sort();
    const since = start ? ` منذ ${dateOf(start)}` : '';
    return [
      {
        text: choose('tenure', [
          `${workOf(where, true, ' حالياً')}${since}.`,
          `${workOf(where, true)}${since} وحتى الآن.`,
        ]),
        rank: 0,
      },
    ];
  }
  const dates = role.start && role.end ? ` من ${dateOf(role.start)} إلى ${dateOf(role.end)}` : '';
  return [{ text: `${workOf(where, false)}${dates}.`, rank: 0 }];
}

/** The lines as they are written, job by job, each below a line that says where they are from. */
function listOf(proofs: readonly Proof[], opened: Role | null, choose: Choose): Said[] {
  const rankOf = (proof: Proof) => Math.min(3, Math.max(0, proofs.indexOf(proof) - 1));
  const roles = [...new Set(proofs.map(({ role }) => role))];
  const inOrder = [...roles].sort((one, other) => byTime(other).localeCompare(byTime(one)));
  return inOrder.flatMap((role, index) => {
    const own = proofs.filter((proof) => proof.role === role);
    const where = whereOf(role);
    const head = where
      ? `${where}${role === opened ? '' : periodOf(role)}:`
      : index > 0
        ? 'ومما ورد في سيرتي الذاتية أيضاً:'
        : choose('list', ['من أبرز ما ورد في سيرتي الذاتية:', 'هذه بعض الأعمال التي قمت بها:', 'ومن أعمالي:']);
    return [
      { text: head, rank: Math.min(...own.map(rankOf)), introducesItems: true },
      ...own.map((proof) => ({ text: asItem(proof.line), rank: rankOf(proof), isItem: true })),
    ];
  });
}

/**
 * "ونسقت بين المقاولين", of a sentence that went on from another: an item begins without its "and". What is left of a
 * verb that begins with that letter itself is too short to be one ("وزعت", "واجهت").
 */
const BEGINS_WITH_AND = /^و(?=(?!ا\p{L}{2}ت )(?:\p{L}{3,}ت|قمت|كنت|زرت|نلت|أ\p{L}{3,}) )/u;
const asItem = (line: string) => line.replace(/[.\s]+$/, '').replace(BEGINS_WITH_AND, '');

/** The present posts first, in the order of the resume; what has no name stands last. */
const byTime = (role: Role) => `${whereOf(role) === '' ? 0 : 1}${role.end === 'present' ? 'present' : role.start}`;

function periodOf({ start, end }: Role): string {
  if (!start || !end || start === end) return '';
  return end === 'present' ? ` (منذ ${dateOf(start)})` : ` (من ${dateOf(start)} إلى ${dateOf(end)})`;
}

/** What a resume of a few lines says of its writer, as it is written. */
/** "بدأت مشواري", "أعمل في", "منذ 2016 أعمل", "وأدرّس" */
const SPEAKS_OF_ONESELF = /(?:^|\s)و?(?:أ(?!ن|و|ي|كثر|قل|فضل|ول|خرى)\p{L}{3,}|\p{L}{2,}ت(?=\s))/u;
const SAYS_AGE = /(?:من العمر|عمري)/u;

/** "نفس المعهد": which one, the line above it says. */
const NAMES_SCHOOL_ABOVE = /^(?:من )?نفس /u;

/** "سوداني - مواليد 1985 - متزوج": what a form asks, and no reason to invite anybody. */
const IS_OF_PERSON = /(?<!\p{L})(?:ال)?(?:مواليد|متزوج[ةه]?|[أا]عزب|عزباء|عمري|الحالة الاجتماعية)(?!\p{L})/u;

function factsOf({ applicant: { facts, summary } }: Plan): Said[] {
  const items = facts
    .filter((fact) => canStand(fact) && !IS_OF_PERSON.test(fact))
    .slice(0, MAX_PROOFS)
    .map((fact) => fact.replace(/, (?=\d)/g, '، '));
  // Who tells of their work in sentences of their own has told it.
  if (items.length === 0)
    return sentencesOf(summary)
      .filter((sentence) => SPEAKS_OF_ONESELF.test(sentence) && !SAYS_AGE.test(sentence) && canStand(sentence))
      .slice(0, MAX_PROOFS)
      .map((text, index) => ({ text: `${text.replace(/[.\s]+$/, '')}.`, rank: Math.min(3, index) }));
  return [
    { text: 'مما ورد في سيرتي الذاتية:', rank: 0, introducesItems: true },
    ...items.map((text, index) => ({ text: asItem(text), rank: Math.min(3, Math.max(0, index - 1)), isItem: true })),
  ];
}

function byRequirement(plan: Plan, proofs: readonly Proof[], opened: Role | null, choose: Choose): Said[] {
  const items = proofs.flatMap(({ line, shows, role }) => {
    const [name] = namedIn(plan, shows);
    return name
      ? [
          {
            text: `${name}: ${asItem(line)}${role.place ? ` (${role.place})` : ''}`,
            rank: 0,
            isItem: true,
          },
        ]
      : [];
  });
  return items.length > 1
    ? [{ text: 'ما تطلبونه وما أقدمه:', rank: 0, introducesItems: true }, ...items]
    : listOf(proofs, opened, choose);
}

/** The lines of one job in the resume's order. */
function storyOf({ story }: Plan, proofs: readonly Proof[]): readonly Proof[] {
  if (!story) return proofs;
  const told = story.lines.flatMap((line) => proofs.find((proof) => proof.role === story && proof.line === line) ?? []);
  return told.length > 1 ? told : [...proofs];
}

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
    .filter((part) => part !== '' && !/ضعيف/u.test(part));
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

function backgroundOf(plan: Plan, choose: Choose): Said[] {
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

function companyOf({ job: { company } }: Plan, choose: Choose): Said[] {
  const house = company || 'مؤسستكم';
  return [
    {
      text: choose('company', [
        `ويسعدني أن أنضم إلى فريق العمل في ${house}.`,
        `وأتطلع إلى أن أسهم بخبرتي في عمل ${house}.`,
        `ويسعدني أن أضع خبرتي في خدمة ${house}.`,
      ]),
      rank: 1,
    },
  ];
}

const LEFT_TO_RIGHT_MARK = '\u200e';
/** "771 340 268", "+90 535": within Arabic its groups would stand in the other order, and its sign behind it. */
const inItsOrder = (phone: string) => (/[^\d]/.test(phone) ? LEFT_TO_RIGHT_MARK : '') + phone;

function closingOf({ applicant }: Plan, choose: Choose, tone: LetterTone): Said[] {
  const ways = [
    applicant.email && `البريد الإلكتروني ${applicant.email}`,
    applicant.phone && `الهاتف ${inItsOrder(applicant.phone)}`,
  ]
    .filter(Boolean)
    .join(' أو ');
  return [
    {
      text: choose('invite', [
        'يسعدني أن ألتقي بكم في مقابلة شخصية.',
        'وأرحب بفرصة لقائكم والإجابة عن أسئلتكم.',
        'وآمل أن تتاح لي فرصة مقابلتكم.',
      ]),
      rank: 0,
    },
    { text: ways ? `يمكنكم التواصل معي عبر ${ways}.` : '', rank: 0 },
    {
      text:
        tone === 'Enthusiastic'
          ? 'أشكركم جزيل الشكر على وقتكم واهتمامكم!'
          : choose('thanks', ['أشكركم على وقتكم واهتمامكم.', 'شكراً لكم على قراءة هذا الطلب.']),
      rank: 0,
    },
  ];
}
