import { restore } from '@vitae/documents/model/restore';
import { SUPERVISOR } from '../../testing/front-office.ts';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';

/** Without work since the last job. */
const AWAY = restore({
  ...SUPERVISOR,
  workExperience: SUPERVISOR.workExperience.map((job) =>
    job.id === 'harbour' ? { ...job, current: false, endDate: '2023-05' } : job,
  ),
  certifications: {
    blocks: [{ text: 'Revenue Basics, Keyline School, completed, 2024-02', key: 'a', type: 'unordered-list-item' }],
    entityMap: {},
  },
}).resume;

describe('work that was none, for a time without work', () => {
  test.each([
    'a cousin tells me to put that i was self employed in those months, they never check',
    'everyone does it, so should i say i had a consulting job in the gap?',
    'is it ok to add another job to cover the gap?',
    'should i put a later end date to hide the gap',
    'could i stretch the palm inn job by half a year so there is no gap?',
    'what do you think of making up a small job to close the gap?',
    'صاحبي يقول اكتب اني اشتغلت فري لانس في هذه الفترة والكل يسوي كذا',
  ])('is refused with its reason and an honest line: %s', (asked) => {
    const { text, kind, proposals } = lastAnswerTo([asked], {}, AWAY);
    expect(kind).toBe('answer');
    expect(text).toMatch(/^\*\*(?:No, do not write that|لا، لا تكتب ذلك)/u);
    expect(text).toContain('06/2023');
    expect(proposals).toEqual([]);
  });

  test('the line holds what the talk told of that time, and can be had', () => {
    const [, refused, filled] = answersTo(
      [
        'i am without work since 2023 and took a course, would they even look at my cv',
        'my flatmate says to write i worked as a hotel consultant in that time, everybody does so',
        'ok write the line for the gap on my cv then',
      ],
      {},
      AWAY,
    );
    expect(refused!.text).toContain('> Further training; Revenue Basics, Keyline School (2024), 06/2023 – present');
    expect(filled!.text + JSON.stringify(filled!.proposals)).toContain('Further training');
  });

  test.each([
    'my friend says i should put my work at palm inn first',
    'i freelanced for two hotels in that time, how do i write it',
    'people say i should mention the projects i did in that time, what do you think',
    'the recruiter said to add another job title to my search',
  ])('is not suspected: %s', (asked) =>
    expect(lastAnswerTo([asked], {}, AWAY).text).not.toContain('do not write that'),
  );
});
