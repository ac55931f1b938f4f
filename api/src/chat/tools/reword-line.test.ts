import { isStillWeak, rewordLine } from './reword-line.ts';

test.each([
  ['Helped with cleaning of the kitchen', 'Helped clean the kitchen'],
  ['Assisted in the preparation of tenders', 'Helped prepare tenders'],
  ['Did invoices for 12 shops', 'Issued invoices for 12 shops'],
  ['Did repairing of pumps', 'Repaired pumps'],
  ['Worked on audits', 'Contributed to audits'],
  ['My job was to answer calls', 'Answered calls'],
  ['In charge of the till', 'Handled the till'],
  ['Involved in hiring drivers', 'Took part in hiring drivers'],
  ['Ordering of stock and linen', 'Ordered stock and linen'],
  ['Built 3 bridges', 'Built 3 bridges'],
])('%s', (line, reworded) => {
  expect(rewordLine(line)).toBe(reworded);
});

test('help stays help, and is known as what its writer alone can make more of', () => {
  expect(isStillWeak(rewordLine('Helped with training of staff'))).toBe(true);
  expect(isStillWeak('Trained 14 people')).toBe(false);
});
