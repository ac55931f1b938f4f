import { parseResume } from './parse.ts';
import type { ParsedResume } from './result.ts';
import { toResumeDocument } from './resume-document.ts';

const TEXT = `Leila Haddad-Moreau
Operations Manager
leila.haddad@example.org | +971 50 555 0119 | Sharjah, United Arab Emirates
linkedin.com/in/leila-haddad | https://leilahaddad.example.com

PERSONAL DETAILS
Nationality: Lebanese
Date of Birth: 4 May 1988
Marital Status: Married
Visa Status: Employment visa
Driving Licence: UAE
Notice Period: 30 days

SUMMARY
Operations manager with a calm hand in busy warehouses.

WORK EXPERIENCE
Operations Manager, Falcon Freight LLC
Mar 2019 - Present
• Haulage company with 140 vans
• Cut picking errors from 4% to 1%.

Shift Supervisor, Cedar Stores
Jun 2014 - Feb 2019
• Led a night shift of 22.

EDUCATION
Bachelor of Business Administration, Lebanese American University
2006 - 2010

SKILLS
Forecasting (3 years)
Systems: SAP (advanced), Excel

LANGUAGES
Arabic (native)
French (B2)

PROJECTS
Slotting rewrite: Sorted 9,000 shelves by demand.

CERTIFICATIONS
• Lean Six Sigma Green Belt, 2020

AWARDS
• Warehouse of the Year, 2022

VOLUNTEERING
Coach, Sharjah Running Club
2017 - 2020
• Trained forty beginners.

INTERESTS
Trail running, Oud

PUBLICATIONS
Haddad, L. (2021). Slotting for small warehouses. Logistics Letters.
`;

describe('toResumeDocument', () => {
  it('keeps every fact of the parsed resume', async () => {
    const parsed = await parseResume({ bytes: new TextEncoder().encode(TEXT), fileName: 'leila.txt' });
    const { resume, dropped } = toResumeDocument(parsed);
    expect(dropped).toEqual([]);
    const kept = fold(JSON.stringify(resume));
    expect(valuesOf(parsed).filter((value) => !kept.includes(fold(value)))).toEqual([]);
  });

  it('puts each fact where the builder edits it', async () => {
    const parsed = await parseResume({ bytes: new TextEncoder().encode(TEXT), fileName: 'leila.txt' });
    const { resume } = toResumeDocument(parsed);
    expect(resume.personal).toMatchObject({
      firstName: 'Leila',
      lastName: 'Haddad-Moreau',
      jobTitle: 'Operations Manager',
      city: 'Sharjah',
      country: 'United Arab Emirates',
      nationality: 'Lebanese',
      other: 'Driving licence: UAE\nNotice period: 30 days',
    });
    expect(resume.workExperience).toMatchObject([
      {
        jobTitle: 'Operations Manager',
        company: 'Falcon Freight LLC',
        companyDescription: 'Haulage company with 140 vans',
        startDate: '2019-03',
        endDate: '',
        current: true,
      },
      { jobTitle: 'Shift Supervisor', startDate: '2014-06', endDate: '2019-02', current: false },
    ]);
    expect(resume.skills).toEqual([
      expect.objectContaining({ name: 'Forecasting', level: '3 years' }),
      expect.objectContaining({ name: 'Systems', keywords: ['SAP (advanced)', 'Excel'] }),
    ]);
    expect(resume.customSections.map((section) => section.title)).toEqual(['PUBLICATIONS', 'VOLUNTEERING']);
  });

  it('writes a name in capitals as names are written', async () => {
    const text = TEXT.replace('Leila Haddad-Moreau', 'LEILA HADDAD-MOREAU');
    const parsed = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'leila.txt' });
    expect(toResumeDocument(parsed).resume.personal).toMatchObject({ firstName: 'Leila', lastName: 'Haddad-Moreau' });
  });

  it('writes an Arabic resume in Arabic', async () => {
    const text = 'سلمى خليل منصور\nsalma@example.com\n\nالخبرات العملية\nمحاسبة، شركة النور للتجارة\n2019 - 2022\n';
    const parsed = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'salma.txt' });
    expect(toResumeDocument(parsed).resume.language).toBe('ar');
  });
});

/** Every value that the parser gave, but for `present`, which the builder keeps as a mark. */
function valuesOf(parsed: ParsedResume): string[] {
  const values: string[] = [];
  const visit = (node: unknown, key: string): void => {
    if (typeof node === 'string' && ['value', 'level', 'group', 'text'].includes(key)) values.push(node);
    else if (Array.isArray(node)) for (const item of node) visit(item, key);
    else if (node !== null && typeof node === 'object')
      for (const [name, child] of Object.entries(node)) if (name !== 'sections') visit(child, name);
  };
  visit(parsed, '');
  return values.filter((value) => value !== 'present').flatMap((value) => value.split(/[\s,]+/));
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
