import { applyChanges } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';
import type { CoachAnswer } from './turn.ts';

const answer = (text: string) => lastAnswerTo([text], { advert: HOTEL_ADVERT }, SUPERVISOR);
const accepted = ({ proposals }: CoachAnswer): Resume => {
  const { document, conflicts } = applyChanges(
    SUPERVISOR,
    proposals.flatMap(({ changes }) => changes),
  );
  expect(conflicts).toEqual([]);
  return document;
};

describe('two wishes in one message', () => {
  test.each([
    'My profile sounds boring. Can you redo it for the Bluewave role?',
    'the summary is weak, please improve it for this job',
  ])('“it” is what was named before it, and nothing else changes: %s', (text) =>
    expect(answer(text).proposals.flatMap(({ changes }) => changes.map(({ path }) => path.join('.')))).toEqual([
      'personal.profile',
    ]),
  );

  test('a second value has the verb of the first', () => {
    const { personal } = accepted(answer('change my email to omar@inbox.example and my city to Sheffield'));
    expect([personal.email, personal.city]).toEqual(['omar@inbox.example', 'Sheffield']);
  });

  test('changes of the lines of one job can be accepted together', () => {
    const changed = answer('tighten up the bullets at Corner Goods and the seller of the year one can go');
    expect(accepted(changed).workExperience[2]!.description).not.toContain('seller of the year');
    const both = answer('the palm inn bullets are wordy, can you tighten them? and the rota one can go');
    expect(accepted(both).workExperience[1]!.description).toBe('- Supported the move from Fidelio to Opera');
  });
});

describe('what can go', () => {
  test.each(['the shop floor one can go', 'the bullet about the shop floor should be removed'])('%s', (text) => {
    const { description } = accepted(answer(text)).workExperience[2]!;
    expect(description).toBe('- Handled returns and the till\n- Won seller of the year twice');
  });

  test('a whole job', () => expect(accepted(answer('my corner goods job can go')).workExperience).toHaveLength(2));

  test('what can go elsewhere stays', () =>
    expect(answer('the skills can go before the experience').proposals.map(({ title }) => title)).not.toContain(
      'Take an entry out',
    ));
});
