import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { PICTURES_ONLY } from '@vitae/contract/files';
import { pictureReadingEventSchema, type UploadedResume, uploadedResumeSchema } from '@vitae/contract/resumes';
import { resumeSchema } from '@vitae/documents/model/resume';
import { jsPDF } from 'jspdf';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../e2e/fixtures/resumes');
const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
GlobalFonts.registerFromPath(path.join(pdfjs, 'standard_fonts/LiberationSans-Regular.ttf'), 'Latin');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ rateLimits: { letters: 1000, factor: 100 } });
});
afterAll(() => api.close());

function upload(bytes: Uint8Array, name: string, type: string, path = '/api/upload-resume/') {
  const form = new FormData();
  form.append('resume', new File([new Uint8Array(bytes)], name, { type }));
  return postForm(api.app, path, form);
}

/** The resume, and what a person sees of it: every value with how sure it is, and the text without a place. */
function readOf(response: Awaited<ReturnType<typeof upload>>) {
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return withResume(uploadedResumeSchema.parse(response.json()));
}
const withResume = (read: UploadedResume) => ({ ...read, resume: resumeSchema.parse(read.data) });

async function readPictures(bytes: Uint8Array, name: string) {
  const response = await upload(bytes, name, 'application/pdf', '/api/upload-resume/pictures/');
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  const lines = response.body.trim().split('\n');
  return lines.map((line) => pictureReadingEventSchema.parse(JSON.parse(line)));
}

test.each([
  ['amara-okonjo.pdf', 'application/pdf', 'Amara Okonjo', 'Tallow & Wick Ltd'],
  ['ines-moreau.doc', 'application/msword', 'Ines Moreau', null],
  [
    'lars-petersen.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'Lars Petersen',
    'Fjordkraft Logistik',
  ],
  ['daniel-whitcombe.txt', 'text/plain', 'Daniel Whitcombe', null],
])('%s becomes a resume with its places', async (name, type, person, employer) => {
  const { resume, fields, text } = readOf(await upload(readFileSync(path.join(FIXTURES, name)), name, type));
  expect(`${resume.personal.firstName} ${resume.personal.lastName}`).toBe(person);
  expect(resume.personal.email).toContain('@example.');
  expect(resume.workExperience.length).toBeGreaterThan(0);
  if (employer) expect(resume.workExperience[0]!.company).toBe(employer);
  expect(resume.workExperience[0]!.description).toMatch(/^- /m);
  expect(resume.skills.length).toBeGreaterThan(2);
  expect(fields.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  expect(text).toContain(person.split(' ')[1]);
});

const LINES = [
  'Jane Whitfield',
  'jane.whitfield@example.org | +44 20 7946 0123',
  'EXPERIENCE',
  'Senior Accountant, Northgate Retail Ltd',
  'March 2019 - Present',
  'Closed the monthly books of 14 shops in 4 days.',
  'SKILLS',
  'Excel, IFRS, Budgeting, Forecasting',
];

/** A page as a scanner makes it, or as a telephone does: dim, uneven and a little askew. */
function pictureOf(lines: readonly string[], isPhoto: boolean): Uint8Array {
  const scale = 200 / 72;
  const canvas = createCanvas(Math.round(420 * scale), Math.round(300 * scale));
  const context = canvas.getContext('2d');
  const light = context.createLinearGradient(0, 0, canvas.width, canvas.height);
  light.addColorStop(0, '#fdfdfb');
  light.addColorStop(1, isPhoto ? '#cfcac0' : '#fdfdfb');
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  if (isPhoto) context.rotate((1.2 * Math.PI) / 180);
  context.fillStyle = '#1a1a1a';
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? 20 : 11}px Latin`;
    context.fillText(line, 36, 45 + index * 24);
  }
  const pdf = new jsPDF({ unit: 'pt', format: [420, 300], orientation: 'landscape' });
  pdf.addImage(new Uint8Array(canvas.toBuffer('image/jpeg', 80)), 'JPEG', 0, 0, 420, 300);
  return new Uint8Array(pdf.output('arraybuffer'));
}

test.each([
  ['scan', false],
  ['photo', true],
])(
  'a %s is read when the person asks for it, and says that it was read off a picture',
  async (name, isPhoto) => {
    const bytes = pictureOf(LINES, isPhoto);
    const refused = await upload(bytes, `${name}.pdf`, 'application/pdf');
    expect([refused.statusCode, refused.json().code]).toEqual([400, PICTURES_ONLY]);

    const events = await readPictures(bytes, `${name}.pdf`);
    const last = events.at(-1)!;
    if (last.event !== 'done') throw new Error(JSON.stringify(last));
    expect(events[0]).toEqual({ event: 'progress', share: 0, pages_read: 0, page_count: 1 });
    expect(events.at(-2)).toEqual({ event: 'progress', share: 1, pages_read: 1, page_count: 1 });
    const { resume, source, fields } = withResume(last.reading);
    expect(source).toBe('ocr');
    expect(resume.personal).toMatchObject({
      firstName: 'Jane',
      lastName: 'Whitfield',
      email: 'jane.whitfield@example.org',
    });
    expect(resume.workExperience[0]).toMatchObject({ company: 'Northgate Retail Ltd', current: true });
    expect(fields.length).toBeGreaterThan(4);
  },
  120_000,
);

test('what fails after the first page was begun is the last line of the answer', async () => {
  const events = await readPictures(pictureOf([], false), 'empty.pdf');
  expect(events[0]).toMatchObject({ event: 'progress' });
  expect(events.at(-1)).toMatchObject({ event: 'failed', code: PICTURES_ONLY });
}, 120_000);

test('what cannot be read at all is refused as any other call is', async () => {
  const file = new TextEncoder().encode('Jane Whitfield');
  const response = await upload(file, 'resume.txt', 'text/plain', '/api/upload-resume/pictures/');
  expect([response.statusCode, response.json().code]).toEqual([400, 'resume_unsupported_type']);
});
