import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { parseResume } from '../parse.ts';
import { textWithoutPlaceholders } from './placeholders.ts';

const read = (text: string) => parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });

it('takes nothing for a name that holds the place of one', async () => {
  const { jobs, education } = await read(`Robin Example
robin@example.org

Experience
09/2010 - 04/2011
Company Name ï¼ City , State Line Cook
Kept the stations clean and stocked.
06/2011 - 11/2012
Company Name - City , State Cook
Cooked on a grill and in fryers.
12/2012 - 03/2014
Company Name ï¼ City , State , USA Sous Chef
Ran the kitchen when the chef was absent.
Education
High School Diploma
2005
Milford High School ï¼ City , State`);
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company, bullets.length])).toEqual([
    ['Line Cook', null, 1],
    ['Cook', null, 1],
    ['Sous Chef', null, 1],
  ]);
  const fields = jobs.flatMap(({ title, start, end, bullets }) => [title, start, end, ...bullets]);
  expect(fields.filter((field) => field && field.confidence < SURE_ENOUGH)).toEqual([]);
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Milford High School']);
});

it('keeps the same words where they name something', async () => {
  const { jobs } = await read(`Robin Example
robin@example.org

Experience
Company Name: Harbour Foods
Position: Line Cook
Duration: 2010 - 2014`);
  expect(jobs.map(({ company }) => company?.value)).toEqual(['Harbour Foods']);
});

it('leaves out of a text what holds the place of a name, with the sign before it', () => {
  const text = 'Line Cook Company Name － City , State\nElm College － City, State, USA\nMy company name is known.';
  expect(textWithoutPlaceholders(text)).toBe('Line Cook\nElm College\nMy company name is known.');
  expect(textWithoutPlaceholders('Company Name: Harbour Foods')).toBe('Company Name: Harbour Foods');
});
