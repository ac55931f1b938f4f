import type { Plan } from '../../plan/plan.ts';
import type { Role } from '../../understand/role.ts';
import { factsOf } from './work.ts';
import { writeArabic } from './write.ts';

const role = (title: string, place: string, start: string, end: string): Role => ({
  kind: 'job',
  title,
  place,
  start,
  end,
  lines: [],
});

const planOf = (roles: readonly Role[], proofs: readonly unknown[] = []) =>
  ({
    job: { company: '', role: 'محاسب', reference: '', text: '', language: 'ar' },
    proofs,
    story: null,
    applicant: {
      roles,
      isLatestRead: true,
      facts: [],
      skills: [],
      studies: [],
      certificates: [],
      languagesAsWritten: '',
      summary: '',
      email: '',
      phone: '',
    },
    listed: [],
    study: null,
    certificates: [],
    languages: [],
    personal: [],
    statements: [],
    gap: '',
    isNearWork: true,
  }) as unknown as Plan;

const written = (plan: Plan) =>
  writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '')
    .paragraphs.flat()
    .map(({ text }) => text)
    .join('\n');

test('the present post is named, wherever it stands on the page', () => {
  const plan = planOf([
    role('محاسب', 'شركة النخيل', '2015', '2019'),
    role('مدير مالي', 'شركة البحر', '2019', 'present'),
  ]);
  const { paragraphs } = writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '');
  expect(paragraphs[0]![0]!.text).toContain('مدير مالي لدى شركة البحر منذ 2019');
});

test('behind a post that is over nothing is told of work whose house is not known', () => {
  const over = role('محاسب', 'شركة النخيل', '2015', '2019');
  const proof = { role: role('مدير', '', '2019', '2021'), line: 'إعداد القوائم المالية السنوية', shows: [] };
  expect(written(planOf([over], [{ ...proof, role: over }]))).toContain('شغلت وظيفة محاسب لدى شركة النخيل');
  expect(written(planOf([over], [proof]))).not.toContain('عملت');
});

test('each list stands below the post that it is of', () => {
  const [now, before] = [
    role('مدير مالي', 'شركة البحر', '2019', 'present'),
    role('محاسب', 'شركة النخيل', '2015', '2019'),
  ];
  const proofs = [
    { role: before, line: 'جرد المخازن كل شهر', shows: [] },
    { role: now, line: 'إعداد القوائم المالية السنوية', shows: [] },
  ];
  const { paragraphs } = writeArabic(
    planOf([before, now], proofs),
    'default',
    'Professional',
    (_, [first]) => first!,
    '',
  );
  expect(paragraphs[1]!.map(({ text }) => text)).toEqual([
    'في وظيفة مدير مالي لدى شركة البحر:',
    'إعداد القوائم المالية السنوية',
    'في وظيفة محاسب لدى شركة النخيل (من 2015 إلى 2019):',
    'جرد المخازن كل شهر',
  ]);
});

test('who is told by the house alone is there since the first post in it, by a post since that post', () => {
  const sinceIn = (present: string) => {
    const plan = planOf([
      role(present, 'شركة البحر', '2021', 'present'),
      role('عامل مخزن', 'شركة البحر', '2018', '2021'),
    ]);
    return writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '').paragraphs[0]![0]!.text;
  };
  expect(sinceIn('Supervisor')).toBe('أعمل حالياً لدى شركة البحر منذ 2018.');
  expect(sinceIn('مشرف')).toBe('أشغل حالياً وظيفة مشرف لدى شركة البحر منذ 2021.');
});

test.each([
  ['771 340 268', '\u200e771 340 268'],
  ['+90 535', '\u200e+90 535'],
  ['0912448170', '0912448170'],
])('the number %s keeps its order within Arabic', (phone, said) => {
  const plan = planOf([]);
  expect(written({ ...plan, applicant: { ...plan.applicant, phone } })).toContain(` ${said}`);
});

test.each([
  ['ونسقت بين المقاولين الثانويين', 'نسقت بين المقاولين الثانويين'],
  ['وأشرفت على مساعدين اثنين', 'أشرفت على مساعدين اثنين'],
  ['وزعت العمل على ستة ممرضين', 'وزعت العمل على ستة ممرضين'],
  ['واجهت نقصاً في المواد', 'واجهت نقصاً في المواد'],
  ['وصف الأدوية وصرفها للمرضى', 'وصف الأدوية وصرفها للمرضى'],
])('an item begins without the "and" of its sentence: %s', (line, item) => {
  const now = role('مدير مالي', 'شركة البحر', '2019', 'present');
  const plan = planOf([now], [{ role: now, line, shows: [] }]);
  const { paragraphs } = writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '');
  expect(paragraphs[1]![1]!.text).toBe(item);
});

test('a post that the opening has not named has its time above the list', () => {
  const [now, also] = [
    role('مدير مالي', 'شركة البحر', '2019', 'present'),
    role('مدرب', 'معهد الموج', '2021', 'present'),
  ];
  const plan = planOf([now, also], [{ role: also, line: 'تدريب المحاسبين الجدد', shows: [] }]);
  const { paragraphs } = writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '');
  expect(paragraphs[1]![0]!.text).toBe('في وظيفة مدرب لدى معهد الموج (منذ 2021):');
});

test.each([
  ['محاسب بخبرة ثماني سنوات في شركات المقاولات.', true],
  ['محاسب لديه خبرة ثماني سنوات.', false],
])('a summary says who is writing, unless it speaks of another: %s', (summary, isTold) => {
  const plan = planOf([role('محاسب', 'شركة النخيل', '2015', 'present')]);
  expect(written({ ...plan, applicant: { ...plan.applicant, summary } }).includes(`أنا ${summary}`)).toBe(isTold);
});

test('a licence and a residence are named as what they are, and what is missing is not the last word', () => {
  const plan = {
    ...planOf([]),
    certificates: ['رخصة إماراتية خفيفة'],
    personal: [{ field: 'visaStatus', value: 'إقامة عمل' }],
    job: { ...planOf([]).job, text: 'خبرة في Python' },
    gap: 'Python',
  } as Plan;
  const text = written(plan);
  expect(text).toContain('ولدي رخصة قيادة إماراتية خفيفة.');
  expect(text).toContain('ولدي إقامة عمل.');
  expect(text).toContain('ذكر Python، ويسعدني أن أتعلم ما يتطلبه العمل.');
  expect(written({ ...plan, isNearWork: false })).not.toContain('Python');
});

test('a school is named with one pair of brackets at most, and never as "the same"', () => {
  const plan = planOf([]);
  const studied = (degree: string, school: string) =>
    written({ ...plan, study: { study: { degree, school, end: '2016' }, isAskedFor: false } } as unknown as Plan);
  expect(studied('دبلوم ادارة اعمال', 'الهيئة العامة للتعليم (كلية الدراسات التجارية)')).toContain(
    'درست في الهيئة العامة للتعليم – كلية الدراسات التجارية (دبلوم ادارة اعمال).',
  );
  expect(studied('ليسانس', 'نفس المعهد')).not.toContain('نفس المعهد');
});

test('a licence that a form answers with yes is named by itself', () => {
  const personal = [{ field: 'drivingLicence', value: 'نعم' }];
  expect(written({ ...planOf([]), personal } as unknown as Plan)).toContain('ومن بياناتي: رخصة القيادة.');
});

test('what the advert joins on with "and" begins its own item without it', () => {
  const post = role('مهندس سلامة', 'شركة البحر', '2019', 'present');
  const proofs = [
    { role: post, line: 'التحقيق في 11 حادثا وإعداد التقارير', shows: ['وإعداد التقارير'] },
    { role: post, line: 'المشاركة في تدقيق ISO 45001', shows: ['ISO 45001'] },
    { role: post, line: 'رفع وتيرة العمل في الورشة', shows: ['وتيرة العمل'] },
  ];
  const plan = planOf([post], proofs);
  const job = { ...plan.job, text: 'التحقيق في الحوادث وإعداد التقارير وفق ISO 45001 مع وتيرة العمل' };
  const { paragraphs } = writeArabic({ ...plan, job }, 'skills-focused', 'Professional', (_, [first]) => first!, '');
  const lines = paragraphs.flat().map(({ text }) => text);
  expect(lines).toContain('إعداد التقارير: التحقيق في 11 حادثا وإعداد التقارير (شركة البحر)');
  expect(lines).toContain('وتيرة العمل: رفع وتيرة العمل في الورشة (شركة البحر)');
});

test('who tells of their work in sentences of their own is told in them, and what is unfinished is no degree', () => {
  const plan = planOf([]);
  const told = {
    ...plan,
    study: { study: { degree: 'إجازة في الصيدلة', school: 'جامعة حلب', end: '2017' }, isAskedFor: false },
    applicant: {
      ...plan.applicant,
      studies: [{ degree: 'ماجستير (سنة أولى، لم يكتمل)', school: 'جامعة دمشق', end: '2019' }],
      summary: 'أبلغ من العمر 38 سنة. بدأت مشواري سنة 2012 في فاس. منذ 2016 أعمل في مكناس.',
    },
  } as unknown as Plan;
  const text = written(told);
  expect(text).toContain('بدأت مشواري سنة 2012 في فاس.\nمنذ 2016 أعمل في مكناس.');
  expect(text).not.toMatch(/من العمر|ماجستير/);
});

test('a registration is nothing to learn, and one skill no list', () => {
  const plan = {
    ...planOf([]),
    job: { ...planOf([]).job, text: 'تصنيف SCFHS و TS' },
    gap: 'SCFHS',
    listed: ['TS'],
  } as Plan;
  expect(written(plan)).not.toMatch(/SCFHS|TS/);
});

test('a faculty is named with its university, and a course with who made it', () => {
  const plan = planOf([]);
  const text = written({
    ...plan,
    study: {
      study: {
        degree: 'بكالوريوس قانون',
        school: 'كلية القانون',
        end: '2014',
        row: 'بكالوريوس قانون، كلية القانون، جامعة النخيل، 2014',
      },
      isAskedFor: false,
    },
    certificates: ['السلامة المهنية IOSH', 'CCNA Fortinet NSE 4'],
  } as unknown as Plan);
  expect(text).toContain('كلية القانون، جامعة النخيل');
  expect(text).toMatch(/السلامة المهنية IOSH، CCNA وFortinet NSE 4/);
});

test('of what the page holds beside posts, age and family are no reason to invite', () => {
  const plan = planOf([]);
  const facts = ['سوداني - مواليد 1985 - متزوج', 'سائق شاحنات ثقيلة, 2015 - 2021', 'رخصة قيادة مركبة ثقيلة'];
  const text = written({ ...plan, applicant: { ...plan.applicant, facts } } as unknown as Plan);
  expect(text).toContain('سائق شاحنات ثقيلة، 2015 - 2021');
  expect(text).not.toContain('متزوج');
});

test('a row that the page gives twice is told once, with the commas of its language', () => {
  const plan = planOf([]);
  plan.applicant.facts.push(
    'معهد خاص الأفق، صفاقس, أستاذة رياضيات, 2018',
    '2018 معهد خاص الأفق، صفاقس أستاذة رياضيات',
    'تأسيس نادي الرياضيات سنة 2021',
  );
  const told = factsOf(plan)
    .filter(({ isItem }) => isItem)
    .map(({ text }) => text);
  expect(told).toEqual(['معهد خاص الأفق، صفاقس، أستاذة رياضيات، 2018', 'تأسيس نادي الرياضيات سنة 2021']);
});
