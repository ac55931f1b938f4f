import { readResumeText } from '../fixtures/read-resume-text.ts';
import { halfInLanguage } from './half-in-language.ts';

const ENGLISH = `Ada Example
Maintenance Engineer
ada@example.org

Experience
Maintenance Engineer, Elm Olefins, 2019 - Present
- Own the programme for 214 pumps
Engineer, Oak Services, 2015 - 2019
- Aligned machines at 12 sites
Education
BSc in Mechanical Engineering, Elm University, 2015`;
const ARABIC = `آدا مثال
مهندسة صيانة
الخبرات
مهندسة صيانة، شركة مثال للأوليفينات، 2019 – حالياً
• مسؤولة عن برنامج 214 مضخة
مهندسة، شركة نموذج للخدمات، 2015 – 2019
• محاذاة الآلات في 12 موقعاً
التعليم
بكالوريوس الهندسة الميكانيكية، جامعة مثال، 2015`;

const halfOf = async (resumeText: string, language: 'en' | 'ar') => {
  const { resume } = await readResumeText(resumeText);
  return halfInLanguage({ resume, resumeText }, language);
};

test.each([
  ['en first', `${ENGLISH}\n${ARABIC}`],
  ['ar first', `${ARABIC}\n${ENGLISH}`],
])('of a resume given twice, %s, the half in the language that is asked for is read by itself', async (_, text) => {
  const arabic = await halfOf(text, 'ar');
  expect(arabic.resumeText).toBe(ARABIC);
  expect(arabic.resume.jobs[0]?.company?.value).toContain('شركة مثال');
  expect((await halfOf(text, 'en')).resumeText).toBe(ENGLISH);
});

test('a resume in one language stays whole, a few lines in the other included', async () => {
  const text = `${ENGLISH}\nLanguages\nالعربية`;
  expect((await halfOf(text, 'ar')).resumeText).toBe(text);
  expect((await halfOf(text, 'en')).resumeText).toBe(text);
});
