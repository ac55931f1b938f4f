import { fold } from '@vitae/language/fold';
import { hideSection, type MovableSection, movableSectionSchema, moveSection } from '../tools/move-section.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Whole sections of a resume that a message moves or leaves out.

const SECTION_WORDS: readonly (readonly [MovableSection, string])[] = [
  ['summary', 'summary|profile|about me|objective|ملخص|نبذه'],
  ['experience', '(?:work )?(?:experience|history)|jobs|employment|خبره|خبرات'],
  ['education', 'education|degrees?|studies|تعليم|دراسه|مؤهلات'],
  ['skills', 'skills?|مهارات'],
  ['certifications', 'certificates?|certifications?|courses|شهادات|دورات'],
  ['projects', 'projects?|مشاريع'],
  ['awards', 'awards?|achievements|انجازات|جوايز'],
  ['languages', 'languages?|لغات'],
  [
    'hobbies',
    '(?:all )?(?:my )?(?:hobbies(?: (?:and|&) interests)?|interests(?: (?:and|&) hobbies)?)|هواياتي?|اهتماماتي?|هوايات',
  ],
];
const ANY_SECTION = SECTION_WORDS.map(([, words]) => words).join('|');
const MOVES = new RegExp(
  `(?<section>${ANY_SECTION})(?: section)?\\s(?:\\p{L}+\\s){0,3}?(?<place>before|above|over|ahead of|on top of|after|below|under|behind|beneath|قبل|فوق|بعد|تحت)\\s(?:the |my |ال)?(?<other>${ANY_SECTION})(?!\\p{L})`,
  'u',
);
const BEFORE = /before|above|over|ahead|top|قبل|فوق/u;

const sectionOf = (words: string): MovableSection =>
  SECTION_WORDS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(words))![0];

/** "put education before experience"; null where a message moves no section. */
export function moveNamedSection(turn: Turn): CoachAnswer | null {
  const { section, place, other } = MOVES.exec(fold(turn.text.slice(0, 300)))?.groups ?? {};
  if (!section || !place || !other || readRequest(turn.text).isQuestion) return null;
  return moveSection.run(
    { section: sectionOf(section), place: BEFORE.test(place) ? 'before' : 'after', other: sectionOf(other) },
    turn,
  );
}

const ENDS =
  '(?:(?:at|to|in|on|as) )?(?:the )?(?:very )?(?:(?<last>end|bottom|last)|(?<first>top|beginning|start|first|front))(?: of (?:it|the (?:page|resume|cv)))?|(?:في |ل|لل|الي )?(?:ال)?(?:(?<lastArabic>نهايه|اخر|اخير|تحت)|(?<firstArabic>بدايه|اول|اعلي|فوق))';
const TO_END = new RegExp(
  `(?:^|\\s)(?:the |my |ال)?(?<section>${ANY_SECTION})(?: section)?(?:\\s(?:go(?:es)?|back|again|should (?:be|go)|comes?|right|now))*\\s(?:${ENDS})[\\s.!]*$`,
  'u',
);
const MOVES_IT = /\b(?:move|put|bring|place|shift|set)\b|(?:^|\s)(?:انقل|حط|ضع|خل)/u;

/** "put languages at the end"; null where no section is sent to an end of the resume. */
export function moveSectionToEnd(turn: Turn): CoachAnswer | null {
  return MOVES_IT.test(fold(turn.text.slice(0, 120))) && !readRequest(turn.text).isQuestion ? sectionToEnd(turn) : null;
}

function sectionToEnd(turn: Turn): CoachAnswer | null {
  const { section, last, lastArabic, first, firstArabic } =
    TO_END.exec(fold(turn.text.slice(0, 120)).trim())?.groups ?? {};
  const end = last || lastArabic ? 'last' : first || firstArabic ? 'first' : null;
  return section && end ? moveSectionTo(turn, sectionOf(section), end) : null;
}

/** Before or behind all others that the resume has. */
export function moveSectionTo(turn: Turn, section: MovableSection, end: 'first' | 'last'): CoachAnswer | null {
  const others = (turn.resume?.data.sectionOrder ?? []).flatMap((key) => {
    const other = movableSectionSchema.safeParse(key).data;
    return other && other !== section ? [other] : [];
  });
  const other = end === 'first' ? others[0] : others.at(-1);
  return other ? moveSection.run({ section, other, place: end === 'first' ? 'before' : 'after' }, turn) : null;
}

const BESIDE_IT = new RegExp(
  `(?<section>${ANY_SECTION})(?: section)?\\s(?:\\p{L}+\\s){0,3}?(?<place>before|above|over|after|below|under|behind|beneath|قبل|فوق|بعد|تحت)\\s?(?:it|that|this|them|those|ها|ه|هم)(?!\\p{L})|(?<arabic>${ANY_SECTION})\\s(?:\\p{L}+\\s){0,2}?(?<placeArabic>قبل|فوق|بعد|تحت)(?:ها|ه)(?!\\p{L})`,
  'u',
);

/** "and languages right after it", "languages back at the end": of a talk in which a section was moved. */
export function moveBesideIt(turn: Turn, named: string): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 120)).trim();
  if (readRequest(turn.text).isQuestion) return null;
  const { section, arabic, place, placeArabic } = BESIDE_IT.exec(words)?.groups ?? {};
  const moved = section ?? arabic;
  const other = movableSectionSchema.safeParse(named).data;
  if (moved && other)
    return moveSection.run(
      { section: sectionOf(moved), place: BEFORE.test((place ?? placeArabic)!) ? 'before' : 'after', other },
      turn,
    );
  return sectionToEnd(turn) ?? moveNamedSection(turn) ?? itBeside(turn, words, other);
}

const IT_BESIDE = new RegExp(
  `^(?:(?:and|no|sorry|then|ok|actually|rather|put it|move it|it|لا|طيب|حطها|انقلها)[\\s,]+)*(?:right |directly )?(?<place>before|above|after|below|under|behind|قبل|فوق|بعد|تحت)\\s(?:the |my |ال)?(?<other>${ANY_SECTION})(?: section)?[\\s.!]*$`,
  'u',
);
/** "no, after skills": of the section that was moved. */
function itBeside(turn: Turn, words: string, section: MovableSection | undefined): CoachAnswer | null {
  const { place, other } = IT_BESIDE.exec(words)?.groups ?? {};
  if (!section || !place || !other) return null;
  return moveSection.run({ section, place: BEFORE.test(place) ? 'before' : 'after', other: sectionOf(other) }, turn);
}

const NAMES_SECTION = new RegExp(
  `(?:^|\\s)(?:the |my |whole |ال)*(?<section>${ANY_SECTION})(?: (?:section|part|heading)|\\s*$)|قسم (?:ال)?(?<arabic>${ANY_SECTION})`,
  'u',
);

/** "delete the hobbies section": null where no section is to go. */
export function removeNamedSection(turn: Turn): CoachAnswer | null {
  const { orders, isQuestion } = readRequest(turn.text);
  const words = fold(turn.text.slice(0, 120))
    .replace(/[.!\s]+$/u, '')
    .replace(WHOLLY, '');
  const named = NAMES_SECTION.exec(words)?.groups;
  if (
    !(orders.has('remove') || TAKES_OUT_IN_ARABIC.test(words)) ||
    orders.has('add') ||
    isQuestion ||
    !IS_SECTION.test(words) ||
    !named
  )
    return null;
  return hideSection(turn, sectionOf((named.section ?? named.arabic)!));
}
const IS_SECTION =
  /\b(?:section|part|heading)\b|^(?:please |pls |can you |and )*hide (?:the |my )|قسم|(?:hobbies|interests|هوايات|اهتمامات)$/u;

/** "all of them": behind the name. */
const WHOLLY =
  /(?:\s(?:all|completely|entirely|altogether|too|please|pls|now|from (?:my |the )?(?:cv|resume)|off(?: (?:my |the )?(?:cv|resume))?|كل(?:ها|ه|هم)?|بالكامل|تماما|نهاييا|من (?:ال)?(?:سيره|سيرتي|سي في)|لو سمحت))+$/u;
const TAKES_OUT_IN_ARABIC =
  /^(?:و|طيب |ممكن |لو سمحت )*(?:ا?حذف|ا?مسح|شيل|اشيل|ازل|اشطب|طلع|الغ)(?:ي|و)?(?:لي)?(?:\s|$)/u;

/** The section that "and languages" names after one that was hidden or moved. */
export function sectionNamed(text: string): MovableSection | null {
  const words = fold(text).trim();
  return (
    SECTION_WORDS.find(([, pattern]) =>
      new RegExp(`^(?:the |my |ال)?(?:${pattern})(?: section)?$`, 'u').test(words),
    )?.[0] ?? null
  );
}
