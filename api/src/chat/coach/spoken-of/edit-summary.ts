import { fold } from '@vitae/language/fold';
import { byWorth, proposeSummary, sentencesOf, sentencesWished } from '../../tools/shorten-summary.ts';
import { reply, type Said } from '../language.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import { inItsLanguage } from '../translation.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { leftOutIn, saysThing, without } from './leave-out.ts';
import { readOperation } from './operation.ts';
import { onProposed } from './proposed.ts';

// All that one message wants of a summary that was proposed: how long, and without what.

export const IN_LINES = /\blines?\b|سطر|اسطر|سطور/u;
/** What fits a line of a page, as resumes are set. */
export const LINE_LETTERS = 100;

/** Null where a message wants no length and nothing left out, or no more than "shorter" does. */
export function editSummary(
  turn: Turn,
  about: Extract<Subject, { kind: 'summary' }>,
  proposals: readonly ProposedChange[],
): CoachAnswer | null {
  const { isQuestion, things } = readRequest(turn.text);
  if (!turn.resume || isQuestion || OTHERS.some((thing) => things.has(thing))) return null;
  const left = leftOutIn(turn.text);
  const count = sentencesWished(turn);
  const isInLines = IN_LINES.test(fold(turn.text));
  if (left.length === 0 && (count === undefined || readOperation(turn.text) !== null)) return null;
  const cut = withoutAll(turn, about.text, left);
  const isOfOther = cut.text === about.text && cut.stays.length === 0 && REMOVES.test(fold(turn.text));
  if (count === undefined && isOfOther) return null;
  const isToBeShort = count === undefined && TOO_LONG.test(fold(turn.text));
  const after =
    count === undefined
      ? isToBeShort
        ? inSentences(cut.text, Math.max(1, sentencesOf(cut.text).length - 1))
        : cut.text
      : isInLines
        ? inLetters(cut.text, count * LINE_LETTERS)
        : inSentences(cut.text, count);
  const isSame = after === about.text;
  const told = [isSame ? AS_IT_IS : sayLength(after, isInLines), ...sayLeftOut(cut, turn.text)];
  const text = told.map((each) => reply(turn, each).text).join(' ');
  if (isSame) return reply(turn, { en: text, ar: text }, { about });
  return inItsLanguage(
    turn,
    onProposed(turn, proposals, (now) => ({
      ...proposeSummary(now, after),
      text: `${text} ${reply(turn, UNTIL_ACCEPTED).text}`,
    }))!,
  );
}
const TOO_LONG = /\b(?:too|bit|still|very|so) (?:long|wordy)\b|\b(?:shorter|shorten|trim|cut it)\b|اختصر|اقصر|طويل/u;

/** Texts of their own, whatever is to be left out of them. */
const OTHERS = ['letter', 'mail', 'skills', 'offer', 'resume'];
/** What is to go and stands nowhere in the summary stands elsewhere. */
const REMOVES = /\b(?:remove|delete|drop|take out|get rid of|cut out)\b|(?:احذف|شيل|امسح)/u;

export interface Cut {
  text: string;
  gone: string[];
  /** What does not stand in the text. */
  absent: string[];
  /** What cannot be cut out of its sentence. */
  stays: string[];
}

export function withoutAll({ resume }: Turn, proposed: string, left: readonly string[]): Cut {
  const cut: Cut = { text: proposed, gone: [], absent: [], stays: [] };
  for (const what of left) {
    const after = without(cut.text, what, resume!.data);
    if (after !== null) cut.text = after;
    const fate = after !== null ? cut.gone : saysThing(cut.text, what) ? cut.stays : cut.absent;
    fate.push(what);
  }
  return cut;
}

/** The first sentence, and of the others those that prove most, in their order. */
function inSentences(text: string, count: number): string {
  const [first = '', ...others] = sentencesOf(text);
  const kept = new Set(byWorth(others).slice(0, Math.max(0, count - 1)));
  return [first, ...others.filter((sentence) => kept.has(sentence))].join(' ');
}

/** The same within so many letters; of a sentence that is too long, its first part. */
function inLetters(text: string, most: number): string {
  const [first = '', ...others] = sentencesOf(text);
  let room = most - first.length;
  const kept = new Map<string, string>();
  for (const sentence of byWorth(others)) {
    const fitting = [sentence, `${sentence.split(/[;؛]\s/u)[0]!.replace(/[.\s]+$/u, '')}.`].find(
      ({ length }) => length < room,
    );
    if (fitting === undefined) continue;
    kept.set(sentence, fitting);
    room -= fitting.length + 1;
  }
  return [first, ...others.flatMap((sentence) => kept.get(sentence) ?? [])].join(' ');
}

export function sayLength(text: string, isInLines: boolean): Said {
  const count = sentencesOf(text).length;
  const lines = Math.ceil(text.length / LINE_LETTERS);
  return isInLines
    ? {
        en: `About ${lines === 1 ? 'one line' : `${lines} lines`} on a page, out of the text that I proposed.`,
        ar: `نحو ${lines === 1 ? 'سطر واحد' : lines === 2 ? 'سطرين' : `${lines} أسطر`} على الصفحة، من النص الذي اقترحته.`,
      }
    : {
        en: `The text that I proposed, in ${count === 1 ? 'one sentence' : `${count} sentences`}.`,
        ar: `النص الذي اقترحته في ${count === 1 ? 'جملة واحدة' : count === 2 ? 'جملتين' : `${count} جمل`}.`,
      };
}

export function sayLeftOut({ gone, absent, stays }: Cut, message: string): Said[] {
  const named = (some: readonly string[], [open, close]: string) =>
    some.map((what) => `${open}${asTyped(what, message)}${close}`).join(', ');
  const of = (some: readonly string[], en: string, ar: string, then: Said): Said[] =>
    some.length === 0
      ? []
      : [{ en: `${en} ${named(some, '“”')}${then.en}`, ar: `${ar} ${named(some, '«»')}${then.ar}` }];
  return [
    ...of(gone, 'Left out:', 'وحذفت:', { en: '.', ar: '.' }),
    ...of(absent, 'Not in it anyway:', 'وليس فيه أصلًا:', { en: '.', ar: '.' }),
    ...of(stays, 'Not taken out:', 'ولم أحذف:', {
      en: ', since the sentence would not stand without it. Tell me how it is to read.',
      ar: '، فالجملة لا تستقيم دونه. قل لي كيف تريدها.',
    }),
  ];
}

/** As it was typed, where folding has left every sign in its place. */
function asTyped(what: string, message: string): string {
  const words = fold(message);
  const at = words.indexOf(what);
  return at >= 0 && words.length === message.length ? message.slice(at, at + what.length) : what;
}

const AS_IT_IS: Said = {
  en: 'The text that I proposed stays as it is.',
  ar: 'يبقى النص الذي اقترحته كما هو.',
};
const UNTIL_ACCEPTED: Said = {
  en: 'Nothing changes until you accept it.',
  ar: 'لا يتغير شيء حتى تقبله.',
};
