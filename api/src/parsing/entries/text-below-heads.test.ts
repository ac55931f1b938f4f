import { parseResume } from '../parse.ts';
import { jobsOf } from '../testing/jobs-of-history.ts';

it('reads lines without bullets below whole heads as what was done', async () => {
  const text = `Robin Example
robin@example.org

Driving history

Coach driver, Elm Travel                              2019 - 2025
Sampleton to Elmton nights, Elmton to Port as needed
Own checks and records since 2022

Bus driver, Sample Transport                          2013 - 2019
School runs, three villages

Van driver, Harbour Stores                            2008 - 2013
Fish and ice
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.length])).toEqual([
    ['Coach driver', 'Elm Travel', 1],
    ['Bus driver', 'Sample Transport', 1],
    ['Van driver', 'Harbour Stores', 1],
  ]);
});

it('takes several sentences for text, whatever year the last of them names', async () => {
  const [job] = await jobsOf(`الخبرات:

١) فني كهرباء صيانة
شركة العينة لإدارة المرافق - أبوظبي
من ٢٠١٨ إلى الآن
عملت في صيانة ثلاثة أبراج سكنية فيها ٤٢٠ شقة ومواقفها. قمت بالصيانة الوقائية للوحات التوزيع الرئيسية والفرعية والمولد الاحتياطي. وأشرفت على مساعدين اثنين منذ ٢٠٢١.

٢) كهربائي مبان
مؤسسة المثال للمقاولات الكهربائية - العين
من ٢٠١٣ إلى ٢٠١٨
نفذت تمديدات الفلل والمدارس من المواسير حتى التشطيب.`);
  expect(job?.bullets.map(({ value }) => value).join(' ')).toContain('ثلاثة أبراج');
});

it('takes wrapped text apart from the dates above it for what was done, whatever its names', async () => {
  const [job] = await jobsOf(`Experience

Elm Medical Group
Systems Administrator
June 2015 - February 2019

Windows AD / Exchange to O365 migration (1,100 mailboxes). vSphere
5.5 to 6.5 upgrade. Risk assessments with the compliance team.
PowerShell for user lifecycle.`);
  expect(job?.bullets.map(({ value }) => value).join(' ')).toMatch(
    /^Windows AD .* vSphere 5\.5 to 6\.5 .* lifecycle\.$/,
  );
});
