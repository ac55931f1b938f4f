import { UnreadableResumeError } from './errors.ts';
import { ParsingPool } from './worker/pool.ts';
import { closeParsingWorkers, parseResumeInWorker, readResumeFileInWorker } from './worker.ts';

const bytes = new TextEncoder().encode(
  'Ada Byron\nada@example.org\n\nEXPERIENCE\n\nAnalyst, Engine Works\n2019 - 2021\n',
);

describe('the parsing threads', () => {
  afterAll(closeParsingWorkers);

  it('read files, several at a time and one after the other', async () => {
    const files = Array.from({ length: 5 }, (_, i) => ({ bytes, fileName: `resume-${i}.txt` }));
    const texts = await Promise.all(files.map(readResumeFileInWorker));
    expect(texts.map((text) => text.text.split('\n')[0])).toEqual(Array(5).fill('Ada Byron'));
  });

  it('parse files', async () => {
    const resume = await parseResumeInWorker({ bytes, fileName: 'resume.txt' });
    expect(resume.jobs[0]?.company?.value).toBe('Engine Works');
  });

  it('hand back the reason why a file cannot be read', async () => {
    const error = await readResumeFileInWorker({ bytes: new Uint8Array(), fileName: 'a.pdf' }).catch(
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(UnreadableResumeError);
    expect(error.code).toBe('empty');
  });

  it('give up on files that are still being read when they are closed', async () => {
    const pool = new ParsingPool({ size: 1 });
    const readings = [1, 2].map(() => pool.run('parse', { bytes, fileName: 'resume.txt' }));
    await pool.close();
    const outcomes = await Promise.allSettled(readings);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run('parse', { bytes, fileName: 'resume.txt' })).rejects.toThrow('ended');
  });

  it('give up on a file when its time is up, and read the next one', async () => {
    const hasty = new ParsingPool({ size: 1, timeoutMs: 1 });
    await expect(hasty.run('read', { bytes, fileName: 'resume.txt' })).rejects.toMatchObject({ code: 'timeout' });
    await hasty.close();
    await expect(readResumeFileInWorker({ bytes, fileName: 'resume.txt' })).resolves.toMatchObject({ format: 'text' });
  });
});
