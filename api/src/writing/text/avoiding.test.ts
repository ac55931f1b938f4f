import { avoiding, topicsAsNamedIn } from './avoiding.ts';

test.each([
  ['internship', 'As an intern, I filed letters.', true],
  ['kids', 'I return to work now that my youngest is at school.', true],
  ['kids', 'I returned to work in May.', false],
  ['البص', 'سائق بص سفري', true],
  ['البص', 'سائق باص', false],
  ['tuition', 'As a mathematics tutor, I taught eight pupils', true],
  ['fundraising', 'Raised $18M Series A led by Elm Capital', true],
  ['fundraising', 'Raised the pass rate to 90%', false],
  ['money we raised', 'Raised $18M Series A led by Elm Capital', true],
  ['money matters', 'Raised the pass rate to 90%', false],
  ['AI', 'Worked on ChatGPT', true],
  ['AI', 'Contributed to natural language processing', true],
  ['AI', 'Led a team in Air Traffic', false],
  ['crypto', 'Built a stablecoin wallet', true],
  ['crypto', 'Extended the reach of the digital asset platform', true],
  ['crypto', 'Recorded the fixed assets', false],
  ['Python', 'My daughter writes Python.', true],
])('to leave out %s is to leave out "%s": %s', (topic, text, isAvoided) => {
  expect(avoiding([topic])(text)).toBe(isAvoided);
});

test.each([
  // As the resume names it.
  ['verizon sale', ['verizon sale', 'verizon']],
  ['atheist magazines', ['atheist magazines', 'magazin']],
  // Where it happened is no topic.
  ['crime in Leeds', ['crime in Leeds']],
  ['divorce', ['divorce']],
])('to leave out %s is to leave out %j', (topic, named) => {
  expect(
    topicsAsNamedIn('Led the acquisition with Verizon in Leeds\nAssistant Editor, Free Magazine')([topic]),
  ).toEqual(named);
});
