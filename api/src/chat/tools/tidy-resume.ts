import { changesBetween } from '@vitae/documents/model/changes';
import type { Education, Personal, Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { languageOf, reply, type Said } from '../coach/language.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../coach/turn.ts';
import { isFiller, sentencesOf } from './shorten-summary.ts';
import { tailorSummary } from './tailor-summary.ts';

// What a resume holds that no reader needs: looked for in the resume, since who wishes it away does not name it.

/** `all`: whatever is not needed; `age`: what tells how old somebody is. */
export type TidyScope = 'all' | 'personal' | 'studies' | 'age';

interface Part {
  title: Said;
  diffs: { label: Said; before: string; after?: string }[];
  after: Partial<Resume>;
}

/** Proposes what can go, each part by itself; null where the resume holds nothing of the kind. */
export function tidyResume(turn: Turn, scopes: ReadonlySet<TidyScope>, keepsSummary = false): CoachAnswer | null {
  const resume = turn.resume!;
  const { data } = resume;
  const isAll = scopes.has('all');
  const isAge = scopes.has('age');
  const parts = [
    ...(isAll || isAge || scopes.has('personal') ? detailsOf(data.personal, isAge && scopes.size === 1) : []),
    ...(isAll || isAge || scopes.has('studies') ? studiesOf(data, isAge) : []),
    ...(isAge ? earlyJobsOf(data) : []),
    ...(isAll || isAge ? skillsOf(data) : []),
    ...(isAll || isAge || scopes.has('personal') ? sectionsOf(data) : []),
    ...(isAll ? pastimesOf(data) : []),
  ];
  const proposals = parts.map((part) => proposalOf(turn, part));
  const summary = (isAll || isAge) && !keepsSummary ? plainSummary(turn, parts, isAge) : [];
  if (proposals.length + summary.length === 0) return null;
  const language = languageOf(turn);
  const list = parts
    .map(
      ({ title, diffs }) =>
        `- **${title[language]}:** ${diffs.map(({ label }) => label[language]).join(language === 'ar' ? '، ' : ', ')}`,
    )
    .join('\n');
  const stays = stayingOf(data);
  return reply(
    turn,
    {
      en: [
        `I would take out what such an employer does not need. Each part is a proposal of its own, and nothing changes until you accept it.`,
        list,
        summary.length > 0 ? SUMMARY_NOTE.en : '',
        isAge ? ageNote(data).en : '',
        `What stays: ${stays.en}. Entries that go are only not printed; their texts stay in your resume.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      ar: [
        'أحذف ما لا يحتاج إليه صاحب عمل كهذا. كل جزء اقتراح مستقل، ولا يتغير شيء حتى تقبله.',
        list,
        summary.length > 0 ? SUMMARY_NOTE.ar : '',
        isAge ? ageNote(data).ar : '',
        `ويبقى: ${stays.ar}. والبنود المحذوفة لا تُطبع فقط، وتبقى نصوصها في سيرتك.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    { proposals: [...proposals, ...summary] },
  );
}

const SUMMARY_NOTE: Said = {
  en: 'The lines at the top say what you wish for, or what everybody says: a summary of your own facts stands in their place.',
  ar: 'والأسطر في الأعلى تقول ما تتمناه أو ما يقوله الجميع: مكانها ملخص من حقائقك أنت.',
};

/** What somebody may fear for, and is kept. */
function stayingOf({ personal }: Resume): Said {
  const visa: Said = personal.visaStatus ? { en: 'visa status, ', ar: 'وضع الإقامة و' } : { en: '', ar: '' };
  return {
    en: `${visa.en}name, town, telephone, mail, jobs, degree, licences and languages`,
    ar: `${visa.ar}الاسم والمدينة والهاتف والبريد والوظائف والشهادة والرخص واللغات`,
  };
}

/** A year of birth in the address of a mailbox is seen first, and only its owner can change it. */
function ageNote({ personal }: Resume): Said {
  const [year] = /(?<!\d)(?:19[4-9]\d|200\d)(?!\d)/u.exec(personal.email.split('@')[0]!.replace(/\D+/gu, ' ')) ?? [];
  return year
    ? {
        en: `Your mail address shows **${year}**: a new one without the year costs nothing. No date of a job that stays is changed, so nothing is untrue.`,
        ar: `بريدك يُظهر **${year}**: بريد جديد بلا سنة لا يكلف شيئًا. ولا يتغير تاريخ أي وظيفة باقية، فلا شيء غير صحيح.`,
      }
    : {
        en: 'No date of a job that stays is changed, so nothing is untrue.',
        ar: 'لا يتغير تاريخ أي وظيفة باقية، فلا شيء غير صحيح.',
      };
}

function proposalOf(turn: Turn, { title, diffs, after }: Part): ProposedChange {
  const language = languageOf(turn);
  const { data, id } = turn.resume!;
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, data[key as keyof Resume]]));
  return {
    resumeId: id,
    title: title[language],
    diffs: diffs.map(({ label, before: text, after: instead = '' }) => ({
      label: label[language],
      before: text,
      after: instead,
    })),
    changes: changesBetween(before, after),
  };
}

const DETAILS: readonly (readonly [keyof Personal & string, Said])[] = [
  ['dateOfBirth', { en: 'date of birth', ar: 'تاريخ الميلاد' }],
  ['maritalStatus', { en: 'marital status', ar: 'الحالة الاجتماعية' }],
  ['religion', { en: 'religion', ar: 'الديانة' }],
  ['gender', { en: 'sex', ar: 'الجنس' }],
  ['passport', { en: 'passport number', ar: 'رقم الجواز' }],
];
/** Kept as it was typed where no field is for it. */
const OF_FAMILY_OR_BODY =
  /\b(?:height|weight|age|father'?s?|mother'?s?|spouse|husband|wife|children|blood group|caste|tribe|place of birth|id (?:no|number)|aadhaar|cnic|national id|religion|marital|military)\b|الطول|الوزن|العمر|اسم الاب|اسم الام|فصيله الدم|رقم الهويه|الخدمه العسكريه/u;

function detailsOf(personal: Personal, isOnlyAge: boolean): Part[] {
  const named = DETAILS.filter(([field]) => personal[field] !== '' && (!isOnlyAge || field === 'dateOfBirth'));
  const others = personal.other.split('\n');
  const gone = isOnlyAge ? [] : others.filter((line) => OF_FAMILY_OR_BODY.test(fold(line)));
  if (named.length + gone.length === 0) return [];
  return [
    {
      title: { en: 'Personal details', ar: 'بيانات شخصية' },
      diffs: [
        ...named.map(([field, label]) => ({ label, before: String(personal[field]) })),
        ...gone.map((line) => ({ label: { en: line, ar: line }, before: line })),
      ],
      after: {
        personal: {
          ...personal,
          ...Object.fromEntries(named.map(([field]) => [field, ''])),
          ...(gone.length > 0 && { other: others.filter((line) => !gone.includes(line)).join('\n') }),
        },
      },
    },
  ];
}

/** Schools before the first degree, as one calls them from India to South Africa. */
const OF_SCHOOL =
  /\b(?:matric\w*|ssc|sslc|hsc|plus two|\+2|10\+2|10th|12th|x(?:ii)?th|intermediate|higher secondary|secondary school|high school|hs|class of|o[- ]?levels?|gcses?|kcse|kcpe|waec|wassce|neco|boards?)\b|ثانوي|اعدادي|ابتدائي|توجيهي/u;
const OF_DEGREE =
  /\b(?:b\.? ?(?:a|sc|s|e|tech|com|ed|eng|ba)|bachelor\w*|m\.? ?(?:a|sc|s|e|tech|com|ed|ba)|master\w*|mba|ph\.?d|diploma|associate|degree|hnd)\b|بكالوريوس|ماجستير|دبلوم|ليسانس|دكتوراه/u;
const ONLY_MARKS =
  /^\s*(?:[-*•]\s*)?(?:(?:marks?|grade|score|percentage|aggregate|division|تقدير)\s*[:-]?\s*)?(?:\d{1,2}(?:\.\d+)?\s?(?:%|percent)[\s,;/]*|(?:جيد|مقبول)\s*)+$/iu;
const STUDENT_WORK =
  /^\s*(?:[-*•]\s*)?(?:college|school|uni(?:versity)?|academic|semester|campus|class|coursework)\b|\binter[- ]?(?:college|school|university)\b/iu;
/** What is older tells the age rather than the skill. */
const YEARS_SHOWN = 15;
const yearOf = (date: string): number => Number(/(?:19|20)\d\d/u.exec(date)?.[0] ?? 0);
const isLongAgo = (date: string): boolean => yearOf(date) > 0 && yearOf(date) <= new Date().getFullYear() - YEARS_SHOWN;

const nameOfSchool = ({ degree, institution }: Education): string => [degree, institution].filter(Boolean).join(', ');

function studiesOf(data: Resume, isAge: boolean): Part[] {
  const shown = data.education.filter(({ isHidden }) => !isHidden);
  const hasDegree = shown.some((school) => isDegree(school));
  const diffs: Part['diffs'] = [];
  const education = data.education.map((school) => {
    if (school.isHidden) return school;
    if (hasDegree && !isDegree(school) && OF_SCHOOL.test(fold(nameOfSchool(school)))) {
      const name = nameOfSchool(school);
      diffs.push({ label: { en: name, ar: name }, before: [name, school.endDate].filter(Boolean).join(', ') });
      return { ...school, isHidden: true };
    }
    const lines = school.description.split('\n');
    const marks = lines.filter((line) => ONLY_MARKS.test(line));
    const dated = isAge && isLongAgo(school.endDate);
    if (marks.length > 0)
      diffs.push({
        label: {
          en: `marks (${school.degree || school.institution})`,
          ar: `العلامات (${school.degree || school.institution})`,
        },
        before: marks.join(', ').replace(/^\s*[-*•]\s*/u, ''),
      });
    if (dated)
      diffs.push({
        label: { en: `year of ${nameOfSchool(school)}`, ar: `سنة ${nameOfSchool(school)}` },
        before: `${nameOfSchool(school)}, ${school.endDate}`,
        after: nameOfSchool(school),
      });
    return {
      ...school,
      description: lines.filter((line) => !marks.includes(line)).join('\n'),
      ...(dated && { startDate: '', endDate: '' }),
    };
  });
  const projects = data.projects.map((project) => {
    if (project.isHidden || !STUDENT_WORK.test(project.name)) return project;
    diffs.push({
      label: { en: project.name, ar: project.name },
      before: [project.name, project.description].filter(Boolean).join('\n'),
    });
    return { ...project, isHidden: true };
  });
  const awards = data.awards.blocks.filter(({ text }) => STUDENT_WORK.test(text));
  diffs.push(...awards.map(({ text }) => ({ label: { en: text, ar: text }, before: text })));
  if (diffs.length === 0) return [];
  return [
    {
      title: { en: 'School and college', ar: 'المدرسة والجامعة' },
      diffs,
      after: {
        education,
        projects,
        awards: { ...data.awards, blocks: data.awards.blocks.filter((block) => !awards.includes(block)) },
      },
    },
  ];
}

const isDegree = (school: Education): boolean => OF_DEGREE.test(fold(nameOfSchool(school)));

/** The two latest jobs stay whenever they were. */
const JOBS_KEPT = 2;

function earlyJobsOf({ workExperience }: Resume): Part[] {
  const gone = workExperience.filter(
    ({ isHidden, current, endDate }, at) => at >= JOBS_KEPT && !isHidden && !current && isLongAgo(endDate),
  );
  if (gone.length === 0) return [];
  return [
    {
      title: { en: 'Early jobs', ar: 'وظائف قديمة' },
      diffs: gone.map(({ jobTitle, company, startDate, endDate }) => {
        const name = [jobTitle, company].filter(Boolean).join(', ');
        return { label: { en: name, ar: name }, before: `${name}, ${startDate} – ${endDate}` };
      }),
      after: {
        workExperience: workExperience.map((job) => (gone.includes(job) ? { ...job, isHidden: true } : job)),
      },
    },
  ];
}

/** What every adult can do, what everybody says of himself, and what is used no more. */
const NO_SKILL =
  /^(?:fax(?: machines?)?|lotus notes|typing\b.*|\d+ ?wpm.*|ms-?dos|windows (?:95|98|2000|xp|vista)|internet(?: (?:&|and) e-?mail)?|e-?mail|photocopying|shorthand|dictaphone|hard ?-?work(?:ing|er)?|communication(?: skills)?|team ?-?(?:work|player)|punctual(?:ity)?|honest(?:y)?|(?:fast|quick) learner|multi-?tasking|computer literate|العمل (?:الجماعي|تحت الضغط)|الانترنت|مجتهد)$/u;
/** "Office 97": the program is in use, and the year tells the age. */
const OLD_VERSION = /\s(?:9[5-8]|2000|2003|2007|2010)$/u;

function skillsOf({ skills }: Resume): Part[] {
  const gone = skills.filter(({ name }) => NO_SKILL.test(fold(name).trim()));
  const dated = skills.filter((skill) => !gone.includes(skill) && OLD_VERSION.test(skill.name));
  if (gone.length + dated.length === 0) return [];
  return [
    {
      title: { en: 'Skills', ar: 'مهارات' },
      diffs: [
        ...gone.map(({ name }) => ({ label: { en: name, ar: name }, before: name })),
        ...dated.map(({ name }) => ({
          label: { en: `the version of ${name}`, ar: `إصدار ${name}` },
          before: name,
          after: name.replace(OLD_VERSION, ''),
        })),
      ],
      after: {
        skills: skills
          .filter((skill) => !gone.includes(skill))
          .map((skill) => (dated.includes(skill) ? { ...skill, name: skill.name.replace(OLD_VERSION, '') } : skill)),
      },
    },
  ];
}

const DECLARES = /\bdeclar\w*|\bi (?:hereby|do) (?:certify|declare|affirm|solemnly)|اقرار|اتعهد/u;
const OF_REFEREES = /\brefer(?:ees?|ences?)\b|مراجع|معرفون|المعرفين/u;

function sectionsOf({ customSections, hiddenSections }: Resume): Part[] {
  const gone = customSections.filter(
    ({ id, title, kind, description }) =>
      !hiddenSections.includes(id) &&
      (DECLARES.test(fold(`${title}\n${description}`)) || kind === 'references' || OF_REFEREES.test(fold(title))),
  );
  if (gone.length === 0) return [];
  return [
    {
      title: { en: 'Sections', ar: 'أقسام' },
      diffs: gone.map(({ title, description }) => ({
        label: { en: title, ar: title },
        before: [title, description].filter(Boolean).join('\n'),
      })),
      after: { hiddenSections: [...hiddenSections, ...gone.map(({ id }) => id)] },
    },
  ];
}

const PASTIME =
  /\b(?:cricket|football|soccer|netball|volleyball|badminton|chess|pubg|gaming|games?|tournament|finalist|movies|music|travell?ing|cooking|reading|singing|dancing|fishing|gym)\b/u;

function pastimesOf({ hobbies, customSections }: Resume): Part[] {
  const parts: Part[] = [];
  if (hobbies.length > 0)
    parts.push({
      title: { en: 'Hobbies', ar: 'هوايات' },
      diffs: [{ label: { en: 'hobbies', ar: 'الهوايات' }, before: hobbies.map(({ name }) => name).join(', ') }],
      after: { hobbies: [] },
    });
  const isPastime = (entry: { title: string; subtitle: string; isHidden: boolean }) =>
    !entry.isHidden && PASTIME.test(fold(`${entry.title} ${entry.subtitle}`));
  const gone = customSections.flatMap(({ entries }) => entries.filter(isPastime));
  if (gone.length > 0)
    parts.push({
      title: { en: 'Pastimes', ar: 'أنشطة' },
      diffs: gone.map(({ title, subtitle }) => {
        const name = [title, subtitle].filter(Boolean).join(', ');
        return { label: { en: name, ar: name }, before: name };
      }),
      after: {
        customSections: customSections.map((section) => ({
          ...section,
          entries: section.entries.map((entry) => (isPastime(entry) ? { ...entry, isHidden: true } : entry)),
        })),
      },
    });
  return parts;
}

/** "over 30 years of experience". */
const LONG_YEARS =
  /,?\s*(?:with\s)?(?:more than |over |nearly |almost )?(?<!\d)(?:[2-5]\d|twenty|thirty|forty)\+?(?:[- ]\p{L}+)? years['’]?(?: of)?(?: \p{L}+)? experience/iu;

/** A summary of facts in the place of one that says nothing, or tells the age. */
function plainSummary(turn: Turn, parts: readonly Part[], isAge: boolean): ProposedChange[] {
  const resume = turn.resume!;
  const before = resume.data.personal.profile;
  const isEmpty = before.trim() === '' || (!/\d/u.test(before) && !sentencesOf(before).every(isFiller));
  if (isEmpty && !(isAge && LONG_YEARS.test(before))) return [];
  if (!isAge && /\d/u.test(before)) return [];
  const data = Object.assign({}, resume.data, ...parts.map(({ after }) => after), {
    personal: { ...resume.data.personal, profile: '' },
  }) as Resume;
  const now = { ...turn, text: '', answerIn: languageOf(turn), resume: { ...resume, data } };
  const { proposals } = tailorSummary.run(turn.advert === '' ? { isForAnyJob: true } : {}, now);
  return proposals.map((proposal) => ({
    ...proposal,
    diffs: proposal.diffs.map((diff) => ({ ...diff, before })),
    changes: proposal.changes.map((change) => ({ ...change, before })),
  }));
}
