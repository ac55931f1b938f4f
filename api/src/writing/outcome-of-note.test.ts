import { outcomeIn } from './outcome-of-note.ts';
import { readNotes } from './understand/notes/notes.ts';

const became = (note: string, letter: string) =>
  readNotes(note, '').outcomes.map((outcome) => outcomeIn(`Dear Ms Roe,\n\n${letter}\n\nYours,\nAna`, outcome));

test.each([
  ['I trained as a potter in Derby', 'I bring calm. I trained as a potter in Derby.', 'said'],
  ['I trained as a potter in Derby', 'I trained as a nurse in Leeds.', 'left_out'],
  ['potter from Derby, studio Clay Lane', 'I was a potter at Clay Lane studio, Derby.', 'said'],
  [
    'potter from Derby, studio Clay Lane',
    'I am a potter.\n\nDerby is near.\n\nThe studio in Clay Lane closed.',
    'left_out',
  ],
  ['Please mention the break', 'I was at home with my children until May.', 'followed'],
  ['Please mention the break', 'I would be glad to close that gap in skills.', 'left_out'],
  ['Please mention the break', 'I wrote a series for maternity classes.', 'left_out'],
  ['I would like to highlight the kiln repair project', 'I led the kiln repair project.', 'followed'],
  ['I would like to highlight the kiln repair project', 'I led a project.\n\nI do repair.', 'left_out'],
  ["I'd like the kiln work to come first", 'I teach.\n\nI fired the kiln.', 'left_out'],
  // What cannot be said in these words can have been said in others.
  ['mention that they fixed all of the ovens in one day', 'I am a potter.', 'left_out'],
  ['mention the firing time down from 42 hours to 9', 'I brought the firing time from 42 hours down to 9.', 'followed'],
  ['push the kiln log and the weekly report', 'I wrote the weekly report and the kiln log.', 'followed'],
  ['push the kiln log and the weekly report', 'I wrote the weekly report.', 'left_out'],
  ['Pls mention ref no.', 'I apply for the position of potter (reference KL-55).', 'followed'],
  ['Pls mention ref no.', 'I apply for the position of potter.', 'left_out'],
  ['kiln design yes', 'I led the kiln design.', 'followed'],
  ["never used Rhino so don't claim it", 'I draw by hand.', 'followed'],
  ["never used Rhino so don't claim it", 'I draw in Rhino.', 'left_out'],
  ["don't say Acorn Clay just say Acorn", 'I worked at Elm.', 'left_out'],
  ["don't mention Acorn House", 'I worked at Acorn House.', 'left_out'],
  ["don't make a big thing of it", 'I teach.', 'followed'],
  ['Keep it to one page please', 'I teach.', 'followed'],
  ['Address it to Mrs Pugh', 'I teach.', 'left_out'],
  ['Address it to Ms Roe', 'I teach.', 'followed'],
  ['no more than 60 words', 'word '.repeat(80), 'left_out'],
  ['Letter in English please', 'أنا معلمة.', 'left_out'],
  ['اكتب بالعربي', 'أنا معلمة.', 'followed'],
  ['اكتب بالعربي', 'I teach.', 'left_out'],
  ["never worked with ovens so don't pretend", 'I teach.', 'followed'],
  ['ref SCD/LEG/04 must be quoted', 'I apply (reference SCD/LEG/04).', 'followed'],
  ['ref SCD/LEG/04 must be quoted', 'I apply.', 'left_out'],
  ['المرجع ضروري', 'طلبي لوظيفة (الرقم المرجعي AB-12).', 'followed'],
  ['المرجع ضروري', 'طلبي لوظيفة.', 'left_out'],
  ['Keep it short, 3 paragraphs', 'One.\n\nTwo.\n\nThree.', 'followed'],
  ['Keep it short, 3 paragraphs', 'One.\n\nTwo.', 'left_out'],
  [
    'Put the kiln teaching before the studio teaching',
    'I did kiln teaching before the studio teaching, and put it well.',
    'said',
  ],
])('%s: %s', (note, letter, outcome) => {
  expect(became(note, letter)).toEqual([outcome]);
});

test('the name of the post is none of what a note keeps out', () => {
  const [note] = readNotes("don't mention caring for my father", '').outcomes;
  const told = { ...note!, avoided: ['caring'] };
  const letter = 'Dear Ms Roe,\n\nI apply for the Care Coordinator position.\n\nYours,\nAna';
  expect(outcomeIn(letter, told, 'Care Coordinator')).toBe('followed');
  expect(outcomeIn(letter.replace('position', 'position after caring'), told, 'Care Coordinator')).toBe('left_out');
});
