import { HONEST_ADVERT, HONEST_HEAD, HOSTILE_UNITS, honestLetterTask, repeatTo } from '../../bench/hostile-texts.ts';
import { readResume } from '../parsing/read-resume.ts';
import type { ParsedResume } from '../parsing/result.ts';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { letterCraft } from './craft.ts';
import type { LetterTexts } from './writer.ts';

// An expression that goes back over what it has read takes the square of the time: some hundred times as long as an
// ordinary text of the size limit. So the measure is that text, read and written by the same thread.

/** As much as is read of a text; a longer one is refused before any expression sees it. */
const SIZE = 99_000;
const ADVERT_SIZE = 20_000;
/** A hostile text may be dearer than an ordinary one, by a constant. */
const TIMES_ORDINARY = 15;
const ORDINARY = repeatTo('- Led a team of nine people, and cut costs by 12% with new tools\n', SIZE, HONEST_HEAD);

const fileOf = (text: string) => ({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
const write = (resumeText: string, resume: ParsedResume, changes: Partial<LetterTexts> = {}) =>
  cpuTimeOf(() => letterCraft.writeLetter({ ...honestLetterTask(resume, resumeText), ...changes }));
/** Times of reading a text and of writing from it. A text that is refused as no resume is not written from. */
async function readAndWrite(text: string): Promise<{ read: number; write: number }> {
  let resume: ParsedResume | undefined;
  const read = await cpuTimeOf(async () => {
    resume = (await readResume(fileOf(text))).resume;
  });
  return { read, write: resume ? await write(text, resume) : 0 };
}

let honest: ParsedResume;
let ordinary: { read: number; write: number; advert: number };
beforeAll(async () => {
  ({ resume: honest } = await readResume(fileOf(HONEST_HEAD)));
  const advert = { jobDescription: ORDINARY.slice(0, ADVERT_SIZE) };
  // The first time compiles.
  await readAndWrite(ORDINARY);
  ordinary = { ...(await readAndWrite(ORDINARY)), advert: await write(HONEST_HEAD, honest, advert) };
});

describe.each(Object.entries(HOSTILE_UNITS))('nothing but %s', (_name, unit) => {
  test('is read and written of in the time of a text of its size', async () => {
    const { read, write } = await readAndWrite(repeatTo(unit, SIZE, HONEST_HEAD));
    expect(read).toBeLessThan(TIMES_ORDINARY * ordinary.read);
    expect(write).toBeLessThan(TIMES_ORDINARY * ordinary.write);
  });

  test('is an advert like another', async () => {
    const text = repeatTo(unit, ADVERT_SIZE, HONEST_ADVERT);
    const fields = {
      jobDescription: text,
      additionalContext: text.slice(0, 5000),
      variationRequest: text.slice(0, 1000),
    };
    expect(await write(HONEST_HEAD, honest, fields)).toBeLessThan(TIMES_ORDINARY * ordinary.advert);
  });
});
