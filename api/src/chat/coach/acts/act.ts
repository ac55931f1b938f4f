import type { Request } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

/** What is done about a request: where `asks` holds, what `act` answers; null leaves it to the next. */
export interface Act {
  asks(request: Request, words: string): boolean;
  act(turn: Turn): CoachAnswer | null;
}

export const some = (said: ReadonlySet<string>, ...wanted: string[]) => wanted.some((each) => said.has(each));
