import { parseResume } from '../parse.ts';

const headsOf = async (history: string) => {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n${history}\n`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return jobs.map(({ title, company }) => [title?.value, company?.value]);
};

it('takes the name between the title and a branch for the employer', async () => {
  expect(
    await headsOf(`Van Driver, Northgate Parcels, Millbrook depot\n2015 to present\nLoaded the van at five every morning.

Warehouse Operative, Redhill Fasteners\n2011 to 2015\nPicked and packed.`),
  ).toEqual([
    ['Van Driver', 'Northgate Parcels'],
    ['Warehouse Operative', 'Redhill Fasteners'],
  ]);
});

it('takes it so where the name comes again before another branch', async () => {
  expect(
    await headsOf(`SHOP MANAGER, Harbour Shoes, Ashford Town Centre        May 2019 – Present
• Ran a shop with a team of 22
ASSISTANT MANAGER, Harbour Shoes, Millgate              2016 – 2019
• Trained new hires`),
  ).toEqual([
    ['SHOP MANAGER', 'Harbour Shoes'],
    ['ASSISTANT MANAGER', 'Harbour Shoes'],
  ]);
});

it('leaves a department with the title', async () => {
  expect(
    await headsOf(`Staff Nurse, Emergency Department, Elm Street Hospital\n2015 to present\n- Cared for twelve beds
Staff Nurse, Emergency Department, Ash Grove Hospital\n2011 to 2015\n- Cared for eight beds`),
  ).toEqual([
    [expect.stringContaining('Staff Nurse'), 'Elm Street Hospital'],
    [expect.stringContaining('Staff Nurse'), 'Ash Grove Hospital'],
  ]);
});

it('takes the house behind a department for the employer', async () => {
  expect(
    await headsOf(`متدرب – إدارة الحسابات – شركة الدوحة لتوزيع الأجهزة – طنطا (يوليو 2023 – أغسطس 2023)\n• إدخال الفواتير
موظف استقبال – مركز الدوحة للاتصالات – طنطا (أكتوبر 2022 – يونيو 2023)\n• الرد على العملاء`),
  ).toEqual([
    ['متدرب', 'شركة الدوحة لتوزيع الأجهزة'],
    ['موظف استقبال', 'مركز الدوحة للاتصالات'],
  ]);
});

it('reads a long head that ends in the place of its house as one', async () => {
  expect(
    await headsOf(`مستشار خدمة حرفاء (مشغل اتصالات) – مركز نداء صوت الدوحة، الشرقية، تونس العاصمة\nمن فيفري 2022 إلى اليوم\n• الرد على حوالي 70 مكالمة
مستشار مبيعات عن بعد – شركة نوافذ الدوحة، تونس\nمن أكتوبر 2020 إلى ديسمبر 2021\n• بيع العقود بالهاتف`),
  ).toEqual([
    ['مستشار خدمة حرفاء (مشغل اتصالات)', 'مركز نداء صوت الدوحة'],
    ['مستشار مبيعات عن بعد', 'شركة نوافذ الدوحة'],
  ]);
});
