import { fold } from '@vitae/language/fold';
import { hideSection, type MovableSection, moveSection } from '../tools/move-section.ts';
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
  ['hobbies', 'hobbies|interests|هوايات'],
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

const NAMES_SECTION = new RegExp(
  `(?:^|\\s)(?:the |my |whole |ال)*(?<section>${ANY_SECTION})(?: (?:section|part|heading)|\\s*$)|قسم (?:ال)?(?<arabic>${ANY_SECTION})`,
  'u',
);

/** "delete the hobbies section": null where no section is to go. */
export function removeNamedSection(turn: Turn): CoachAnswer | null {
  const { orders, isQuestion } = readRequest(turn.text);
  const words = fold(turn.text.slice(0, 120)).replace(/[.!\s]+$/u, '');
  const named = NAMES_SECTION.exec(words)?.groups;
  if (!orders.has('remove') || orders.has('add') || isQuestion || !IS_SECTION.test(words) || !named) return null;
  return hideSection(turn, sectionOf((named.section ?? named.arabic)!));
}
const IS_SECTION = /\b(?:section|part|heading)\b|قسم/u;

/** The section that "and languages" names after one that was hidden or moved. */
export function sectionNamed(text: string): MovableSection | null {
  const words = fold(text).trim();
  return (
    SECTION_WORDS.find(([, pattern]) =>
      new RegExp(`^(?:the |my |ال)?(?:${pattern})(?: section)?$`, 'u').test(words),
    )?.[0] ?? null
  );
}
