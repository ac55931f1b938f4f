import { parseResume } from './parse.ts';

const leftOf = async (text: string) => {
  const resume = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return { resume, left: resume.unplaced.filter(({ section }) => section === '').map(({ text }) => text) };
};

const HEAD = 'Mira Solberg\nmira.solberg@example.org | +47 22 55 01 17 | Bergen\n\n';

it('leaves nothing of a resume that was read whole, its labels, dates and headings included', async () => {
  const { left } = await leftOf(`${HEAD}Nationality: Norwegian

EXPERIENCE
Baker, Fjord Bakery
March 2019 - Present (5 years 2 months)
- Baked 400 loaves a night.

EDUCATION
Diploma in Baking, Bergen College, 2018

SKILLS
Sourdough, Pastry
`);
  expect(left).toEqual([]);
});

it('keeps what a line holds beside the fields that were read of it', async () => {
  const { left } = await leftOf(`${HEAD.replace('| Bergen', '| Bergen | Guild seat 55A0142E')}EXPERIENCE
Baker, Fjord Bakery
March 2019 - Present
`);
  expect(left).toEqual(['Guild seat 55A0142E']);
});

it('keeps every word of a section that the fields of the resume do not hold', async () => {
  const text = `${HEAD}EXPERIENCE
Baker, Fjord Bakery
March 2019 - Present
- Baked 400 loaves a night.

LANGUAGES
Norwegian (native)
Quenya (ceremonial)
`;
  const { resume, left } = await leftOf(text);
  const kept = JSON.stringify({ ...resume, sections: [] });
  for (const word of text.match(/\p{L}{4,}/gu) ?? []) {
    const isHeading = word === word.toUpperCase();
    const isDate = /March|Present/.test(word);
    if (!isHeading && !isDate) expect([word, kept.includes(word)]).toEqual([word, true]);
  }
  expect(left.length).toBeLessThanOrEqual(1);
});

it('ends soon on a text of one word twenty thousand times', async () => {
  const { left } = await leftOf(
    `${HEAD}EXPERIENCE\nBaker, Fjord Bakery\nMarch 2019 - Present\n${'zzz '.repeat(20_000)}`,
  );
  expect(left.length).toBeLessThanOrEqual(200);
});
