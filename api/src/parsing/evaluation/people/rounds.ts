import { FIRST_TEMPLATES } from './first-templates.ts';
import { labelsOf, type Printed, type Template } from './page.ts';
import { drawPerson, type Person } from './person.ts';
import { SECOND_TEMPLATES } from './second-templates.ts';
import { THIRD_TEMPLATES } from './third-templates.ts';
import { TRADES } from './trades.ts';

/** Templates by the round in which they were first tried. */
const ROUNDS: readonly Readonly<Record<string, Template>>[] = [FIRST_TEMPLATES, SECOND_TEMPLATES, THIRD_TEMPLATES];

const PEOPLE_PER_TRADE = 3;
/** Scripts that browsers of most build machines can't print. */
const WITHOUT_FONT: ReadonlySet<string> = new Set(['hi']);

export interface Sheet {
  name: string;
  person: Person;
  printed: Printed;
  expected: Record<string, unknown>;
}

/** The people of a round, each printed by one of the round's templates. Rounds share neither trades nor templates. */
export function sheetsOf(round: number): Sheet[] {
  const templates = Object.entries(ROUNDS[round]!);
  const trades = TRADES.map((_, i) => i).filter((i) => i % 3 === round % 3);
  return trades.flatMap((trade, i) =>
    Array.from({ length: PEOPLE_PER_TRADE }, (_, number): Sheet => {
      const turn = i * PEOPLE_PER_TRADE + number + (i >> 1);
      const person = drawPerson(trade + TRADES.length * (number + round * PEOPLE_PER_TRADE));
      const tries = templates.map((_, next) => templates[(turn + next) % templates.length]!);
      const [template, printed] = tries
        .map(([name, print]) => [name, print(person)] as const)
        .find(([, sheet]) => sheet.kind !== 'html' || !WITHOUT_FONT.has(person.language))!;
      return {
        name: `${round + 1}-${template}-${person.language}-${trade}-${number}`,
        person,
        printed,
        expected: labelsOf(person, printed),
      };
    }),
  );
}

export const ROUND_COUNT = ROUNDS.length;
