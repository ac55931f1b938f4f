import { restore } from '@vitae/documents/model/restore';
import { matchAdvert } from './advert-match.ts';
import { isOfLeading, leadsPeople } from './leads-people.ts';

const resumeOf = (jobTitle: string, description = '- Answered mail') =>
  restore({
    workExperience: [{ id: 'a', jobTitle, company: 'Oakline', startDate: '2020', current: true, description }],
  }).resume;

test.each([
  'Night Shift Supervisor',
  'Billing Team Lead',
  'Ward Manager',
  'Head of Catering',
  'Site Foreman',
  'Shift Leader, Oakline',
  'مشرف وردية',
  'رئيس قسم الصيانة',
])('%s leads people', (title) => expect(leadsPeople(resumeOf(title))).toBe(true));

test.each([
  'Key Account Manager',
  'Assistant to the Director',
  'Lead Generation Executive',
  'Project Manager',
  'Team Assistant',
  'مدير حسابات',
])('%s need not', (title) => expect(leadsPeople(resumeOf(title))).toBe(false));

test.each(['- Led a team of seven', '- Supervised 12 drivers', '- Manage 5 junior clerks', '- أشرفت على 8 عمال'])(
  'a line says it as well: %s',
  (line) => expect(leadsPeople(resumeOf('Clerk', line))).toBe(true),
);

test('leads that are passed to a team are no leading', () =>
  expect(leadsPeople(resumeOf('Clerk', '- Passed leads to the sales team'))).toBe(false));

test('who helped somebody else to lead has not led', () =>
  expect(leadsPeople(resumeOf('Clerk', '- Helped the manager to lead a team'))).toBe(false));

test.each([
  'Team leadership',
  'Leadership',
  'people management',
  'Supervision',
  'supervisory experience',
  'قيادة الفريق',
  'الإشراف',
])('%s is what such a title shows', (term) => expect(isOfLeading(term)).toBe(true));

test.each(['Lead generation', 'Project management', 'Stock management', 'إدارة المشاريع'])('%s is not', (term) =>
  expect(isOfLeading(term)).toBe(false),
);

test('an advert that asks for it is met by the title', () => {
  const advert =
    'Operations Manager\n\nRequirements\n- Leading people for 2 years\n- Team leadership\n- Python is required\n';
  const { met, missing } = matchAdvert(advert, resumeOf('Packing Supervisor'));
  const labels = (skills: readonly { label: string }[]) => skills.map(({ label }) => label.toLowerCase());
  expect(labels(missing).filter(isOfLeading)).toEqual([]);
  expect(labels(met).some(isOfLeading)).toBe(true);
  expect(labels(matchAdvert(advert, resumeOf('Packer')).missing).some(isOfLeading)).toBe(true);
});
