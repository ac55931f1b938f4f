import { readPlainText } from './plain.ts';

const paragraphsOf = (text: string) => {
  const { pages } = readPlainText(new TextEncoder().encode(text), false);
  const lines = Map.groupBy(pages[0]!.fragments, ({ structure }) => structure?.paragraph);
  return [...lines.values()].map((fragments) => fragments.map((fragment) => fragment.text).join('\t'));
};
const headingsOf = (text: string) =>
  readPlainText(new TextEncoder().encode(text), false)
    .pages[0]!.fragments.filter(({ structure }) => structure?.headingLevel !== undefined)
    .map((fragment) => fragment.text);

const WRAPPED = `Ward Clerk, Hill Hospital                                2019 - to date

 -  Book about forty clinic slots a day and chase the letters that go with them.
    Swap shifts with the other desk when it is short
 -  Audit the record store each month with the site lead and two of the porters;
    missing notes went from 9% to 2% between Jan and Dec 2022
    (a) first list mark that stands by itself`;

test('what hangs under the text of a list item is its rest, though it holds dates or begins a sentence', () => {
  expect(paragraphsOf(WRAPPED)).toEqual([
    'Ward Clerk, Hill Hospital\t2019 - to date',
    '- Book about forty clinic slots a day and chase the letters that go with them. Swap shifts with the other desk when it is short',
    '- Audit the record store each month with the site lead and two of the porters; missing notes went from 9% to 2% between Jan and Dec 2022',
    '(a) first list mark that stands by itself',
  ]);
});

test('a line under the head of an item that had room for more is a line of its own', () => {
  const text = `${WRAPPED}\n\n- Site foreman, Harbour Construction (2015 - 2018)\n  Two towers of nine floors each`;
  expect(paragraphsOf(text).slice(-2)).toEqual([
    '- Site foreman, Harbour Construction (2015 - 2018)',
    'Two towers of nine floors each',
  ]);
});

test('an open phrase goes on in the next line, whatever letter that begins with', () => {
  const text = `I look after the front desk, the switchboard of the practice and\nI am told that I am calm when the waiting room is full, and of a\n12 hour day I take the first half.`;
  expect(paragraphsOf(text)).toHaveLength(1);
});

test('lines between marks head sections, whatever they say', () => {
  expect(headingsOf('~~ Ann Lee ~~\n\n~~ Where I have been ~~\nBaker\n\n~~ Me ~~\nTidy')).toEqual([
    'Where I have been',
    'Me',
  ]);
  expect(headingsOf('Ann Lee\n\n-- Only one --\nBaker')).toEqual([]);
});

const OUTLINE = `Ann Lee
ann@example.org

What I like best, really

    Bread

Education

    Leeds City College

Skills

    Baking, icing`;

test('lines under which all text is set in head sections where known headings are printed so', () => {
  expect(headingsOf(OUTLINE)).toEqual(['What I like best, really', 'Education', 'Skills']);
  expect(headingsOf(OUTLINE.replace('Education', 'Baker').replace('Skills', 'Driver'))).toEqual([]);
});

test('lines that each tell what was done are lines of their own beside text that no hand has wrapped', () => {
  const wide = `I have worked for ${'many shops and their customers and '.repeat(4)}a bank`;
  expect(
    paragraphsOf(
      `${wide}\n\nWrote the procedures in the database for the daily load of 480 stores\nautomated the weekly report on ageing stock, which saves nine hours\nand a day each month`,
    ),
  ).toEqual([
    wide,
    'Wrote the procedures in the database for the daily load of 480 stores',
    'automated the weekly report on ageing stock, which saves nine hours and a day each month',
  ]);
});

test('a line of text goes on in small letters, or in an open bracket, wherever nothing else tells of a width', () => {
  const long = 'Trailers of two decks to three towns in turn, four days on and four off. More than 100,000 miles';
  expect(paragraphsOf(`Ann Lee\n\n${long}\na year without an accident.\nAsked to train others.`)).toEqual([
    'Ann Lee',
    `${long} a year without an accident.`,
    'Asked to train others.',
  ]);
  const open = 'Certificates were drawn up with the assigned certifier on every site. The last scheme (38 units,';
  expect(paragraphsOf(`Ann Lee\n\n${open}\nMillbrook) was done in May.`)).toEqual([
    'Ann Lee',
    `${open} Millbrook) was done in May.`,
  ]);
});

test('a small letter goes on with nothing where all lines begin in small letters', () => {
  const lines = [
    'long haul, north and south in turn. four weeks out and one at home, customs papers at the border',
    'trained four new drivers, two of them still there',
    'award for a million miles without an accident',
  ];
  expect(paragraphsOf(`ann lee\n\n${lines.join('\n')}`)).toEqual(['ann lee', ...lines]);
});

test('two blanks part what stands side by side, where some lines of a text have them', () => {
  const text = `WORK EXPERIENCE\n\n01/2021 – CURRENT  Gdynia, Poland\nSHIFT LEADER  NORTH PIER SP. Z O.O.\n- Ran  the late shift\n\n02/2018 – 12/2020  Sopot, Poland\nCLERK  NORTH PIER SP. Z O.O.`;
  expect(paragraphsOf(text)).toEqual([
    'WORK EXPERIENCE',
    '01/2021 – CURRENT\tGdynia, Poland',
    'SHIFT LEADER\tNORTH PIER SP. Z O.O.',
    '- Ran the late shift',
    '02/2018 – 12/2020\tSopot, Poland',
    'CLERK\tNORTH PIER SP. Z O.O.',
  ]);
  expect(paragraphsOf('Ran the late shift.  Trained two clerks')).toHaveLength(1);
});

test('a line that ends in a month with its year in short is whole', () => {
  const head = 'Receptionist (temporary cover), Harbour Dental Care – Jan 25 to Apr 25';
  expect(paragraphsOf(`Ann Lee\n\n${head}\nanswering phones, booking, taking payments`)).toEqual([
    'Ann Lee',
    head,
    'answering phones, booking, taking payments',
  ]);
});

const NARROW = `Mid-weight designer
Wine and gourmet packaging, 40+ labels for supermarket
own brands. Worked with the production manager on the
cost per unit. Led the redesign of the Elm House range
according to client.
Redesign for the dairy of a farm in the north, about
34 labels
Labels, dielines`;

test('in a narrow column a line goes on where it had no room, and nowhere else', () => {
  expect(paragraphsOf(NARROW)).toEqual([
    'Mid-weight designer',
    'Wine and gourmet packaging, 40+ labels for supermarket own brands. Worked with the production manager on the cost per unit. Led the redesign of the Elm House range according to client.',
    'Redesign for the dairy of a farm in the north, about',
    '34 labels',
    'Labels, dielines',
  ]);
});

test('a dash before a figure among lines that begin with dashes is the mark of an item', () => {
  expect(paragraphsOf('-lift plans\n-2 dual lifts of 220 t\n-daily checks')).toContain('- 2 dual lifts of 220 t');
  expect(paragraphsOf('Grew margins\n-2 points in a year')).toContain('-2 points in a year');
});

test('beside items in small letters a small letter goes on with nothing', () => {
  const wide = `Certificates: ${'rigging and dogging and lifting and '.repeat(4)}`;
  const lines = ['Seaside hotel, two towers on the terrace, one of them by the river, Larkfield', 'dogman first year'];
  expect(paragraphsOf(`${wide}\n- lift plans\n- daily checks\n- log book\n\n${lines.join('\n')}`).slice(-2)).toEqual(
    lines,
  );
});

test('no line ends in the middle of the name of a land', () => {
  expect(paragraphsOf('College of Dental Nurses of New\nBrunswick, Reg. (Practising)')).toHaveLength(1);
});

test('in a narrow column of items a line without a sign goes on the item above it, whatever it begins with', () => {
  const column = [
    '• Plan seventy trucks each day for Central and East',
    'Coast, 5 hauliers',
    '• Raised the fill of all trucks from 78% to 89%',
    '• Inbound sea and air from the north and east; ca.',
    '40 containers per month',
    '• Weekly meeting with all of sales and demand',
    '• Train 2 juniors',
    'Elm Depot',
    '• Drove a forklift',
  ].join('\n');
  expect(paragraphsOf(column)).toEqual([
    '• Plan seventy trucks each day for Central and East Coast, 5 hauliers',
    '• Raised the fill of all trucks from 78% to 89%',
    '• Inbound sea and air from the north and east; ca. 40 containers per month',
    '• Weekly meeting with all of sales and demand',
    '• Train 2 juniors',
    'Elm Depot',
    '• Drove a forklift',
  ]);
});

test('of the HTML in Markdown the text is read, and no comment', () => {
  const text =
    '<p class="large">Jo Doe &bull; Leeds</p>\n<!-- fluent in\nMandarin -->\nELM MARINE, Leeds&#9;2019 - 2020\nMoved &#xD800; loads <!-- of what';
  const { pages } = readPlainText(new TextEncoder().encode(text), true);
  const words = pages[0]!.fragments.map((fragment) => fragment.text).join('\n');
  expect(words).toContain('Jo Doe • Leeds');
  expect(words).not.toContain('Mandarin');
  expect(words).toContain('ELM MARINE, Leeds\n2019 - 2020');
  expect(words).toContain('&#xD800;');
  expect(words).toContain('<!-- of what');
});

test('a line of Markdown that was too long goes on below, unless it is broken by hand', () => {
  const text = [
    'Head chef, thirteen years in kitchens, who has run the buying as much as the stoves and now wants to',
    'make that side a full-time job.',
    '',
    '- Brought the cost of **all food** down from 34% to 29.5% over eighteen months without putting',
    '  up menu prices.',
    '- Trained six apprentices',
    '  in two years',
    '- A line of an item that is as long as the others are and has two blanks behind its last word  ',
    '  small letters below',
  ].join('\n');
  const { pages } = readPlainText(new TextEncoder().encode(text), true);
  const words = pages[0]!.fragments.map((fragment) => fragment.text).join('\n');
  expect(words).toContain('now wants to make that side');
  expect(words.replace(/\n/g, ' ')).toContain('without putting up menu prices.');
  expect(words).toContain('apprentices\nin two years');
  expect(words).toContain('last word\nsmall letters below');
});

test('the settings of a page above its text are none of it, but for whose it is', () => {
  const page = '---\nlayout: page\ndescription: Somebody at work\nname: Robin Example\n---\n## Work\nClerk, Elm Ltd\n';
  const { pages } = readPlainText(new TextEncoder().encode(page), true);
  expect(pages[0]!.fragments.map(({ text }) => text)).toEqual(['name: Robin Example', 'Work', 'Clerk, Elm Ltd']);
});

test('heads of posts that are items of a list with the house below them stand without their marks', () => {
  const text = [
    '* June 2023 - August 2023: GIS Intern',
    '  * Harbour Conservancy',
    '  * Duties included:',
    '    * Drew maps of the harbour',
    '* February 2020 - May 2023: Lab Proctor',
    '  * Elm College',
    '    * Ran the labs',
    '* Elm Works, 2019',
    '  * Led a team of three',
    '  * Built a boat',
  ].join('\n');
  const { pages } = readPlainText(new TextEncoder().encode(text), true);
  const indentOf = (words: string) => pages[0]!.fragments.find((fragment) => fragment.text.endsWith(words))!.x;
  const heads = ['GIS Intern', 'Harbour Conservancy', 'Lab Proctor', 'Elm College'].map(indentOf);
  expect(new Set(heads)).toEqual(new Set([indentOf('GIS Intern')]));
  expect(indentOf('Elm Works, 2019')).toBeGreaterThan(heads[0]!);
  expect(indentOf('Led a team of three')).toBeGreaterThan(indentOf('Elm Works, 2019'));
});

test('settings between plus signs are none of the text', () => {
  const page = '+++\ntitle = "CV"\n[ author ]\n  name = "Elm Authors"\n+++\n## Work\nClerk, Elm Ltd\n';
  const { pages } = readPlainText(new TextEncoder().encode(page), true);
  expect(pages[0]!.fragments.map(({ text }) => text)).toEqual(['Work', 'Clerk, Elm Ltd']);
});

test('a page that came as one line is parted where wide blanks stand for its lines', () => {
  const job = (title: string, years: string) =>
    `${title}     ${years}      Company Name   －   City  ,   State     Managed the stock of the store.  Trained six new clerks.  Closed the tills each day.`;
  const page = `         STORE CLERK       Summary     ${'Reliable clerk of many years. '.repeat(30)}        Experience      ${job('Store Clerk', 'Jan 2013   to   Jan 2014')}         ${job('Night Clerk', 'May 2010   to   Dec 2012')}        Education      Diploma  :   Retail`;
  expect(paragraphsOf(page)).toEqual([
    'STORE CLERK',
    'Summary',
    'Reliable clerk of many years. '.repeat(30).trim(),
    'Experience',
    'Store Clerk',
    'Jan 2013 to Jan 2014',
    'Managed the stock of the store.',
    'Trained six new clerks.',
    'Closed the tills each day.',
    'Night Clerk',
    'May 2010 to Dec 2012',
    'Managed the stock of the store.',
    'Trained six new clerks.',
    'Closed the tills each day.',
    'Education',
    'Diploma\tRetail',
  ]);
});
