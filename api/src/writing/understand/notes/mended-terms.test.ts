import { statementOf } from './statement.ts';

test.each([
  ['Presently in leeds, ready to relocate', 'I am currently in Leeds and I am ready to relocate.'],
  [
    'Not available sunday mornings because of choir but all other times ok',
    'I am not available on Sunday mornings because of choir, but other times are fine.',
  ],
  ['i can work any days but wednesdays', 'I can work any day but Wednesdays.'],
  [
    'We are moving back to Leeds for family (wife is British, i hold PR), end of year',
    'We are moving back to Leeds for family (my wife is British, and I hold PR) at the end of the year.',
  ],
  ['I need new sponsor', 'I need a new sponsor.'],
  ['I need blue card sponsoring', 'I need sponsorship for an EU Blue Card.'],
  [
    'my sister is also working in Leeds so accomodation no problem',
    'My sister is also working in Leeds so accommodation is no problem.',
  ],
  ['also can stay with my aunt so dont need a room', 'I can also stay with my aunt, so I do not need a room.'],
  ['I can attend Leeds interview 14 june', 'I can attend the Leeds interview on 14 June.'],
  ['I finish my current tour 23 august', 'I finish my current tour on 23 August.'],
  ['dataflow positive', 'My DataFlow report is positive.'],
  ['I have backup wifi and a generator po', 'I have backup wifi and a generator.'],
  ['Present salary 7500 expected 10500 AED', 'My present salary is 7500 and my expected salary is 10500 AED.'],
  ['salary wish 47.000', 'My expected salary is 47.000.'],
  ['My German is now C1 (exam in March)', 'My German is at level C1 (exam in March).'],
])('terms typed in haste are said as a letter says them: %s', (note, said) => expect(statementOf(note)).toBe(said));
