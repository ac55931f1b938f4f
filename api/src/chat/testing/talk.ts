import type { Resume } from '@vitae/documents/model/resume';
import { coach } from '../coach/coach.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../coach/turn.ts';
import { RESUME, turnOfMember } from './turn.ts';

/** The answers to messages that are said one after the other; nothing that is proposed is accepted. */
export function answersTo(messages: readonly string[], more: Partial<Turn> = {}, data: Resume = RESUME): CoachAnswer[] {
  const history: TalkedMessage[] = [];
  const resume = { id: 'resume-1', title: 'My resume', data };
  return messages.map((text) => {
    const answer = coach(turnOfMember(text, { resume, ...more, history: [...history] }));
    const { about, choices, proposals, sources } = answer;
    // As after a reload: what is kept is JSON.
    const kept = { role: 'assistant' as const, text: answer.text, about, choices, proposals, sources };
    history.push({ role: 'user', text }, JSON.parse(JSON.stringify(kept)));
    return answer;
  });
}

export const lastAnswerTo = (
  messages: readonly string[],
  more: Partial<Turn> = {},
  data: Resume = RESUME,
): CoachAnswer => answersTo(messages, more, data).at(-1)!;
