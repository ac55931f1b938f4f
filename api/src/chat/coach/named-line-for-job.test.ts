import { restore } from '@vitae/documents/model/restore';
import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

const LONG =
  'Planned and led 31 staff trainings for the night team in four houses (Typsy, Flow); quarterly audits passed within 3 points of the target';
const WITH_LONG = restore({
  ...SUPERVISOR,
  workExperience: SUPERVISOR.workExperience.map((job, at) => (at === 0 ? { ...job, description: `- ${LONG}` } : job)),
}).resume;

test.each([
  'rewrite the rota bullet, for this position',
  'tighten the rota bullet for this advert',
  'rewrite the line about the rota for this role',
])('a line that is named is rewritten, whatever it is for: %s', (order) => {
  const [proposal] = lastAnswerTo([order], { advert: HOTEL_ADVERT }, SUPERVISOR).proposals;
  expect(proposal!.diffs[0]).toMatchObject({ before: 'Responsible for monthly rota reports' });
});

test('a long line is shortened by its brackets, unless the advert names what stands in them', () => {
  const order = 'shorten the line on trainings for this role';
  const [proposal] = lastAnswerTo([order], { advert: HOTEL_ADVERT }, WITH_LONG).proposals;
  expect(proposal!.diffs[0]!.after).toBe(LONG.replace(' (Typsy, Flow)', ''));
  const advert = `${HOTEL_ADVERT}\n- Typsy is used for trainings`;
  expect(lastAnswerTo([order], { advert }, WITH_LONG).proposals).toEqual([]);
});
