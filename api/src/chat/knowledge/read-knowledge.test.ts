import { REGION_CODES } from '@vitae/contract/regions';
import { COUNTRY_CODES } from '../coach/countries.ts';
import { readAnswers, readKnowledge } from './read-knowledge.ts';

const answers = readKnowledge();

test('no two answers have the same id or title', () => {
  for (const nameOf of [
    ({ id }: (typeof answers)[0]) => id,
    ({ en }: (typeof answers)[0]) => en.title,
    ({ ar }: (typeof answers)[0]) => ar.title,
  ]) {
    expect(new Set(answers.map(nameOf)).size).toBe(answers.length);
  }
});

describe.each(answers.map((answer) => [answer.id, answer] as const))('%s', (_id, { regions, group, url, en, ar }) => {
  test('holds somewhere, and where it differs by country in one', () => {
    for (const region of regions) expect(['any', 'GCC', ...REGION_CODES, ...COUNTRY_CODES]).toContain(region);
    if (group !== null) expect(regions).not.toContain('any');
    if (url !== null) expect(url).toMatch(/^https:\/\//);
  });

  test('is asked for in several ways, and says enough in each language', () => {
    expect(en.asked.length).toBeGreaterThanOrEqual(2);
    expect(ar.asked.length).toBeGreaterThanOrEqual(2);
    expect(en.text.split(/\s+/).length).toBeGreaterThanOrEqual(30);
    expect(ar.text.split(/\s+/).length).toBeGreaterThanOrEqual(20);
    expect(en.text).not.toMatch(/\p{Script=Arabic}|<\w/u);
    expect(ar.text.match(/\p{Script=Arabic}/gu)!.length).toBeGreaterThan(ar.text.length / 3);
  });
});

test('an answer that lacks something is named', () => {
  expect(() => readAnswers('# Topic\n\n## an-answer\n- region: any\n\nText\n---\nنص', 'x.md')).toThrow(
    'x.md: an-answer has no "source".',
  );
});
