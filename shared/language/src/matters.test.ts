import { mattersOf } from './matters.ts';

test.each([
  ['On-call one week in five; wrote 22 runbooks', ['on call']],
  ['You take part in our out-of-hours rota', ['on call', 'schedules']],
  ['Opened 73 new accounts in two and a half years', ['new business']],
  ['Prospecting and closing new business with hotel groups', ['new business']],
  ['Mentored 3 junior engineers', ['developing people']],
  ['Proficient in a wide range of things', []],
  ['فرز الحالات', []],
])('the matters of “%s”', (text, matters) => expect([...mattersOf(text)].sort()).toEqual(matters));
