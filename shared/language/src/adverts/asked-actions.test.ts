import { tokenise } from '../tokens.ts';
import { askedActions } from './asked-actions.ts';

function actionsIn(line: string): string[] {
  const tokens = tokenise(line);
  return askedActions(tokens).map(({ verb, object }) =>
    [verb, ...object].map((index) => tokens[index]!.text).join(' '),
  );
}

describe('what a line asks people to do', () => {
  it.each([
    ['Ability to write clear and concise reports', ['write reports']],
    ['be capable of writing reports, keeping records and reading drawings', ['writing reports', 'reading drawings']],
    ["You've led audits and you hold a white card", ['hold white card']],
    ['Able to edit G-code at the control', ['edit G code']],
    [
      'Must know bank reconciliation and finalisation of balance sheets',
      ['know bank reconciliation', 'know balance sheets'],
    ],
    ['Understands vehicle schedules', ['Understands vehicle schedules']],
  ])('reads “%s”', (line, actions) => {
    expect(actionsIn(line)).toEqual(expect.arrayContaining(actions));
  });

  it.each(['Able to meet deadlines', 'Can work in a team', 'Ability to build relationships', 'A report on drawings'])(
    'leaves out what everybody does: “%s”',
    (line) => {
      expect(actionsIn(line)).toEqual([]);
    },
  );
});
