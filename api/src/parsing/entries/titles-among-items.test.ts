import { headsOf } from '../testing/jobs-of-history.ts';

it('reads the first item below employer and dates as the post, where it is one time and again', async () => {
  const heads = await headsOf(`Work Experience
Elm Steel | Leeds | (2009 - 2012)
(3 years)
• Vertical Mill Operator
• Set up and ran three vertical mills.
Tay Foods | Dundee | (2005 - 2009)
(4 years)
• Warehouse Associate
• Loaded up to forty trucks a day.
`);
  expect(heads.map(([title, company]) => [title, company])).toEqual([
    ['Vertical Mill Operator', 'Elm Steel'],
    ['Warehouse Associate', 'Tay Foods'],
  ]);
});
