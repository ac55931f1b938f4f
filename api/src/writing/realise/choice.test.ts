import { chooserFor } from './choice.ts';

test('words that are not wanted give way while others are left', () => {
  const ways = ['I am thrilled.', 'I am glad.', 'I am thrilled again.'];
  const isUnwanted = (text: string) => text.includes('thrilled');
  for (const turn of [0, 1, 2]) {
    const choose = chooserFor('Jo', 'Clerk', turn, isUnwanted);
    expect(choose('apply', ways)).toBe('I am glad.');
    expect(choose('apply', ['Thrilled and thrilled'])).toBe('Thrilled and thrilled');
  }
});
