import { isNameOfCertificate, partedFromCourses } from './qualifications.ts';

test('a line that lists certificates holds several', () => {
  const [, certificates] = partedFromCourses(['Level 3 Food Safety, Allergen awareness, First aid at work']);
  expect(certificates).toEqual(['Level 3 Food Safety', 'Allergen awareness', 'First aid at work']);
});

test('what was done on a course stands below it', () => {
  const [courses, certificates] = partedFromCourses(['Web Bootcamp', 'Built a shop with three others']);
  expect(certificates).toEqual(['Web Bootcamp']);
  expect(courses).toMatchObject([
    { kind: 'training', place: 'Web Bootcamp', lines: ['Built a shop with three others'] },
  ]);
});

test('what somebody is cleared by is no deed of a course, and endorsements are no names', () => {
  const [courses, certificates] = partedFromCourses([
    'Food Hygiene Level 2',
    'Enhanced DBS on the update service',
    'CDL Class A, Texas, endorsements: N, T, H (HazMat)',
  ]);
  expect(courses).toEqual([]);
  expect(certificates.at(-1)).toBe('CDL Class A, Texas');
});

test('a language, a heading and a line on references are no certificates', () => {
  expect(['Hindi', 'REFERENCES', 'References on request'].filter(isNameOfCertificate)).toEqual([]);
  expect(['NEBOSH IGC', 'H2S'].filter(isNameOfCertificate)).toEqual(['NEBOSH IGC', 'H2S']);
});

test('what stands in brackets is of one certificate', () => {
  const [, certificates] = partedFromCourses(['Gas Safe (CCN1, CENWAT, CKR1), NVQ L3 plumbing, G3 unvented']);
  expect(certificates).toEqual(['Gas Safe (CCN1, CENWAT, CKR1)', 'NVQ L3 plumbing', 'G3 unvented']);
  expect(['18th Edition (BS 7671:2018 A2)', 'IPAF 3a/3b', 'Gas Safe (CCN1'].map(isNameOfCertificate)).toEqual([
    true,
    true,
    false,
  ]);
});

test('its number and who has issued it make no name of a certificate too long', () => {
  expect(isNameOfCertificate('Cert III in Heavy Harbour Crane Mechanical Technology (AUR55512), TAFE Norland')).toBe(
    true,
  );
});
