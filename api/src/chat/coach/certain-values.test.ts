import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { SUPERVISOR } from '../testing/front-office.ts';
import { answersTo, lastAnswerTo } from '../testing/talk.ts';
import { isName } from './names.ts';

/** An expression that goes back over what it has read takes some hundred times as long. */
const TIMES_ORDINARY = 25;

const proposedBy = (...messages: string[]) =>
  lastAnswerTo(messages, {}, SUPERVISOR).proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after));

describe('only what can be a name is put into a resume as one', () => {
  test.each([
    'Senior HVAC Engineer',
    'Back Office Manager',
    'First Aid',
    'After-Sales Manager',
    'In-house Counsel',
    'IT Support',
    'IPAF 3a and 3b, 2021',
    'C++',
    'مدير خدمة ما بعد البيع',
    'رخصة قيادة',
  ])('%s is a name', (text) => expect(isName(text)).toBe(true));

  test.each([
    'at the top',
    'before work experience',
    'everything back like before',
    'something better',
    'next to Excel',
    'as it was',
    'what the advert says',
    'قبل الخبرة',
    'زي ما كان',
    'فوق المهارات',
  ])('%s is none', (text) => expect(isName(text)).toBe(false));

  test.each([
    'change my headline to something better',
    'change my title to what the advert says',
    'add a certificate like the one in the advert',
    'put my licence before skills',
    'sort my skills alphabetically',
    'merge the two york jobs into one',
  ])('%s proposes nothing', (text) => expect(proposedBy(text)).toEqual([]));

  test('what cannot be done is named with what can', () => {
    const { text, kind } = lastAnswerTo(['sort my skills alphabetically'], {}, SUPERVISOR);
    expect(kind).toBe('unknown');
    expect(text).toContain('your skills');
    expect(text).toContain('**Edit**');
  });

  test('the same in Arabic', () => {
    const { text } = lastAnswerTo(['رتب مهاراتي حسب الحروف'], {}, SUPERVISOR);
    expect(text).toContain('لا أستطيعه هنا');
  });

  test('a title is written with its capitals', () =>
    expect(proposedBy('change my title to duty manager')).toEqual(['Duty Manager']));

  test('a hostile message takes no longer than an ordinary one of its size', async () => {
    const timeOf = (message: string) =>
      cpuTimeOf(() => {
        isName(message);
        lastAnswerTo([message], {}, SUPERVISOR);
      });
    const ordinary = 'I led a team of nine people and cut the costs by 12%. '.repeat(750);
    // The first time compiles.
    await timeOf(ordinary);
    const usual = await timeOf(ordinary);
    for (const hostile of [`swap ${'a '.repeat(20_000)}`, `i left ${'and since '.repeat(4_000)}`])
      expect(await timeOf(hostile)).toBeLessThan(usual * TIMES_ORDINARY);
  });
});

describe('where a headline is to stand', () => {
  test('only under the name: nothing else is proposed', () => {
    const { text, proposals } = lastAnswerTo(
      ['change my title to duty manager', 'just the headline, not the job at harbour hotel'],
      {},
      SUPERVISOR,
    );
    expect(proposals).toEqual([]);
    expect(text).toContain('only the headline');
  });

  test('at the job instead', () => {
    const [change] = lastAnswerTo(
      ['change my title to duty manager', 'no, only in the palm inn job'],
      {},
      SUPERVISOR,
    ).proposals;
    expect(change!.changes[0]!.path).toEqual(['workExperience', 'palm', 'jobTitle']);
  });
});

describe('sections', () => {
  test('certificates before the jobs are an order of sections, and no certificate', () =>
    expect(proposedBy('put certifications before work experience')[0]).toMatch(
      /^Summary → Certifications → Experience/,
    ));

  test.each(['skills too', 'and the skills as well', 'skills also please'])(
    '%s: beside the one that was moved',
    (text) =>
      expect(proposedBy('put certifications before work experience', text).at(-1)).toMatch(
        /Certifications → Skills → Experience/,
      ),
  );
});

describe('what was proposed is taken back', () => {
  test.each([
    'no they never gave me that title, leave it how it was',
    'put everything back like before',
    'make everything as it was',
    'leave it the way it was',
    'undo everything',
    'keep the headline as it was',
    'رجع كل شي زي ما كان',
    'لا خليه زي ما كان',
    'اتركها كما كانت',
  ])('%s', (text) => {
    const [, answer] = answersTo(['change my title to duty manager', text], {}, SUPERVISOR);
    expect(answer!.proposals).toEqual([]);
    expect(answer!.text).toMatch(/stays as it was|يبقى كما كان/);
  });
});
