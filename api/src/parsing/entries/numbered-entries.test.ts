import { parseResume } from '../parse.ts';

it('tells nothing of a numbered job that was not read as done in the one above it', async () => {
  const text = `الاسم: حيدر جاسم
haider@example.org

الخبرات العملية

١- فني تبريد – شركة النهر للمقاولات – البصرة
من شباط 2017 الى الان
* صيانة منظومات التكييف

٢- فني صيانة – ورشة النهر – البصرة
2010 – 2017
* تصليح ثلاجات

٣- خدمة عقد مؤقت – مصلح تبريد في مخازن مبردة
صيف 2014 (4 اشهر)
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
    ['صيانة منظومات التكييف'],
    ['تصليح ثلاجات'],
  ]);
});
