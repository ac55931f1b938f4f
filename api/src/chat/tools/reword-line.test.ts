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
  ['Repaired pumps and stuff at the depot', 'Repaired pumps at the depot'],
  ['Sorted parcels, letters etc. for two streets', 'Sorted parcels and letters for two streets'],
  ['In charge of tools and other things', 'Handled tools'],
  [
    'Was responsible for helping with the new till and also for making sure that all could use it',
    'Supported the new till and made sure that all could use it',
  ],
  ['Packed and stuffed boxes', 'Packed and stuffed boxes'],
  ['Found and returned things that guests had lost', 'Found and returned things that guests had lost'],
  ['أعددت الفواتير وغيرها', 'أعددت الفواتير'],
])('%s', (line, reworded) => {
  expect(rewordLine(line)).toBe(reworded);
});

test('help stays help, and is known as what its writer alone can make more of', () => {
  expect(isStillWeak(rewordLine('Helped with training of staff'))).toBe(true);
  expect(isStillWeak('Trained 14 people')).toBe(false);
});
