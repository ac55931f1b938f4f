import { inFirstPerson } from './first-person.ts';

test.each([
  ['Negotiates contracts of up to five years', 'Negotiate contracts of up to five years'],
  ['Manages rotas and supervises four dispensers', 'Manage rotas and supervise four dispensers'],
  ['Reports, audits and surveys', 'Reports, audits and surveys'],
  ['Sales of managed print', 'Sales of managed print'],
  ['Managed rotas', 'Managed rotas'],
  ['Coordinates four teachers: checks plans', 'Coordinates four teachers: checks plans'],
])('%s', (line, told) => {
  expect(inFirstPerson(line)).toBe(told);
});
