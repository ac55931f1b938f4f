import { REGION_CODES, REGIONS, regionCodeSchema } from './regions.ts';

test('every code has one region, in the order of the codes', () => {
  expect(REGIONS.map((region) => region.code)).toEqual([...REGION_CODES]);
});

test('the United States alone writes on letter paper, with the month first', () => {
  const american = REGIONS.filter((region) => region.paperSize === 'letter' || region.dateFormat === 'MM/DD/YYYY');
  expect(american.map((region) => region.code)).toEqual(['US']);
});

test('where a photo does harm, so do the personal details that the law protects', () => {
  for (const region of REGIONS.filter(({ photo }) => photo === 'avoid')) {
    const { dateOfBirth, maritalStatus, gender, religion } = region.personalFields;
    expect([dateOfBirth, maritalStatus, gender, religion]).toEqual(['avoid', 'avoid', 'avoid', 'avoid']);
  }
});

test('what is no code is refused', () => {
  expect(regionCodeSchema.safeParse('Atlantis').success).toBe(false);
});
