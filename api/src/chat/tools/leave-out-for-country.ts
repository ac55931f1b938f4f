import type { PersonalField } from '@vitae/contract/regions';
import type { Change } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { languageOf, reply, type Said } from '../coach/language.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../coach/turn.ts';
import type { CustomsOfPlace } from './expected-there.ts';
import { isFiller, sentencesOf } from './shorten-summary.ts';

// What of a resume a country does not expect, found in the resume itself, each with its reason.

interface Unexpected {
  name: Said;
  why: Said;
  before: string;
  change: Change;
}

/** Proposes to take out what is not expected there; says so where nothing is. */
export function leaveOutForCountry(turn: Turn, customs: CustomsOfPlace): CoachAnswer {
  const resume = turn.resume!;
  const found = [
    ...detailsOf(resume.data, customs),
    ...photoOf(resume.data, customs),
    ...sectionsOf(resume.data),
    ...hobbiesOf(resume.data),
    ...(customs.readsMarks ? [] : marksOf(resume.data)),
  ];
  const wishes = onlyWishes(resume.data);
  const there: Said = customs.name
    ? { en: `For ${customs.name.en}`, ar: `للتقديم في ${customs.name.ar}` }
    : { en: 'Wherever you apply', ar: 'أينما قدمت' };
  const ofObjective: Said = wishes
    ? {
        en: `The lines at the top (“${clipped(resume.data.personal.profile)}”) say what you wish for and nothing that you bring. I would put a short summary in their place: say “${REWRITE.en}”.`,
        ar: `الأسطر في أعلى الصفحة («${clipped(resume.data.personal.profile)}») تقول ما تتمناه لا ما تقدمه. الأفضل ملخص قصير مكانها: قل «${REWRITE.ar}».`,
      }
    : { en: '', ar: '' };
  const choices = wishes ? [REWRITE] : [];
  const usual = usualThere(resume.data, customs);
  if (found.length === 0)
    return reply(
      turn,
      {
        en: joined(
          `${there.en}, I find nothing in your resume that has to go.`,
          usual.en,
          ofObjective.en,
          alsoElsewhere(customs).en,
          customs.name ? '' : ASK_WHERE.en,
        ),
        ar: joined(
          `${there.ar} لا أجد في سيرتك ما يجب حذفه.`,
          usual.ar,
          ofObjective.ar,
          alsoElsewhere(customs).ar,
          customs.name ? '' : ASK_WHERE.ar,
        ),
      },
      { choices },
    );
  const list = (language: 'en' | 'ar') =>
    found.map(({ name, why }) => `- **${name[language]}:** ${why[language]}`).join('\n');
  return reply(
    turn,
    {
      en: joined(
        `${there.en} I would take these out. Nothing changes until you accept it.\n\n${list('en')}`,
        ofObjective.en,
        alsoElsewhere(customs).en,
        customs.name ? '' : ASK_WHERE.en,
      ),
      ar: joined(
        `${there.ar} أحذف هذه، ولا يتغير شيء حتى تقبله.\n\n${list('ar')}`,
        ofObjective.ar,
        alsoElsewhere(customs).ar,
        customs.name ? '' : ASK_WHERE.ar,
      ),
    },
    { choices, proposals: [proposalOf(turn, found)] },
  );
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
const REWRITE: Said = { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' };
const alsoElsewhere = ({ photo }: CustomsOfPlace): Said => ({
  en: `If your own file also shows height, weight,${photo === 'avoid' ? ' age, a photo' : ''} or your parents’ names, those go too. Name, town, telephone, mail, work, education, licences and languages stay.`,
  ar: `وإن كان في ملفك أيضًا الطول أو الوزن${photo === 'avoid' ? ' أو العمر أو صورة' : ''} أو أسماء الوالدين فاحذفها. ويبقى الاسم والمدينة والهاتف والبريد والعمل والتعليم والرخص واللغات.`,
});
const ASK_WHERE: Said = {
  en: 'Tell me the country, and I look at it by its customs.',
  ar: 'اذكر لي البلد وأراجعها حسب المعتاد فيه.',
};

const CLIPPED = 70;
const clipped = (text: string): string => (text.length <= CLIPPED ? text : `${text.slice(0, CLIPPED).trimEnd()} …`);

function proposalOf(turn: Turn, found: readonly Unexpected[]): ProposedChange {
  const language = languageOf(turn);
  return {
    resumeId: turn.resume!.id,
    title: reply(turn, { en: 'Take out what is not expected', ar: 'حذف ما لا يُتوقع' }).text,
    diffs: found.map(({ name, before }) => ({ label: name[language], before, after: '' })),
    changes: inOne(found.map(({ change }) => change)),
  };
}

/** Several sections that are hidden are one change of the list. */
function inOne(changes: readonly Change[]): Change[] {
  const hidden = changes.filter(({ path }) => path[0] === 'hiddenSections');
  const others = changes.filter((change) => !hidden.includes(change));
  const [first] = hidden;
  if (!first) return others;
  const all = [...new Set([...(first.before as string[]), ...hidden.flatMap(({ after }) => after as string[])])];
  return [...others, { ...first, after: all }];
}

const DETAILS: readonly (readonly [PersonalField, Said, Said])[] = [
  [
    'dateOfBirth',
    { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    { en: 'age must not count there, and recruiters do not want to see it', ar: 'العمر لا يجوز أن يُحسب هناك' },
  ],
  [
    'maritalStatus',
    { en: 'Marital status', ar: 'الحالة الاجتماعية' },
    { en: 'says nothing of your work, and may be held against you', ar: 'لا علاقة لها بالعمل وقد تُستخدم ضدك' },
  ],
  [
    'religion',
    { en: 'Religion', ar: 'الديانة' },
    { en: 'employers must not choose by it, and are uneasy to read it', ar: 'لا يجوز الاختيار على أساسها' },
  ],
  ['gender', { en: 'Sex', ar: 'الجنس' }, { en: 'nobody may choose by it', ar: 'لا يجوز الاختيار على أساسه' }],
  [
    'nationality',
    { en: 'Nationality', ar: 'الجنسية' },
    {
      en: 'what they need to know is whether you may work there: a visa or permit that you have may be stated instead',
      ar: 'ما يهمهم هو حقك في العمل هناك: اذكر التأشيرة أو التصريح إن كان لديك',
    },
  ],
  [
    'passport',
    { en: 'Passport number', ar: 'رقم الجواز' },
    { en: 'a resume travels far, and a number can be misused', ar: 'السيرة تنتقل كثيرًا وقد يُساء استخدام الرقم' },
  ],
];

/** What other countries would not expect, and this one does or allows. */
function usualThere({ personal }: Resume, { fields }: CustomsOfPlace): Said {
  const kept = DETAILS.filter(([field]) => personal[field] !== '' && fields[field] !== 'avoid').map(([, name]) => name);
  if (kept.length === 0) return { en: '', ar: '' };
  const named = (language: 'en' | 'ar') => kept.map((name) => name[language]).join(language === 'ar' ? '، ' : ', ');
  return {
    en: `**${named('en')}:** usual there or your own choice, so it may stay; elsewhere it would go.`,
    ar: `**${named('ar')}:** معتاد هناك أو اختياري فلا بأس ببقائه، وفي بلاد أخرى يُحذف.`,
  };
}

const OF_STREET: Said = { en: 'Street and house', ar: 'الشارع والبيت' };
/** Kept as it was typed where no field is for it. */
const OTHER_DETAILS =
  /\b(?:height|weight|age|father'?s?|mother'?s?|spouse|husband|wife|children|blood group|caste|tribe|state of origin|place of birth|civil status|id (?:no|number)|aadhaar|pan (?:no|card)|national id)\b|الطول|الوزن|العمر|اسم الاب|اسم الام|فصيله الدم|رقم الهويه/u;

function detailsOf({ personal }: Resume, { fields }: CustomsOfPlace): Unexpected[] {
  const named = DETAILS.filter(([field]) => personal[field] !== '' && fields[field] === 'avoid').map(
    ([field, name, why]): Unexpected => ({
      name,
      why,
      before: personal[field],
      change: { path: ['personal', field], before: personal[field], after: '' },
    }),
  );
  const street: Unexpected[] =
    personal.address !== '' && (personal.city !== '' || personal.country !== '')
      ? [
          {
            name: OF_STREET,
            why: { en: 'town and country are enough', ar: 'تكفي المدينة والبلد' },
            before: personal.address,
            change: { path: ['personal', 'address'], before: personal.address, after: '' },
          },
        ]
      : [];
  const lines = personal.other.split('\n');
  const gone = lines.filter((line) => OTHER_DETAILS.test(fold(line)));
  const beside: Unexpected[] =
    gone.length > 0
      ? [
          {
            name: { en: 'Body, family and numbers', ar: 'الجسم والأسرة والأرقام' },
            why: { en: 'no part of an application', ar: 'ليست من طلب التوظيف' },
            before: gone.join('\n'),
            change: {
              path: ['personal', 'other'],
              before: personal.other,
              after: lines.filter((line) => !gone.includes(line)).join('\n'),
            },
          },
        ]
      : [];
  return [...named, ...street, ...beside];
}

function photoOf({ personal }: Resume, { photo }: CustomsOfPlace): Unexpected[] {
  if (personal.profileImg === '' || !personal.showProfileImage || photo !== 'avoid') return [];
  return [
    {
      name: { en: 'Photo', ar: 'الصورة' },
      why: {
        en: 'recruiters there must show that they chose fairly; it stays in your resume, and is not printed',
        ar: 'لا يريدونها هناك؛ تبقى في سيرتك ولا تُطبع',
      },
      before: '✓',
      change: { path: ['personal', 'showProfileImage'], before: true, after: false },
    },
  ];
}

const DECLARES = /\bdeclar\w*|\bi (?:hereby|do) (?:certify|declare|affirm|solemnly)|اقرار|اتعهد/u;
const OF_REFEREES = /\brefer(?:ees?|ences?)\b|مراجع|معرفون|المعرفين/u;

function sectionsOf({ customSections, hiddenSections }: Resume): Unexpected[] {
  return customSections
    .filter(({ id }) => !hiddenSections.includes(id))
    .flatMap(({ id, title, kind, description }): Unexpected[] => {
      const words = fold(`${title}\n${description}`);
      const isDeclared = DECLARES.test(words);
      const isOfReferees = kind === 'references' || OF_REFEREES.test(fold(title));
      if (!isDeclared && !isOfReferees) return [];
      return [
        {
          name: { en: title, ar: title },
          why: isDeclared
            ? {
                en: 'nobody signs a resume there; on an application form you confirm it anyway',
                ar: 'لا يوقَّع على السيرة هناك، وتؤكد صحتها في استمارة التقديم',
              }
            : {
                en: 'their telephone numbers are theirs: you give them when they are asked for; the texts stay in your resume, not printed',
                ar: 'أرقامهم تخصهم، وتعطيها حين تُطلب؛ تبقى في سيرتك ولا تُطبع',
              },
          before: description === '' ? title : description,
          change: { path: ['hiddenSections'], before: hiddenSections, after: [...hiddenSections, id] },
        },
      ];
    });
}

const ON_REQUEST =
  /\brefer(?:ees?|ences?)\b.{0,20}\b(?:available|on request|upon request|furnished)\b|المراجع عند الطلب/u;

function hobbiesOf({ hobbies }: Resume): Unexpected[] {
  const gone = hobbies.filter(({ name }) => ON_REQUEST.test(fold(name)));
  if (gone.length === 0) return [];
  return [
    {
      name: { en: '“References on request”', ar: '«المراجع عند الطلب»' },
      why: { en: 'that goes without saying, and takes a line', ar: 'أمر مفهوم ويأخذ سطرًا' },
      before: gone.map(({ name }) => name).join(', '),
      change: { path: ['hobbies'], before: hobbies, after: hobbies.filter((hobby) => !gone.includes(hobby)) },
    },
  ];
}

/** "- 68%", "74% 81%", "7.4 CGPA", "5 credits": nothing but marks. */
const ONLY_MARKS =
  /^\s*(?:[-*•]\s*)?(?:(?:marks?|grade|score|percentage|aggregate|cgpa|gpa|division)\s*[:-]?\s*)?(?:\d{1,2}(?:\.\d+)?\s?(?:%|percent|cgpa|gpa|credits?)[\s,;/]*)+$/iu;

function marksOf({ education }: Resume): Unexpected[] {
  return education.flatMap((school, at): Unexpected[] => {
    const lines = school.description.split('\n');
    const gone = lines.filter((line) => ONLY_MARKS.test(line));
    if (gone.length === 0) return [];
    return [
      {
        name: {
          en: `Marks (${school.degree || school.institution})`,
          ar: `العلامات (${school.degree || school.institution})`,
        },
        why: {
          en: 'percentages are read otherwise there, and often wrongly: the degree says enough',
          ar: 'النسب تُقرأ هناك بطريقة أخرى، والشهادة تكفي',
        },
        before: gone.map((line) => line.replace(/^\s*[-*•]\s*/u, '')).join(', '),
        change: {
          path: ['education', education[at]!.id, 'description'],
          before: school.description,
          after: lines.filter((line) => !gone.includes(line)).join('\n'),
        },
      },
    ];
  });
}

const onlyWishes = ({ personal }: Resume): boolean =>
  personal.profile.trim() !== '' &&
  !/\d/u.test(personal.profile) &&
  sentencesOf(personal.profile).every((sentence) => isFiller(sentence));
