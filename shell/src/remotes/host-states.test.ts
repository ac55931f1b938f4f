import { type HostEvent, type HostState, TRANSITIONS } from './host-states.ts';

const STATES = Object.keys(TRANSITIONS) as HostState[];

/** Rows: what befalls it. Columns: where it stands. A dot: too late or too early, nothing changes. */
const TABLE = `
            loading   mounting  shown     updating  clearing  failed    removed
loaded      mounting  .         .         .         .         mounting  .
mounted     .         shown     .         .         .         shown     .
moved       .         .         updating  .         .         .         .
updated     .         .         .         shown     .         .         .
broke       clearing  clearing  clearing  clearing  .         .         .
began       .         .         .         .         loading   .         .
gaveUp      .         .         .         .         failed    .         .
retried     .         .         .         .         .         loading   .
removed     removed   removed   removed   removed   removed   removed   .
`;

const [header, ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

test('the table names every state', () => {
  expect(header).toEqual(STATES);
});

test.each(rows)('%s changes the states as the table says', (event, ...nextStates) => {
  expect(STATES.map((state) => TRANSITIONS[state][event as HostEvent] ?? '.')).toEqual(nextStates);
});

test('from every state but the last there is a way to the screen, and a way off the page', () => {
  for (const start of STATES.filter((state) => state !== 'removed')) {
    const reached = new Set<HostState>([start]);
    for (const state of reached) for (const next of Object.values(TRANSITIONS[state])) reached.add(next);
    expect([...reached]).toEqual(expect.arrayContaining(['shown', 'removed']));
  }
});
