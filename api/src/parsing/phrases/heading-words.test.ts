import { isDocumentTitle, matchHeading } from './heading-words.ts';

describe('matchHeading', () => {
  it('knows headings of the table and phrases that end like one', () => {
    expect(matchHeading('Skills')).toEqual({ kind: 'skills', isExact: true });
    expect(matchHeading('Postgraduate Education')?.kind).toBe('education');
  });

  it('knows headings whose adjective follows, and does without what a person adds in brackets', () => {
    expect(matchHeading('Experiencia docente')?.kind).toBe('experience');
    expect(matchHeading('3. Employment history (most recent first)')).toEqual({ kind: 'experience', isExact: true });
    expect(matchHeading('Опыт работы — 12 лет 4 месяца')?.kind).toBe('experience');
  });

  it('knows a heading that stands in two languages', () => {
    expect(matchHeading('الخبرة المهنية / Experience')).toEqual({ kind: 'experience', isExact: true });
    expect(matchHeading('المهارات / Experience')?.isExact).not.toBe(true);
  });

  it('knows headings with a number before them, and such that begin like a Roman one', () => {
    expect(matchHeading('6a. FUNDED PROJECTS')?.kind).toBe('projects');
    expect(matchHeading('2. Other employment of mine')?.kind).toBe('experience');
    expect(matchHeading('I can also')?.kind).toBe('skills');
  });

  it('knows headings as somebody would say them', () => {
    expect(
      ["Hi, I'm Ada", "Where I've cooked", 'Good at', 'Away from the stove'].map((text) => matchHeading(text)?.kind),
    ).toEqual(['summary', 'experience', 'skills', 'interests']);
    expect(matchHeading('Hi, I am a cook with ten years in kitchens')).toBeNull();
  });

  it('takes no job title for a heading, whatever section its words may speak of', () => {
    expect(matchHeading('Senior Software Engineer')).toBeNull();
    expect(matchHeading('Clinical Research Associate II')).toBeNull();
    expect(matchHeading('Research Assistant')).toBeNull();
    expect(matchHeading('Community Volunteer')).toBeNull();
    expect(matchHeading('Volunteer work')?.kind).toBe('volunteer');
    expect(matchHeading('Junior Accountant – Training')).toBeNull();
  });

  it('reads a misspelt heading, and not another form of a word', () => {
    expect(matchHeading('Personnel statement')?.kind).toBe('summary');
    expect(matchHeading('Acheivements')?.kind).toBe('awards');
    expect(matchHeading('Refrences')?.kind).toBe('references');
    expect(matchHeading('Personali')).toBeNull();
    expect(isDocumentTitle('CURRICULAM VITAE')).toBe(true);
    expect(isDocumentTitle('Curtis Vitale')).toBe(false);
  });

  it('takes two adjectives of one noun for a heading about the noun, and two headings for the first of them', () => {
    expect(matchHeading('Technical & Academic Qualifications')?.kind).toBe('education');
    expect(matchHeading('Skills and Interests')?.kind).toBe('skills');
  });
});
