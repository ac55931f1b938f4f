import { readingOrder } from '../../layout/reading-order.ts';
import { readPlainText } from '../../text/plain.ts';
import { bestReading, judge, type Reading } from './best-reading.ts';

const lines = readingOrder(readPlainText(new TextEncoder().encode('Ward Nurse, Mercy Hospital, 2015 - 2018'), false));
const field = (value: string) => ({ value, confidence: 1, place: null });

function reading(what: string | null, where: string | null): Reading<string> {
  const dates = { start: field('2015'), end: field('2018') };
  const stated = { what: what ? field(what) : null, where: where ? field(where) : null };
  return { entries: [`${what}`], read: [{ ...dates, ...stated, location: null, details: [] }] };
}

const whole = reading('Ward Nurse', 'Mercy Hospital');
const half = reading('Ward Nurse', null);

it('takes the reading that is worth most', () => {
  expect(bestReading('jobs', { lines, readings: [half, whole], isStated: false }, { where: 3 })).toEqual([
    'Ward Nurse',
  ]);
  expect(
    bestReading('jobs', { lines, readings: [whole, reading('Mercy', null)], isStated: false }, { what: -9 }),
  ).toEqual(whole.entries);
});

it('stays with the first where another is hardly better, and the longer where the first is read off labels', () => {
  const other = reading('Mercy', 'Hospital');
  const by = (worth: number, isStated: boolean) =>
    bestReading('jobs', { lines, readings: [reading('Ward Nurse', null), other], isStated }, { where: worth });
  expect(by(0.5, false)).toEqual(['Ward Nurse']);
  expect(by(1, false)).toEqual(['Mercy']);
  expect(by(1, true)).toEqual(['Ward Nurse']);
  expect(by(2, true)).toEqual(['Mercy']);
});

it('judges what is left out, and how many readings agree', () => {
  const [first, second] = judge('jobs', lines, [whole, half]);
  expect(first!['left out']).toBe(0);
  expect(second!['left out']).toBe(0.5);
  expect(first!['agreed what']).toBe(1);
  expect(first!['agreed where']).toBe(0);
});
