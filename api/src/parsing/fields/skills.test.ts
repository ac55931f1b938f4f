import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';
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

it('keeps the rows of a rail apart where none of them breaks at a comma', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 220, 60);
  pdf.setFontSize(10).text('robin@example.org', 220, 76);
  const rail = [
    'Kubernetes, Helm',
    'Terraform, Ansible',
    'Prometheus, Grafana, Loki',
    'Go, Python, Bash',
    'PostgreSQL, Redis',
  ];
  const told = [
    'Engineer, Sample Systems, 2019 - 2024',
    ...Array.from(
      { length: 9 },
      (_, at) => `Ran the clusters of ${at + 11} teams and cut their cost by a third each year`,
    ),
  ];
  pdf.setFontSize(13).setFont('helvetica', 'bold').text('Skills', 40, 120).text('Experience', 220, 110);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  for (const [at, row] of rail.entries()) pdf.text(row, 40, 138 + at * 13);
  for (const [at, row] of told.entries()) pdf.text(row, 220, 128 + at * 15);
  const { skills } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['Loki', 'Go', 'Bash', 'PostgreSQL']));
});

it('puts a list together that dashes part and its line had no room for', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(13).setFont('helvetica', 'bold').text('Skills', 40, 120);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  pdf.text('AutoCAD – Civil 3D – Primavera P6 – Excel – Total Station – Tests of soils in the wet', 40, 138);
  pdf.text('season', 40, 150);
  pdf.setFontSize(13).setFont('helvetica', 'bold').text('Education', 40, 180);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  pdf.text('BSc Civil Engineering, Example University, 2014 – 2018', 40, 198);
  const { skills } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(skills.map(({ value }) => value)).toContain('Tests of soils in the wet season');
});
