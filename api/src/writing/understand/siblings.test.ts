import { readPage } from './reading-order.ts';
import { withoutSiblings } from './siblings.ts';

const role = (lines: string[]) => ({
  kind: 'job' as const,
  title: 'Joint Secretary',
  place: 'Elm Association',
  start: '2025',
  end: '2026',
  lines,
});
const ITEMS =
  '• Joint Secretary, Elm Association (2025–26): organised a symposium\nwith 320 guests\n• District-level swimmer';

test('items of a list of activities are no lines of the one above them', () => {
  const page = readPage(`Activities\n${ITEMS}`);
  expect(withoutSiblings(role(['with 320 guests', 'District-level swimmer']), page).lines).toEqual(['with 320 guests']);
});

test('below a job in a list its work is', () => {
  const page = readPage(`Work experience\n${ITEMS}`);
  expect(withoutSiblings(role(['District-level swimmer']), page).lines).toEqual(['District-level swimmer']);
});

test('an item that only has the word in it is no head', () => {
  const page = readPage(
    'Accomplishments:\n• Trained the joint secretary\nJoint Secretary - Elm Association\n• Kept the minutes',
  );
  expect(withoutSiblings(role(['Kept the minutes']), page).lines).toEqual(['Kept the minutes']);
});

test('what a summary says of the person under the same title is no head', () => {
  const page = readPage(
    'Summary\n• Joint secretary with six years of committees\nExperience\nJoint Secretary, Elm Association, 2025 – 2026\n• Kept the minutes',
  );
  expect(withoutSiblings(role(['Kept the minutes']), page).lines).toEqual(['Kept the minutes']);
});
