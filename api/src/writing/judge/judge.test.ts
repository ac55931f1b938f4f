import { readCases } from './cases.ts';
import { createJudge, type Judge } from './judge.ts';

const FINDS_AT_LEAST = 0.95;
const BLAMES_AT_MOST = 0.02;

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge();
});

async function blamed(
  name: 'faulty' | 'sound',
): Promise<{ share: number; texts: { blamed: string[]; passed: string[] } }> {
  const texts = { blamed: [] as string[], passed: [] as string[] };
  for (const { text, letter } of readCases(name)) {
    const { findings } = await judge(letter);
    (findings.length > 0 ? texts.blamed : texts.passed).push(text);
  }
  return { share: texts.blamed.length / (texts.blamed.length + texts.passed.length), texts };
}

describe('the judge of letters', () => {
  it('finds what is wrong with sentences that hold a fault', async () => {
    const { share, texts } = await blamed('faulty');
    expect({ passed: texts.passed, isEnough: share >= FINDS_AT_LEAST }).toMatchObject({ isEnough: true });
  });

  it('leaves sound sentences alone', async () => {
    const { share, texts } = await blamed('sound');
    expect({ blamed: texts.blamed, isFew: share <= BLAMES_AT_MOST }).toMatchObject({ isFew: true });
  });

  it('has at least 200 of each, of nine trades', () => {
    for (const name of ['faulty', 'sound'] as const) {
      const cases = readCases(name);
      expect(cases.length).toBeGreaterThanOrEqual(200);
      expect(new Set(cases.map(({ letter }) => letter.resume)).size).toBe(9);
    }
  });

  it('names the rule and the sentence', async () => {
    const [wrongEmployer] = readCases('faulty').filter(({ text }) => text.startsWith('I worked at Amazon'));
    const { findings } = await judge(wrongEmployer!.letter);
    expect(findings).toContainEqual({
      group: 'false',
      rule: 'employment',
      sentence: 'I worked at Amazon for four years.',
      what: 'Amazon is in neither document',
    });
  });

  it('knows where "there" is', async () => {
    const resume =
      'Jamie Example\njamie@example.org\n\nExperience\nSupport Manager, Sample Systems, 04/2021 - Present\n- Led 12 agents through a move of desks\n\nClerk, Elm Ltd, 01/2016 - 03/2021\n- Filed 40 orders a day\n';
    const isFalse = async (year: string) => {
      const letter = `Dear Hiring Team,\n\nAs a Support Manager at Sample Systems, I led 12 agents through a move of desks. I have worked there since ${year}.\n\nSincerely,\nJamie Example`;
      const { findings } = await judge({ letter, resume, advert: 'Support Director\nWe need a leader of agents.' });
      return findings.filter(({ group }) => group === 'false').length > 0;
    };
    expect([await isFalse('2021'), await isFalse('2016'), await isFalse('2019')]).toEqual([false, true, true]);
  });

  it('knows a rank that the resume shortens, and no other', async () => {
    const resume =
      'Jamie Example\njamie@example.org\n\nExperience\nSr. Support Manager, Sample Systems, 04/2021 - Present\n- Led 12 agents\n';
    const wrong = async (title: string) => {
      const letter = `Dear Hiring Team,\n\nSince April 2021, I have been working as a ${title} at Sample Systems.\n\nSincerely,\nJamie Example`;
      const { findings } = await judge({ letter, resume, advert: 'Support Director\nWe need a leader of agents.' });
      return findings.filter(({ group }) => group === 'false').length > 0;
    };
    expect([await wrong('Senior Support Manager'), await wrong('Junior Support Manager')]).toEqual([false, true]);
  });

  it('reads a hostile letter in the time of an ordinary one', async () => {
    const [{ letter }] = readCases('sound') as [ReturnType<typeof readCases>[number]];
    for (const text of ['[', '"', 'a, ', '1 ', 'I ', 'A B ', '@', '- \n']) {
      const { findings } = await judge({ ...letter, letter: text.repeat(2_000) });
      expect(findings.length).toBeGreaterThan(0);
    }
  });
});
