import { readTold } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { parseResume } from '../parse.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => `Cook, Inn ${i}, 20${10 + (i % 14)}-20${11 + (i % 14)}`).join('\n');

/**
 * Of a processor, by this thread: by the clock, whatever else the machine does would count as well, and by the process,
 * the test files in the threads beside it.
 */
function secondsUsed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

async function secondsOf(count: number): Promise<number> {
  const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n\nEXPERIENCE\n\n${rows(count)}\n`);
  const start = secondsUsed();
  await parseResume({ bytes, fileName: 'resume.txt' });
  return secondsUsed() - start;
}

it('takes about twice the time for twice the jobs', async () => {
  await secondsOf(200);
  const [few, many] = [[], []] as [number[], number[]];
  for (let turn = 0; turn < 3; turn++) {
    few.push(await secondsOf(1_000));
    many.push(await secondsOf(2_000));
  }
  // Where each job was compared with each, it took four times as long.
  expect(Math.min(...many)).toBeLessThan(Math.min(...few) * 3.2);
}, 120_000);

it('takes about twice the time for twice the dates on one line', () => {
  const secondsOfLine = (count: number) => {
    const text = 'Cook (2001), '.repeat(count);
    const cell = { text, x: 0, y: 0, width: 9, height: 9, baseline: 9, size: 9, page: 1, spans: [] };
    const line = { ...cell, cells: [cell], column: { x: 0, width: 9 }, isRightToLeft: false } as unknown as Line;
    const start = secondsUsed();
    readTold([line]);
    return secondsUsed() - start;
  };
  secondsOfLine(1_000);
  const [few, many] = [[], []] as [number[], number[]];
  for (let turn = 0; turn < 4; turn++) {
    few.push(secondsOfLine(10_000));
    many.push(secondsOfLine(20_000));
  }
  // Where each date was cut out of the whole line, it took ten times as long.
  expect(Math.min(...many)).toBeLessThan(Math.max(0.1, Math.min(...few)) * 4);
});
