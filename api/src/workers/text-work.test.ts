import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ADVERT, turnOfMember } from '../chat/testing/turn.ts';
import { letterRequest } from '../writing/fixtures/letter-request.ts';
import { LETTER_PAIRS } from '../writing/fixtures/pairs.ts';
import { textsOf } from '../writing/writer.ts';
import { createTextWork } from './text-work.ts';

const bytes = new TextEncoder().encode(
  'Ada Byron\nada@example.org\n\nEXPERIENCE\n\nAnalyst, Engine Works\n2019 - 2021\n',
);

const work = createTextWork();
afterAll(() => work.close());

test('a resume is read once, into its text and its fields', async () => {
  const { text, resume } = await work.readResume({ bytes, fileName: 'resume.txt' });
  expect(text.split('\n')[0]).toBe('Ada Byron');
  expect(resume.jobs[0]?.company?.value).toBe('Engine Works');
});

test('the reason why a file cannot be read comes out of the thread', async () => {
  await expect(work.readResume({ bytes: new Uint8Array(), fileName: 'a.pdf' })).rejects.toMatchObject({
    name: 'UnreadableResumeError',
    code: 'empty',
  });
});

test('a letter is written and a draft reviewed in the threads', async () => {
  const texts = textsOf(letterRequest(LETTER_PAIRS[0]!));
  const { letter, applicant } = await work.craft.writeLetter(texts);
  expect(letter).toContain(applicant.fullName);
  const names = { fullName: applicant.fullName, company: '' };
  const answer = `${letter.split('\n\n')[0]}\n\nI hold a PhD from Oxford.\n\nSincerely,\n${applicant.fullName}`;
  expect((await work.craft.reviewDraft({ answer, names, texts })).madeUp).not.toEqual([]);
});

test('a thread that has done every kind of work is there for the next text', async () => {
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  subscribe('worker_threads', count);
  const alone = createTextWork({ text: { size: 1 } });
  try {
    await alone.prepare();
    for (const pair of LETTER_PAIRS) {
      await alone.craft.writeLetter(textsOf(letterRequest(pair)));
      await alone.readResume({ bytes: new TextEncoder().encode(pair.resumeText), fileName: 'resume.txt' });
    }
    for (const text of ['How long should my resume be?', 'Tailor my resume to this advert', 'any words'])
      await alone.coach(turnOfMember(text, { advert: ADVERT }));
    expect(begun).toBe(1);
  } finally {
    unsubscribe('worker_threads', count);
    await alone.close();
  }
});
