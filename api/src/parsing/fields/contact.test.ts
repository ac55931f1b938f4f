import { parseResume } from '../parse.ts';

async function phoneOf(printed: string): Promise<string | undefined> {
  const text = `Robin Example\n${printed}\nrobin@example.org\n\nEducation\nBA History, University of Leeds, 2010\n`;
  const { phone } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return phone?.value;
}

test.each([
  ['CNIC           35202-1234567-1\nCell / Whatsapp   0300 1234567', '0300 1234567'],
  ['ID: available     Cell 072 555 0190 / 068 555 0111', '072 555 0190'],
  ['NRIC S1234567D | HP 8555 0163', '8555 0163'],
  ['Passport No   123456789', undefined],
])('the number of a paper is no telephone: %s', async (printed, phone) => {
  expect(await phoneOf(printed)).toBe(phone);
});
