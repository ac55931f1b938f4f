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

  it('takes a number before a common word for no street', async () => {
    expect(await locationOf('18 yrs on the tools - domestic, some light commercial')).toBeUndefined();
    expect(await locationOf('Notice period 30 days, negotiable')).toBeUndefined();
    expect(await locationOf('Area: Section F, Durban')).toBe('Section F, Durban');
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

  it('takes what stands behind another label for no town and region', async () => {
    expect(await locationOf('Tools used    :    Examplo, Widget Pro')).toBeUndefined();
    expect(await locationOf('Home town    :    Leeds, England')).toBe('Leeds, England');
  });

  it('knows a town by the word before it', async () => {
    expect(await locationOf('г. Примерск')).toBe('г. Примерск');
  });

  test.each([
    'Portland, Oregon Metropolitan Area',
    'South East London (SE4)',
    'Großraum München',
    'Provincia di Varese',
    'Kadıköy / İstanbul',
    'Moda Mah. Bahariye Cad. No: 12/4 Kadıköy/İSTANBUL',
    'Žižkov, Praha 3',
    '4050-123 Porto',
    '경기도 성남시 분당구',
    'Dingle, Co. Kerry',
    'Stratford-upon-Avon',
  ])('"%s" is a place, alone and in a row', async (place) => {
    expect(await locationOf(place)).toBe(place);
    expect(await locationOf(`${place} | mara@example.org | 07700 900123`)).toBe(place);
  });

  test('what is said of a place does not belong to it', async () => {
    expect(await locationOf('Based: Glasgow')).toBe('Glasgow');
    expect(await locationOf('Dublin, Ireland (EU citizen)')).toBe('Dublin, Ireland');
    expect(await locationOf('Leeds or remote')).toBe('Leeds');
    expect(await locationOf('Freelance audio producer in Glasgow. I write about land and the sea.')).toBe('Glasgow');
  });

  test('a town that nobody knows stands beside address and number', async () => {
    expect(await locationOf('Skelmanthorpe | mara@example.org | 07700 900123')).toBe('Skelmanthorpe');
    expect(await locationOf('Leeds, West Yorkshire Mobile 07700 900123 mara@example.org')).toBe(
      'Leeds, West Yorkshire',
    );
    expect(await locationOf('LinkedIn | mara@example.org | 07700 900123')).toBeUndefined();
  });

  test('an address may take a line for each of its parts', async () => {
    expect(await locationOf('14 Mill Lane\nSkelmanthorpe\nWest Yorkshire\nHD8 9DA')).toBe(
      '14 Mill Lane, Skelmanthorpe, West Yorkshire, HD8 9DA',
    );
  });

  test('a place behind a profession is one', async () => {
    expect(await locationOf('Registered Nurse, Charlotte NC')).toBe('Charlotte NC');
  });
});
