import { parseResume } from '../parse.ts';

async function locationOf(contact: string): Promise<string | undefined> {
  const text = `Robin Example\nrobin@example.org\n${contact}\n\nEducation\nBA History, University of Leeds, 2010\n`;
  const { location } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return location?.value;
}

describe('readLocation', () => {
  it('keeps street and town together, whatever mark is between them', async () => {
    expect(await locationOf('Lindenallee 4 · 29223 Celle')).toBe('Lindenallee 4, 29223 Celle');
    expect(await locationOf('Calle Mayor 22, 3.º B · 31001 Pamplona')).toBe('Calle Mayor 22, 3.º B, 31001 Pamplona');
  });

  it('takes a house number and a postal code for no telephone number', async () => {
    expect(await locationOf('Rua da Fábrica, 117 – 4815-250 Lordelo (Guimarães)\nTlm.: 912 555 014')).toBe(
      'Rua da Fábrica, 117 – 4815-250 Lordelo (Guimarães)',
    );
  });

  it('leaves out that somebody lives there', async () => {
    expect(await locationOf('Residente in Via Dante 45, 74123 Taranto')).toBe('Via Dante 45, 74123 Taranto');
  });

  it('leaves out the label of what stands behind', async () => {
    expect(await locationOf('via Roma 88, 90143 Palermo – cell. 347 555 0142')).toBe('via Roma 88, 90143 Palermo');
  });

  it('knows a town by the word before it', async () => {
    expect(await locationOf('г. Примерск')).toBe('г. Примерск');
  });
});
