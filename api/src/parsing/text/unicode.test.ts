import { mendText } from './unicode.ts';

it('reads radicals as the characters that they are drawn like', () => {
  expect(mendText('⼯作经历 2021.07 ‒ ⾄今')).toBe('工作经历 2021.07 ‒ 至今');
  expect(mendText('部⻓，⻜⽠数据，⻰⻛')).toBe('部长，飞瓜数据，龙风');
});

it('leaves out pictures before words, and reads a full-width mark that was taken for Latin letters', () => {
  expect(mendText('💻 Data Scientist')).toBe('Data Scientist');
  expect(mendText('👩🏽‍💻 Tutor')).toBe('Tutor');
  expect(mendText('🔹 Wrote the tests ✔')).toBe('🔹 Wrote the tests ✔');
  expect(mendText('Sample Shop ï¼ Leeds')).toBe('Sample Shop - Leeds');
});

it('reads months in Roman figures', () => {
  expect(mendText('2013 – V.2018, born 02.IX.1988, III/2020 – XII.2021')).toBe(
    '2013 – 05.2018, born 02.09.1988, 03.2020 – 12.2021',
  );
  expect(mendText('World War II. 2018 it opened, Part IV')).toBe('World War II. 2018 it opened, Part IV');
});

it('reads as an arrow the two letters that its bytes make', () => {
  expect(mendText('F1 0.81 !’ 0.93 over 18 months')).toBe('F1 0.81 → 0.93 over 18 months');
  expect(mendText('Voted ‘Best in town!’ by readers')).toBe('Voted ‘Best in town!’ by readers');
});

it('reads the point of another keyboard as one between cells, and leaves that of Japanese words', () => {
  expect(mendText('English Tutor ・ Freelance')).toBe('English Tutor · Freelance');
  expect(mendText('ソフトウェア・エンジニア')).toBe('ソフトウェア・エンジニア');
});

it('reads a point between two dates as the dash of a range', () => {
  expect(mendText('Jul 2023 • Dec 2023')).toBe('Jul 2023 – Dec 2023');
  expect(mendText('January 2024 • Present')).toBe('January 2024 – Present');
  expect(mendText('2021 • 2022 • 2023')).toBe('2021 • 2022 • 2023');
});
