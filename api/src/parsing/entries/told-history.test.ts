import { headsOf } from '../testing/jobs-of-history.ts';

it('reads a history told in sentences, unknown titles and the work alone as well', async () => {
  expect(
    await headsOf(`Where I have worked
Since March 2018 I drive coaches for Sample Tours, Leeds depot, mostly school runs. Before that I
was a lorry driver with Northgate Freight from 2011 to 2018, three nights a week. I started out as a
box wrangler at Millbrook Grain, between 2007 and 2010.`),
  ).toEqual([
    [null, 'Sample Tours', '2018-03', 'present'],
    ['lorry driver', 'Northgate Freight', '2011', '2018'],
    ['box wrangler', 'Millbrook Grain', '2007', '2010'],
  ]);
});

it('takes the dates from the next sentence, and parts a sentence that goes on in the next job', async () => {
  expect(
    await headsOf(`Work
I am now a school cook at Elm Tree Kitchens. I have been there since 2016, with a team of two others.
From 2004 to 2008 I was a cook at Hotel Sample and then a waiter at Bar Example until early 2012.`),
  ).toEqual([
    ['school cook', 'Elm Tree Kitchens', '2016', 'present'],
    ['cook', 'Hotel Sample', '2004', '2008'],
    ['waiter', 'Bar Example', null, '2012'],
  ]);
});

it('finds such a history where no heading stands over it, and nothing else in it', async () => {
  expect(
    await headsOf(`These days I am a dressmaker with Loom & Thread, where I have been since 2019.
Before that I worked at Sample Bridal as a seamstress from 2014 to 2019.

I have a driving licence and two cats.`),
  ).toEqual([
    ['dressmaker', 'Loom & Thread', '2019', 'present'],
    ['seamstress', 'Sample Bridal', '2014', '2019'],
  ]);
});
