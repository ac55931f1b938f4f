import { fold } from '@vitae/language/fold';
import { shorten } from '../../tools/shorten.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { jobNamedIn, speaksOfPart } from './entry-named.ts';

// "shorten the studio job to two lines, keep the redesign": a job by any of its words, and what of it is to stay.

const SHORTENS =
  /\b(?:shorten\w*|shorter|trim\w*|condens\w*|slim|brief\w*|too long|(?:cut|bring|boil|take|get) (?:\p{L}+ ){0,6}?down|squeeze|less lines|fewer lines)\b|(?:^|\s)(?:و)?(?:اختصر|قصر|لخص|قلص)\S*/u;
const KEEPS =
  /\b(?:but )?(?:keep|keeping|leave in|without losing|don'?t (?:lose|cut|drop|delete|remove)|dont (?:lose|cut|drop|delete|remove)|make sure .{0,20}stays?)\s+(?:(?:the|my|that|in|bit|part|about)\s+)*(?<kept>[^,.;!?\n]{3,80})|(?:خلي|ابق|احتفظ ب|بدون حذف|لا تحذف)\S*\s(?<arabic>[^،.؟\n]{3,60})/u;
const OF_OTHER =
  /\b(?:letter|e-?mail|mail|summary|profile|objective|interview|linkedin|skills?|answer|(?:bullet|line|point|sentence)(?!s)|add|remove|delete)\b|خطاب|رساله|ملخص|سطر (?:ال|عن)|نبذه/u;
const WORDS_MAX = 30;

const COUNT =
  /\b(?<count>[1-5]|one|two|three|four|five) (?:lines?|bullets?(?: points?)?|points?|sentences?)\b|(?<arabic>سطر واحد|سطرين|نقطتين|(?:ثلاثه?|تلات|3) (?:اسطر|نقاط|سطور))/u;
const COUNTS = ['one', 'two', 'three', 'four', 'five'];
function countIn(words: string): number | undefined {
  const { count, arabic } = COUNT.exec(words)?.groups ?? {};
  if (arabic) return /^سطر و/u.test(arabic) ? 1 : /تين$|ين$/u.test(arabic) ? 2 : 3;
  return count ? COUNTS.indexOf(count) + 1 || Number(count) : undefined;
}

/** Null where no job is to be shortened. */
export function shortenEntry(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || !SHORTENS.test(words)) return null;
  const keep = KEEPS.exec(words)?.groups;
  const kept = keep?.kept ?? keep?.arabic ?? '';
  const rest = words.replace(KEEPS, ' ').replace(COUNT, ' ');
  if (OF_OTHER.test(rest)) return null;
  if (!speaksOfPart(turn, rest)) return null;
  const job = jobNamedIn(turn, rest);
  const lines = countIn(words);
  if (!job?.company) return null;
  return shorten.run({ employer: job.company, ...(lines && { lines }), ...(kept && { keep: kept }) }, turn);
}
