import { knownSkill } from '@vitae/language/skills';
import { canName, inRunningText, withoutPartsOfPairs } from './wording-of-skills.ts';

test.each([
  ['event-driven', 'Event-driven architecture', false],
  ['front end', 'Front-end development', false],
  ['organised', 'Organisational skills', false],
  ['EYFS', 'Childcare', false],
  ['key account management', 'Account management', true],
  ['ReactJS', 'React', true],
])('"%s" as a name of %s: %s', (written, label, is) => {
  expect(canName(written, knownSkill(label)!)).toBe(is);
});

test.each([
  ['Westlaw', 'Westlaw'],
  ['Cerner', 'Cerner'],
  ['Phlebotomy', 'phlebotomy'],
  ['Ms word', 'MS Word'],
  ['Wound care', 'wound care'],
  ['RF Scanning', 'RF scanning'],
  ['CASH HANDLING', 'cash handling'],
  ['MICROSOFT EXCEL', 'Microsoft Excel'],
  ['Azure', 'Azure'],
  ['Analytics', 'analytics'],
  ['HACCP', 'HACCP'],
])('%s is written "%s" within a sentence', (skill, written) => {
  expect(inRunningText(skill, `${skill}, Clio`)).toBe(written);
});

test('in a row of products a word of every day is one, too', () => {
  expect(inRunningText('Helm', 'Terraform, Ansible, Helm, GitLab CI')).toBe('Helm');
  expect(inRunningText('Helm', 'Took the helm of a team. Helm')).toBe('helm');
  expect(inRunningText('Kroll', 'Kroll, inventory control')).toBe('Kroll');
});

test('among tools a word of every day is the name of one', () => {
  expect(inRunningText('Confluence', 'Tools: Genesys Cloud, NICE IEX, Confluence')).toBe('Confluence');
  expect(inRunningText('Confluence', 'Confluence of two rivers')).toBe('confluence');
});

test('a program is not named again beside its version or its whole name', () => {
  expect(withoutPartsOfPairs(['Oracle Micros Simphony', 'Micros'])).toEqual(['Oracle Micros Simphony']);
  expect(withoutPartsOfPairs(['SQL', 'SQL Server'])).toEqual(['SQL', 'SQL Server']);
  expect(withoutPartsOfPairs(['Empower 3', 'Empower', 'SQL'])).toEqual(['Empower 3', 'SQL']);
});

test.each([
  ['WPS Payroll', 'WPS payroll'],
  ['BMS Basic', 'BMS (basic)'],
  ['Financial Markets', 'financial markets'],
  ['MS Project', 'MS Project'],
  ['Final Cut', 'Final Cut'],
  ['Power Apps', 'Power Apps'],
])('in running text words of every day are small, whatever capitals a list has: %s', (written, told) =>
  expect(inRunningText(written, 'We want Financial Markets and WPS Payroll.')).toBe(told),
);
