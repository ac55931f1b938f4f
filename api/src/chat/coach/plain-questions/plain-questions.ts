import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { sayItActsNowhere } from './acts-outside.ts';
import { duesAfterDismissal } from './dues-after-dismissal.ts';
import { textsForLinkedIn } from './linkedin-text.ts';
import { warnOfMoneyForJob } from './money-for-a-job.ts';
import { prepareForTest } from './prepare-for-test.ts';
import { makeFromScratch } from './resume-from-scratch.ts';
import { storyForQuality } from './story-for-quality.ts';
import { answerSubjects } from './subjects-asked.ts';

// Wishes that say themselves what they want, whatever was spoken of before them.

const WORDS_MAX = 90;

/** Null where a message has none of them, or wants a letter or a mail written on it. */
export function answerPlainly(turn: Turn): CoachAnswer | null {
  if (turn.text.trim().split(/\s+/u).length > WORDS_MAX) return null;
  const { orders, things } = readRequest(turn.text);
  const isForWriting = orders.has('write') && (things.has('mail') || things.has('letter'));
  if (isForWriting) return null;
  return (
    duesAfterDismissal(turn) ??
    warnOfMoneyForJob(turn) ??
    makeFromScratch(turn) ??
    sayItActsNowhere(turn) ??
    textsForLinkedIn(turn) ??
    storyForQuality(turn) ??
    prepareForTest(turn) ??
    answerSubjects(turn)
  );
}
