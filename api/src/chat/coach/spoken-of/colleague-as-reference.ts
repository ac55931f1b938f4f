import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

/** "can it be someone i work with instead", of references. */
const OF_COLLEAGUE =
  /\b(?:colleagues?|co-?workers?|work ?mates?|team ?mates?|(?:someone|somebody|person|people|guy) (?:that |who )?i work with)\b|زميل|زملا/u;
export const namesColleague = (text: string): boolean => OF_COLLEAGUE.test(fold(text));

/** What the answer on references says of them; null where it says nothing. */
export function colleagueInstead(turn: Turn): CoachAnswer | null {
  const given = answerOfId(turn, 'reference-while-employed');
  const [title, ...paragraphs] = given?.text.split('\n\n') ?? [];
  const said = paragraphs.find(namesColleague);
  return given && said ? { ...given, text: `${title}\n\n${said}` } : null;
}
