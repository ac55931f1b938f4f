import { mendText } from './unicode.ts';

it('reads radicals as the characters that they are drawn like', () => {
  expect(mendText('⼯作经历 2021.07 ‒ ⾄今')).toBe('工作经历 2021.07 ‒ 至今');
  expect(mendText('部⻓，⻜⽠数据，⻰⻛')).toBe('部长，飞瓜数据，龙风');
});
