import {
  ENDED_OR_PLANNED,
  isKnownLittleInArabic,
  isNowhereHeld,
  isNowhereLearned,
  NO_LONGER_HELD,
  NOT_HELD,
} from './state-of-holding.ts';

const saysOf = (text: string) => ({
  ended: NO_LONGER_HELD.test(text),
  noArgument: ENDED_OR_PLANNED.test(text),
  notHeld: NOT_HELD.test(text),
});

const HELD = { ended: false, noArgument: false, notHeld: false };
const ENDED = { ended: true, noArgument: true, notHeld: true };
const PLANNED = { ended: false, noArgument: true, notHeld: true };
const UNDER_WAY = { ended: false, noArgument: false, notHeld: true };

test.each([
  ['First Aid Level 3 (expired 2024)', ENDED],
  ['Forklift licence – not renewed', ENDED],
  ['Level 4 Diploma, withdrew in 2019', ENDED],
  ['رخصة انتهت', ENDED],
  ['CMA: اجتياز الجزء الأول يونيو ٢٠٢٤', UNDER_WAY],
  ['HV awareness – planned for spring', PLANNED],
  ['Digital Marketing Associate, exam in February', PLANNED],
  ['Housing Directors, starts January', PLANNED],
  ['OSCE – not yet taken', PLANNED],
  ['Technician, Stage 2 exam is in January', PLANNED],
  ['Member of the institute – to apply upon completion', PLANNED],
  ['Python – intend to start in 2027', PLANNED],
  ['CIPD Level 5, started in October', UNDER_WAY],
  ['English Typing 40 wpm – appeared, result awaited', UNDER_WAY],
  ['Embedded Systems, ca. 40 % finished', UNDER_WAY],
  ['MSc (in progress)', UNDER_WAY],
  ['Driver CPC, valid until 2029', HELD],
  ['Restarted the training of examiners', HELD],
])('what is said beside something held: %s', (text, expected) => {
  expect(saysOf(text)).toEqual(expected);
});

test('what an Arabic page says is not held yet, wherever it names it, is held nowhere', () => {
  const page = 'أتابع حالياً شهادة CIPD (المتوقع: مارس 2026)\nدورة PMP، لم امتحن بعد\nشهادة SHRM 2021';
  expect(['CIPD', 'PMP', 'SHRM', 'ACCA'].map((name) => isNowhereHeld(name, page))).toEqual([true, true, false, false]);
});

test('a skill that is only to be learned is none', () => {
  const page = 'Python – intend to start in 2027\nSQL for beginners\nGo\nPlanning to improve Go';
  expect(['Python', 'SQL', 'Go', 'Rust'].map((name) => isNowhereLearned(name, page))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what an Arabic page says is prepared for is held nowhere, and what is begun is no skill to bring', () => {
  const page =
    'شهادة CMA (الجزء الأول) - جارى المذاكرة\nPMP Preparation – 35 Contact Hours\nAfter Effects (مبتدئ)\nFigma\nدورة IFRS قصيرة 20 ساعة\nدورة Excel\nExcel متقدم';
  expect(['شهادة CMA الجزء الأول', 'PMP', 'Figma'].map((name) => isNowhereHeld(name, page))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['After Effects', 'IFRS', 'Figma', 'Excel'].map((name) => isKnownLittleInArabic(name, page))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
