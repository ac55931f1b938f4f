import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../testing/talk.ts';
import { arabicSummary } from './arabic-summary.ts';

const TEACHER = restore({
  language: 'ar',
  personal: {
    firstName: 'هدى',
    lastName: 'سليم',
    jobTitle: 'الجنسية: لبنانية | إقامة سارية',
    profile: 'معلمة رياضيات بخبرة تسع سنوات في المرحلة الثانوية.',
  },
  workExperience: [
    {
      id: 'one',
      jobTitle: 'معلمة رياضيات',
      company: 'مدارس الأرز',
      startDate: '2019-09',
      current: true,
      description: '- رفع نسبة النجاح من 71% إلى 88%\n- المساعدة في تنظيم الرحلات\n- إعداد خطط الدروس',
    },
  ],
  skills: ['GeoGebra', 'Excel'].map((name) => ({ name, level: '', keywords: [] })),
}).resume;
const ADVERT =
  'مطلوب: منسقة رياضيات - مدرسة النور\n\nالشروط\n- خبرة لا تقل عن 5 سنوات في تدريس الرياضيات\n- إعداد خطط الدروس\n';

test('a summary of an Arabic resume keeps its years and has no English in it', () => {
  const summary = arabicSummary(TEACHER, ADVERT);
  expect(summary).toContain('بخبرة تسع سنوات');
  expect(summary).toContain('رفع نسبة النجاح من 71% إلى 88%');
  expect(summary).toContain('أتقدم لوظيفة منسقة رياضيات.');
  expect(summary).not.toMatch(/\p{Script=Latin}|الجنسية|المساعدة/u);
});

test('the summary just proposed is shortened, and of another language it is said that it stays in its own', () => {
  const { text, proposals } = lastAnswerTo(
    ['عدل الملخص للوظيفة', 'ممتاز، خليه جملتين وبالانجليزي لو سمحت'],
    { advert: ADVERT },
    TEACHER,
  );
  expect(proposals[0]?.diffs[0]?.after).toBe(
    'معلمة رياضيات بخبرة تسع سنوات في المرحلة الثانوية. من خبرتي: رفع نسبة النجاح من 71% إلى 88%؛ إعداد خطط الدروس.',
  );
  expect(text).toContain('بقي بالعربية');
});
