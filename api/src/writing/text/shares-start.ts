import { fold } from '@vitae/language/fold';

const START_OF_LINE = 20;

/** Whether a line begins as one of others does, which may go on in another way. */
export const sharesStart = (line: string, others: readonly string[]) =>
  others.some((other) => fold(other).slice(0, START_OF_LINE) === fold(line).slice(0, START_OF_LINE));
