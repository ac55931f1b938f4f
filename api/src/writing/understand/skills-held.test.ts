import { skillsAmong } from './skills-held.ts';

test('the label of a row of skills is none of them', () => {
  const items = ['Engineering', 'MATLAB', 'AutoCAD'];
  expect(skillsAmong(items, 'Skills\nEngineering\tMATLAB, AutoCAD', 'en')).toEqual(['MATLAB', 'AutoCAD']);
  expect(skillsAmong(items, 'Skills\nEngineering: MATLAB, AutoCAD', 'en')).toEqual(['MATLAB', 'AutoCAD']);
  expect(skillsAmong(items, 'Skills\nEngineering, MATLAB, AutoCAD', 'en')).toEqual(items);
});
