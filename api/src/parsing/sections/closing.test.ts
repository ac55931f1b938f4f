import { parseResume } from '../parse.ts';

const PERSON = 'Marta Olszewska\nmarta@example.pl\n\nExperience\n2019 - 2022   Cook, Hotel Ritz\n\n';

async function hobbies(text: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(PERSON + text);
  const resume = await parseResume({ bytes, fileName: 'resume.txt' });
  return resume.hobbies.map(({ value }) => value);
}

it('takes consent, assurances and the day of signing for no part of the last section', async () => {
  const consent = 'Wyrażam zgodę na przetwarzanie moich danych osobowych\ndla potrzeb niezbędnych do rekrutacji.';
  expect(await hobbies(`Hobbies\nceramika, rower\n${consent}\n`)).toEqual(['ceramika', 'rower']);
  expect(await hobbies('Hobbies\nSegeln, Chor\n\nKiel, den 4. März 2025\n')).toEqual(['Segeln', 'Chor']);
  expect(await hobbies('Hobbies\nI declare war on weeds, chess\n')).toEqual(['I declare war on weeds', 'chess']);
});
