import { columnsOf } from './columns.ts';

const PAGE = `Chloe Marsh
                         NURSERY NURSE
CONTACT
07700 900123             ABOUT ME
chloe@example.com
Ramsgate, Kent           I am a caring nursery nurse with five years of
                         work in baby rooms.
SKILLS
First aid                EXPERIENCE
Weaning
Key person               Nursery Nurse, Little Limpets, Broadstairs
                         Sept 2021 – present
HOBBIES                  - Baby room of twelve babies
Baking                   - Key person for four babies
Dog walking              - Observations on the tablet

LANGUAGES                Nursery Assistant, Sunbeams, Margate
English                  Aug 2019 – Aug 2021`.split('\n');

test('two columns are read one after the other', () => {
  const text = columnsOf(PAGE).flat().filter(Boolean).join('\n');
  expect(text).toContain('SKILLS\nFirst aid\nWeaning\nKey person\nHOBBIES\nBaking\nDog walking\nLANGUAGES\nEnglish');
  expect(text).toContain(
    'Nursery Nurse, Little Limpets, Broadstairs\nSept 2021 – present\n- Baby room of twelve babies',
  );
  expect(text.startsWith('Chloe Marsh')).toBe(true);
});

test('dates and towns behind their lines are no second column', () => {
  const page = Array.from({ length: 14 }, (_, index) => `${`Post number ${index}`.padEnd(40)}20${10 + index} – 2024`);
  expect(columnsOf(page)).toEqual([page]);
});

test('a text that is set in has one column', () => {
  const page = Array.from(
    { length: 20 },
    (_, index) => `${' '.repeat(20)}A line of the work, number ${index}, as set in`,
  );
  expect(columnsOf(page)).toEqual([page]);
});

test('a form is no page of two columns: each line begins with its label', () => {
  const labels = ['Dates', 'Occupation or position held', 'Main activities', 'Name and address of employer'];
  const page = Array.from(
    { length: 16 },
    (_, index) => `${labels[index % 4]!.padEnd(30)}What is stated here, ${index}`,
  );
  expect(columnsOf(page)).toEqual([page]);
});

test('a rail of few words with headings of its own is a column', () => {
  const rail = ['SKILLS', 'Clipping', 'Plaiting', '', 'LANGUAGES', 'Irish', 'English', '', 'INTERESTS', 'Chess'];
  const main = [
    'Kim Example',
    'Groom',
    '',
    'MY YEARS WITH HORSES',
    '',
    'Head groom',
    'Sample Stables, Kildare',
    '2018 – now',
    '',
    'Groom',
    'Example Racing',
    '2014 – 2018',
  ];
  const page = main.map((line, index) => `${line.padEnd(40)}${rail[index] ?? ''}`.trimEnd());
  expect(columnsOf(page).flat().filter(Boolean).join('\n')).toContain('SKILLS\nClipping\nPlaiting\nLANGUAGES');
});

test('dates at the margin of what was done are no column of their own', () => {
  const page = Array.from({ length: 5 }, (_, index) => [
    `20${10 + index}/04 - 20${11 + index}/01   Lead hand of crew ${index}`,
    `${' '.repeat(20)}Sample Equipment, Kamloops BC`,
    `${' '.repeat(20)}Loaders and haul trucks at two mines`,
  ]).flat();
  expect(columnsOf(page)).toEqual([page]);
});
