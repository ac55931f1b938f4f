import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { answersTo, lastAnswerTo } from '../testing/talk.ts';

const AWAY = {
  ...SUPERVISOR,
  workExperience: SUPERVISOR.workExperience.map((job) =>
    job.id === 'harbour' ? { ...job, current: false, endDate: '2023-05' } : job,
  ),
};
const advert = HOTEL_ADVERT;

describe('whether to apply, and what to change first', () => {
  test.each([
    'i left my last post in may and after that i looked after my mother. be honest, should i apply or not, and what should i change first',
    'after the course i had nothing. do i apply or not? and where do i start with my cv',
  ])('the verdict stands first, the changes behind it: %s', (asked) => {
    const { text, proposals } = lastAnswerTo([asked], { advert }, AWAY);
    expect(text).toMatch(/^\*\*(?:Yes, apply|It is a stretch)/u);
    expect(text).toMatch(/What to change first[\s\S]*1\. The time since 2023-06[\s\S]*weakest line/u);
    expect(proposals).toEqual([]);
  });

  test('what is offered with it can be done', () => {
    const { choices } = lastAnswerTo(['should i apply or not and what to change first'], { advert }, AWAY);
    for (const choice of choices.slice(0, 3)) {
      const done = answersTo(['should i apply or not and what to change first', choice], { advert }, AWAY).at(-1)!;
      expect(done.kind).not.toBe('unknown');
    }
    expect(choices).toContain('Which is my weakest line? Rewrite it');
  });

  test('in Arabic', () => {
    const { text } = lastAnswerTo(['هل اقدم على الوظيفة ولا لا وايش اغير اول شي'], { advert }, AWAY);
    expect(text).toContain('ما تغيّره أولًا');
  });

  test('without that question nothing is said of changes', () =>
    expect(lastAnswerTo(['should i apply or not'], { advert }, AWAY).text).not.toContain('What to change first'));
});
