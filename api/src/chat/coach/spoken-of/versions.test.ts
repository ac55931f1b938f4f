import { applyChanges } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { SUPERVISOR } from '../../testing/front-office.ts';
import { answersTo } from '../../testing/talk.ts';
import type { CoachAnswer } from '../turn.ts';

const talk = (...messages: string[]): CoachAnswer[] => answersTo(messages, {}, SUPERVISOR);
const after = (answer: CoachAnswer) => answer.proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after));
const acceptedAll = (answers: readonly CoachAnswer[]): Resume =>
  answers
    .flatMap(({ proposals }) => proposals)
    .reduce((data, { changes }) => {
      const { document, conflicts } = applyChanges(data, changes);
      expect(conflicts).toEqual([]);
      return document;
    }, SUPERVISOR);

describe('"shorter"', () => {
  test('is measured on what was proposed last', () => {
    const [first, second] = talk('make my summary shorter', 'even shorter');
    expect(after(first!)[0]!.match(/\./gu)).toHaveLength(2);
    expect(after(second!)[0]!.match(/\./gu)).toHaveLength(1);
  });

  test('says so once one sentence is left', () => {
    expect(talk('make my summary shorter', 'shorter', 'shorter').at(-1)!.text).toContain('one sentence');
  });

  test.each(['a bit long still, shorter', 'kind of wordy, make it shorter', 'could be shorter'])(
    'of a line that has no word too many says what it would lose: %s',
    (wish) => {
      const { text, kind } = talk('make the line about rota reports better', wish).at(-1)!;
      expect(kind).toBe('answer');
      expect(text).toMatch(/has only \d words/u);
      expect(text).toContain('figure');
    },
  );

  test.each([
    ['cut the job at corner goods down to one line'],
    ['should i drop the corner goods job', 'ok then only keep one line of it'],
    ['should i drop the corner goods job', 'a single line is enough'],
    ['هل احذف وظيفة Corner Goods', 'خليها سطر واحد'],
  ])('leaves so many lines of a job as are said: %s', (...messages) => {
    const { description } = acceptedAll([talk(...messages).at(-1)!]).workExperience[2]!;
    expect(description).toBe('- Won seller of the year twice');
  });
});

describe('of several versions', () => {
  const twice = ['make my summary shorter', 'shorter'];
  const [first, second] = talk(...twice);

  test.each([
    'ok keep the first one',
    'keep the first version',
    'i liked the first one better',
    'the first was better',
    'go back to version 1',
    'i prefer the longer one',
    'خلي الاولى',
    'الأولى احسن',
  ])('one is kept: %s', (message) => {
    expect(after(talk(...twice, message).at(-1)!)).toEqual(after(first!));
  });

  test.each(['keep the second', 'the last one', 'use the shorter version'])('another is kept: %s', (message) => {
    expect(after(talk(...twice, 'shorter', message).at(-1)!)).toEqual(after(second!));
  });

  test('the original is what stands in the resume', () => {
    expect(talk(...twice, 'keep the original').at(-1)!.proposals).toEqual([]);
  });

  test('of a mail, the one that is named by its place', () => {
    const mail = ['write a thank you email to sarah', 'shorter', 'less formal'];
    const answers = talk(...mail, 'keep the first one');
    expect(answers.at(-1)!.text).toBe(answers[0]!.text);
  });
});

describe('proposals that are open together', () => {
  test('put a skill in once, whatever is done with it', () => {
    const names = acceptedAll(talk('add sql to my skills', 'put it first', 'also looker')).skills.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['SQL', 'Opera PMS', 'Excel', 'Night audit', 'Looker']);
  });

  test('correct a certificate and do not double it', () => {
    const answers = talk('add a cert, food safety level 2 from highfield, 2024', 'actually 2023');
    const texts = acceptedAll(answers).certifications.blocks.map(({ text }) => text);
    expect(texts).toEqual(['Fire Marshal, 2022', 'Food Safety Level 2, Highfield, 2023']);
    expect(answers[1]!.proposals[0]!.title).toBe('Correct it');
    expect(answers[1]!.text).toContain('accept this one alone');
  });
});

describe('one thing in another language', () => {
  test('is asked for where no list knows its name, and put in the place of the first', () => {
    const [added, asked, told] = talk('ضيف مهارة تخطيط القوى العاملة', 'خليها بالانجليزي', 'workforce planning');
    expect(added!.text).toContain('سيرتك بالإنجليزية');
    expect(asked).toMatchObject({ kind: 'asking', proposals: [] });
    expect(after(told!)).toEqual(['Workforce planning']);
  });

  test('is no translation of the whole resume', () => {
    const [, asked] = talk('add revenue management to my skills', 'in arabic');
    expect(asked!.text).toContain('“Revenue management” in Arabic');
    expect(asked!.text).not.toContain('whole translation');
  });
});

describe('what is said of a thing that was put in', () => {
  test('puts it beside another', () => {
    const names = acceptedAll(talk('add power bi to skills', 'put it before excel')).skills.map(({ name }) => name);
    expect(names).toEqual(['Opera PMS', 'Power BI', 'Excel', 'Night audit']);
  });

  test('gives another name its own spelling', () => {
    expect(after(talk('add excel dashboards to skills', 'no make it power bi').at(-1)!)).toEqual(['Power BI']);
  });

  test('takes a word out of a line', () => {
    const answers = talk('i ran the christmas rota for 9 ppl at palm inn, add that', 'take out the word christmas');
    expect(after(answers[0]!)).toEqual(['Ran the christmas rota for 9 people']);
    expect(after(answers[1]!)).toEqual(['Ran the rota for 9 people']);
  });

  test('tells the date of another job', () => {
    const [, second] = talk('palm inn ended in march 2021, fix the end date', 'and harbour hotel started april');
    expect(after(second!)).toEqual(['2021-04']);
  });

  test('takes several languages out at once, and none of them a second time', () => {
    const [gone, back] = talk('remove english and french from languages', 'put french back');
    expect(gone!.proposals[0]!.diffs[0]!.before).toBe('English, French');
    expect(back!.proposals).toEqual([]);
  });

  test('gives a title its capitals, and the first one back', () => {
    const answers = talk(
      'my title at palm inn should be senior receptionist',
      'actually just receptionist lead',
      'keep the first',
    );
    expect(after(answers[0]!)).toEqual(['Senior Receptionist']);
    expect(after(answers[2]!)).toEqual(['Senior Receptionist']);
  });
});
