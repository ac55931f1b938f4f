import { readingOrder } from '../layout/reading-order.ts';
import { readPlainText } from '../text/plain.ts';
import { readTold } from './sentences.ts';

function told(text: string) {
  const jobs = readTold(readingOrder(readPlainText(new TextEncoder().encode(text), false)));
  return jobs?.map(({ title, company, location, start, end }) =>
    [title, company, location, start, end].map((field) => field?.value ?? null),
  );
}

describe('readTold', () => {
  it('finds title, employer, place and dates of jobs that are told in sentences', () => {
    expect(
      told(
        'From March 2015 to June 2018 I worked as a ward nurse at Mercy Hospital in Leeds. I cared for six patients.',
      ),
    ).toEqual([['ward nurse', 'Mercy Hospital', 'Leeds', '2015-03', '2018-06']]);
    expect(told('Von 2010 bis 2014 war ich als Köchin im Hotel Adler in Ulm beschäftigt.')?.[0]?.slice(0, 2)).toEqual([
      'Köchin',
      'Hotel Adler',
    ]);
    expect(told('De 2012 à 2016, j’ai travaillé comme infirmière au CHU de Nantes.')?.[0]?.slice(0, 2)).toEqual([
      'infirmière',
      'CHU de Nantes',
    ]);
  });

  it('takes "in" before an employer, and a full stop behind initials for no end', () => {
    expect(
      told('Worked as a Light Bus Driver in Emirates Transport, Dubai from February 2014 to November 2018.')?.[0],
    ).toEqual(['Light Bus Driver', 'Emirates Transport', 'Dubai', '2014-02', '2018-11']);
    expect(told('One year worked as Lab Assistant at R.K. Patel College (2018-19).')?.[0]?.[1]).toBe(
      'R.K. Patel College',
    );
    expect(told('From 2010 to 2014 I worked as a teacher in London, which I liked.')).toBeUndefined();
  });

  it('finds the employer before the title, and goes on behind a shortened word', () => {
    expect(
      told(
        'Presently working with Sampleton Foods & Co. Ltd. as a Store Keeper from January 2018 to November 2020.',
      )?.[0]?.slice(0, 2),
    ).toEqual(['Store Keeper', 'Sampleton Foods & Co. Ltd.']);
    expect(
      told(
        'Worked as Article Trainee in R. K. Example & Associates (Chartered Accountants) from 01/2022 to 08/2023.',
      )?.[0],
    ).toEqual(['Article Trainee', 'R. K. Example & Associates', null, '2022-01', '2023-08']);
  });

  it('takes no time over short forms without end', () => {
    expect(told(`Worked as a clerk in Example Co. ${'Co. '.repeat(70_000)}in 2015`)).toBeUndefined();
  });

  it('leaves lists of jobs to those who read lists', () => {
    expect(told('Ward Nurse, Mercy Hospital, 2015 - 2018\nActed as a guide for students')).toBeUndefined();
  });

  it('takes what stands below another post for no deed of the one that is told', () => {
    const jobs = readTold(
      readingOrder(
        readPlainText(
          new TextEncoder().encode(
            [
              'Since 2012 I have worked as a treasurer at Sample Shelter in Leeds. I keep its books.',
              'Academic Contributor, Sample Group',
              '- Took part in the draft of a standard.',
            ].join('\n'),
          ),
          false,
        ),
      ),
    );
    expect(jobs?.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([['I keep its books.']]);
  });
});
