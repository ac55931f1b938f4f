import { jsPDF } from 'jspdf';
import { readResume } from '../read-resume.ts';
import { joinLines } from './paragraphs.ts';

describe('joinLines', () => {
  it('takes out the hyphen that breaks a word, and keeps the one that belongs to it', () => {
    expect(joinLines(['Led the develop-', 'ment of two ranges'])).toBe('Led the development of two ranges');
    expect(joinLines(['Ran cross-', 'functional teams'])).toBe('Ran cross-functional teams');
    expect(joinLines(['Wrote incident-', 'response plans'])).toBe('Wrote incident-response plans');
    expect(joinLines(['Nurse in a mixed medical-', 'surgical unit'])).toBe('Nurse in a mixed medical-surgical unit');
    expect(joinLines(['Care of post-', 'stroke patients'])).toBe('Care of post-stroke patients');
    expect(joinLines(['The visit was post-', 'poned'])).toBe('The visit was postponed');
    expect(joinLines(['Built cloud-', 'native infrastructure'])).toBe('Built cloud-native infrastructure');
    expect(joinLines(['Tested end-to-', 'end flows'])).toBe('Tested end-to-end flows');
    expect(joinLines(['Covered the shift 2020-', '21'])).toBe('Covered the shift 2020-21');
    expect(joinLines(['Endotoxin below 0.5 EU/', 'mg'])).toBe('Endotoxin below 0.5 EU/mg');
    expect(joinLines(['Grades: A -', '3 of them'])).toBe('Grades: A - 3 of them');
    expect(joinLines(['Cut the did-not-', 'attend rate'])).toBe('Cut the did-not-attend rate');
    expect(joinLines(['Led a multi-discipli-', 'nary team'])).toBe('Led a multi-disciplinary team');
    expect(joinLines(['Found alter-', 'native routes'])).toBe('Found alternative routes');
    expect(joinLines(['Oversaw hospital-', 'ization of patients'])).toBe('Oversaw hospitalization of patients');
    expect(joinLines(['Verantwortlich für die Kunden-', 'betreuung'])).toBe('Verantwortlich für die Kundenbetreuung');
  });
});

it('takes the tools of a job for no rest of the item above them', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(18).text('Robin Example', 40, 60);
  pdf.setFontSize(13).setFont('helvetica', 'bold').text('Experience', 40, 90);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  for (const [x, y, text] of [
    [40, 110, 'Software Engineer, Sample Payments Ltd, Jan 2019 - Mar 2023'],
    [46, 124, '• Moved four services from one large server to containers'],
    [56, 138, '• Mentored two interns (both hired)'],
    [56, 152, 'Tech: Java 17, Kafka, MySQL'],
  ] as const)
    pdf.text(text, x, y);
  const { resume } = await readResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(resume.jobs[0]?.bullets.map(({ value }) => value)).toEqual([
    'Moved four services from one large server to containers',
    'Mentored two interns (both hired)',
    'Tech: Java 17, Kafka, MySQL',
  ]);
});
