import { splitSkills } from './skills.ts';

describe('splitSkills', () => {
  test.each([
    ['Excel (pivot tables), SAP (goods in), Audio typing (65 wpm)', ['Excel', 'SAP', 'Audio typing']],
    ['I am punctual, trustworthy', ['punctual', 'trustworthy']],
    ['First Aid at Work (exp. Nov 2025)', ['First Aid at Work']],
    ['MS Excel (İleri), Word (başlangıç)', ['MS Excel', 'Word']],
    ['DFT (Gaussian, ORCA), NMR', ['DFT (Gaussian, ORCA)', 'NMR']],
    ['Python (Pandas, NumPy)', ['Python', 'Pandas', 'NumPy']],
    ['Calling complex cues (lights, sound)', ['Calling complex cues', 'lights', 'sound']],
    ['stage combat (unarmed), cooking for 30 (vegan)', ['stage combat (unarmed)', 'cooking for 30 (vegan)']],
    ['法人営業、Excel（VLOOKUP、ピボット）', ['法人営業', 'Excel', 'VLOOKUP', 'ピボット']],
    ['Picture exchange / AAC devices, Word', ['Picture exchange / AAC devices', 'Word']],
    ['Word / Excel / Outlook', ['Word', 'Excel', 'Outlook']],
    ['Advanced', []],
    ['DFT, Python. German (B1)', ['DFT', 'Python', 'German (B1)']],
  ])('parts "%s"', (text, skills) => {
    expect(splitSkills(text)).toEqual(skills);
  });
});
