import { inverseOf } from '@vitae/documents/model/changes';
import { passageBetween, replacePassages } from './passages.ts';

const LETTER = 'Dear team,\n\nOne.\n\nTwo.\n\nThree.\n\nYours';

describe('a change of a letter', () => {
  test.each([
    ['changes a paragraph', 'Dear team,\n\nOne.\n\nAnother.\n\nThree.\n\nYours'],
    ['takes one out', 'Dear team,\n\nOne.\n\nThree.\n\nYours'],
    ['takes the first and the last out', 'One.\n\nTwo.\n\nThree.'],
    ['puts one in', 'Dear team,\n\nOne.\n\nTwo.\n\nNew.\n\nThree.\n\nYours'],
    ['says a thing twice', 'Dear team,\n\nOne.\n\nTwo.\n\nOne.\n\nThree.\n\nYours'],
    ['leaves nothing', ''],
  ])('that %s is made and taken back', (_what, after) => {
    const change = passageBetween(LETTER, after);
    expect(replacePassages(LETTER, [change])).toBe(after);
    if (after !== '') expect(replacePassages(after, inverseOf([change]))).toBe(LETTER);
  });

  test('goes in beside what was typed elsewhere, and not over it', () => {
    const change = passageBetween(LETTER, LETTER.replace('Two.', 'Another.'));
    expect(replacePassages(LETTER.replace('One.', 'Mine.'), [change])).toContain('Mine.\n\nAnother.');
    expect(replacePassages(LETTER.replace('Two.', 'Mine.'), [change])).toBeNull();
    expect(replacePassages(`${LETTER}\n\nTwo.`, [change])).toBeNull();
  });
});
