import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isolated } from '@vitae/remote-kit/sentence';

/** Something that a reader would stumble over. It never keeps anybody from going on. */
export interface Hint {
  id: string;
  text: MessageDescriptor;
}

const LONG_LINE = 220;
/** Characters of a line that are quoted. */
const QUOTED = 40;
const WEAK =
  /^(?:i was |was )?(?:responsible for|in charge of|duties included|tasked with|helped|worked on|involved in)\b/i;
const FIRST_PERSON = /(?:^|\s)(?:I|my|we|our)(?=\s)/;

const linesOf = (description: string) =>
  description
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter(Boolean);

/** What could be better in the description of a job. */
export function hintsOf(description: string): Hint[] {
  const lines = linesOf(description);
  if (lines.length === 0) return [];
  const hints: Hint[] = [];
  const weak = lines.find((line) => WEAK.test(line));
  if (weak) {
    const beginning = isolated(weak.length > QUOTED ? `${weak.slice(0, QUOTED)}…` : weak);
    hints.push({ id: 'weak', text: msg`“${beginning}” hides the verb: say what you did.` });
  }
  if (!lines.some((line) => /\d/.test(line))) {
    hints.push({ id: 'figures', text: msg`No line holds a figure. How many, how much, how often, how fast?` });
  }
  const long = lines.filter((line) => line.length > LONG_LINE).length;
  if (long > 0)
    hints.push({
      id: 'long',
      text: msg`${plural(long, {
        one: 'One line is too long to be read at a glance.',
        other: '# lines are too long to be read at a glance.',
      })}`,
    });
  if (lines.some((line) => FIRST_PERSON.test(line))) {
    hints.push({ id: 'person', text: msg`Resumes leave out “I” and “my”: begin with the verb.` });
  }
  const openings = new Map<string, number>();
  for (const line of lines) {
    const word = line.split(/\s/)[0]!.toLowerCase();
    openings.set(word, (openings.get(word) ?? 0) + 1);
  }
  const repeated = [...openings].find(([word, count]) => count > 1 && word.length > 2)?.[0];
  if (repeated) {
    const word = isolated(repeated);
    hints.push({ id: 'repeated', text: msg`More than one line begins with “${word}”.` });
  }
  return hints;
}
