import { isLabelOfRow, isRowOfSkills, languageAmongSkills, skillsAmong } from './skills-held.ts';

test('the label of a row of skills is none of them', () => {
  const items = ['Engineering', 'MATLAB', 'AutoCAD'];
  expect(skillsAmong(items, 'Skills\nEngineering\tMATLAB, AutoCAD', 'en')).toEqual(['MATLAB', 'AutoCAD']);
  expect(skillsAmong(items, 'Skills\nEngineering: MATLAB, AutoCAD', 'en')).toEqual(['MATLAB', 'AutoCAD']);
  expect(skillsAmong(items, 'Skills\nEngineering, MATLAB, AutoCAD', 'en')).toEqual(items);
});

test('skills side by side are told by themselves', () => {
  expect(isRowOfSkills('JAVASCRIPT HTML 5 CSS REST')).toBe(true);
  expect(isRowOfSkills('Java and PHP')).toBe(true);
  expect(isRowOfSkills('Java and a driving licence')).toBe(false);
  expect(isRowOfSkills('Agile TFS JIRA GitHub Unified Process')).toBe(true);
  expect(isRowOfSkills('Certified Angular Developer since 2020')).toBe(false);
});

test('a skill is told without the level before it', () => {
  expect(skillsAmong(['Expert level in AutoCAD'], 'Skills\nExpert level in AutoCAD', 'en')).toEqual(['AutoCAD']);
});

test.each([
  ['French (B2)', [{ name: 'French', level: 'B2' }]],
  ['Portuguese A2', [{ name: 'Portuguese', level: 'A2' }]],
  ['French cuisine', []],
])('a language among the skills, with its level: %s', (skill, languages) => {
  expect(languageAmongSkills(skill)).toEqual(languages);
});

test.each([
  ['Web Frameworks', 'Skills\nWeb Frameworks\nIntermediate\nReact.js, Angular, Vue.js'],
  ['Web Frameworks', 'Skills\nWeb Frameworks\nReact.js, Angular, Vue.js'],
  ['Engineering', 'Skills\nEngineering\tMATLAB, AutoCAD'],
])('%s heads the list below or beside it', (label, text) => {
  expect(isLabelOfRow(label, text)).toBe(true);
});

test('a skill above a sentence heads no list', () => {
  expect(isLabelOfRow('Photography', 'Skills\nPhotography\nI have taken pictures for years.')).toBe(false);
});
