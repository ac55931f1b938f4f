import { HONEST_HEAD, HOSTILE_UNITS, repeatTo } from '../../bench/hostile-texts.ts';
import { readResume } from '../parsing/read-resume.ts';
import { letterCraft } from './craft.ts';
import { letterRequest } from './fixtures/letter-request.ts';
import { readResumeText } from './fixtures/read-resume-text.ts';
import { TEMPLATES } from './fixtures/templates.ts';
import { type LetterTexts, textsOf } from './writer.ts';

// An expression that goes back over what it has read takes the square of the time: some hundred times as long as an
// ordinary text of the size limit. So the measure is that text, read and written on the same machine at the same time.

const SIZE = 299_000;
const ADVERT_SIZE = 20_000;
/** A hostile text may be dearer than an ordinary one, by a constant. */
const TIMES_ORDINARY = 10;
const ORDINARY = repeatTo('- Led a team of nine people, and cut costs by 12% with new tools\n', SIZE, HONEST_HEAD);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work().catch((error) => {
    if (!['UnreadableResumeError', 'TooLittleToWriteError'].includes(error.name)) throw error;
  });
  return performance.now() - begun;
}

const read = (text: string) =>
  timeOf(() => readResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' }));
async function write({ resumeText = HONEST_HEAD, ...changes }: Partial<LetterTexts>): Promise<number> {
  const pair = { ...(await readResumeText(resumeText)), jobTitle: 'Analyst', companyName: '' };
  const texts = letterRequest(
    { jobDescription: 'We look for an analyst of some experience.', ...pair },
    { template: TEMPLATES[1]!, ...changes },
  );
  return timeOf(() => letterCraft.writeLetter(textsOf(texts)));
}

let ordinary: { read: number; write: number; advert: number };
beforeAll(async () => {
  // The first time compiles.
  await read(ORDINARY);
  await write({ resumeText: ORDINARY });
  ordinary = {
    read: await read(ORDINARY),
    write: await write({ resumeText: ORDINARY }),
    advert: await write({ resumeText: ORDINARY.slice(0, ADVERT_SIZE), jobDescription: ORDINARY.slice(0, ADVERT_SIZE) }),
  };
});

describe.each(Object.entries(HOSTILE_UNITS))('nothing but %s', (_name, unit) => {
  test('is read in the time of a text of its size', async () => {
    expect(await read(repeatTo(unit, SIZE, HONEST_HEAD))).toBeLessThan(TIMES_ORDINARY * ordinary.read);
  });

  test('is written of in the time of a text of its size', async () => {
    // What is written of was read before: the two together are what a text costs.
    expect(await write({ resumeText: repeatTo(unit, SIZE, HONEST_HEAD) })).toBeLessThan(
      TIMES_ORDINARY * (ordinary.read + ordinary.write),
    );
  });

  test('is an advert like another', async () => {
    const text = repeatTo(unit, ADVERT_SIZE, 'We look for an analyst.\n');
    const fields = {
      jobDescription: text,
      additionalContext: text.slice(0, 5000),
      variationRequest: text.slice(0, 1000),
    };
    expect(await write(fields)).toBeLessThan(TIMES_ORDINARY * ordinary.advert);
  });
});
