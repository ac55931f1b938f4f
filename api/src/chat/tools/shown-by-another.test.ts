import { RESUME } from '../testing/turn.ts';
import { matchAdvert } from './advert-match.ts';

const missing = (line: string) =>
  matchAdvert(`Logistics Manager\n\nRequirements\n- ${line}\n- Python is required\n`, RESUME).missing.map(({ label }) =>
    label.toLowerCase(),
  );

describe('a kind of thing of which the resume shows one', () => {
  test.each(['Good knowledge of an ERP system, ideally SAP', 'ERP software such as SAP'])('%s', (line) =>
    expect(missing(line)).not.toContain('erp'),
  );

  test('is missing where none of it is shown', () =>
    expect(missing('Good knowledge of an ERP system, ideally Infor')).toContain('erp'));
});

test('a town is no skill', () => {
  const advert = 'Supply Planner\nHarbour Foods - Leeds, UK (hybrid)\n\nRequirements\n- Python is required\n';
  expect(matchAdvert(advert, RESUME).missing.map(({ label }) => label)).not.toContain('Leeds');
});
