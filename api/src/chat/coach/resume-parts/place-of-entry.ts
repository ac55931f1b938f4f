import { fold } from '@vitae/language/fold';
import { moveEntry, moveEntryBeside } from '../../tools/move-part.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { entryNamedIn } from './entry-named.ts';

// "move the cadets thing up above the bakery", "move the salon to the end": a job or school at another place of its list.

const MOVES =
  /\b(?:move|put|bring|place|shift|push|pull|drag|get|stick)\b|\b(?:should|must|needs? to|has to) (?:be|go|come|stand)\b|(?:^|\s)(?:و)?(?:انقل|حط|ضع|ارفع|نزل|طلع|قدم|حول|دير)\S*/u;
const BESIDE =
  /^(?<what>.{2,100}?)\s(?:(?:up|down|right|just|directly|back|to|go|be|come|thing|part|one|job|it)\s)*(?<place>before|above|over|ahead of|on top of|after|below|under|underneath|behind|beneath|قبل|فوق|بعد|تحت)\s(?:the |my )?(?<other>.{2,80})$/u;
const AT_END =
  /\b(?:(?:to|at|on) (?:the )?(?:very )?(?:(?<top>top|beginning|start|front)|(?:bottom|end|last))|(?<first>first)(?=$)|last(?=$))(?!\p{L})|(?:^|\s)(?:في |ل|الي |لل)?(?:ال)?(?:(?<arabicFirst>اول|بدايه|اعلي|فوق)|(?:اخر|نهايه|تحت|اسفل))(?:\s|$)/u;
const OF_OTHER =
  /\b(?:bullets?|lines?|points?|sentence|skills?|section|summary|letter|e-?mail|languages?|hobbies|add|remove|delete|or)\b|سطر|نقطه|مهار|قسم|لغات|(?:^|\s)(?:ولا|او)\s/u;
const WORDS_MAX = 24;

/** Null where no job or school is to have another place. */
export function moveNamedEntry(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200))
    .trim()
    .replace(/[\s.!]+$/u, '');
  if (!turn.resume || !MOVES.test(words) || OF_OTHER.test(words) || words.split(/\s+/u).length > WORDS_MAX) return null;
  if (readRequest(turn.text).isQuestion) return null;
  const { what, place, other } = BESIDE.exec(words)?.groups ?? {};
  const entry = what ? entryNamedIn(turn, what) : null;
  const beside = other ? entryNamedIn(turn, other) : null;
  if (entry && beside && place && entry.list === beside.list && entry.text !== beside.text)
    return moveEntryBeside(
      turn,
      entry.text,
      /^(?:before|above|over|ahead|on top|قبل|فوق)/u.test(place) ? 'before' : 'after',
      beside.text,
    );
  const begin = MOVES.exec(words);
  const end = AT_END.exec(words);
  const between = begin && end && begin.index < end.index ? words.slice(begin.index + begin[0].length, end.index) : '';
  const before = begin && end && begin.index >= end.index ? '' : words.slice(0, begin?.index ?? 0);
  const named = between === '' ? null : (entryNamedIn(turn, between) ?? entryNamedIn(turn, before));
  if (!end || !named) return null;
  return moveEntry(
    turn,
    named.text,
    end.groups?.top || end.groups?.first || end.groups?.arabicFirst ? 'first' : 'last',
  );
}
