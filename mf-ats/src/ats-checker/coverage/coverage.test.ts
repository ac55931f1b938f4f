import { compareWithAdvert } from './coverage.ts';
import { extractTerms } from './extract-terms.ts';

const labelsOf = (advert: string, importance?: string) =>
  extractTerms(advert)
    .filter((term) => !importance || term.importance === importance)
    .map((term) => term.label);

const found = (advert: string, resume: string) =>
  compareWithAdvert(advert, resume)
    .terms.filter((term) => term.shown !== null)
    .map((term) => term.label);

const missing = (advert: string, resume: string) =>
  compareWithAdvert(advert, resume)
    .terms.filter((term) => term.shown === null)
    .map((term) => term.label);

describe('the terms of an advert', () => {
  it('sorts them by what the headings above them ask', () => {
    const advert = [
      'About Brightwater',
      'We believe in Python and good coffee.',
      '',
      'What you will do',
      '- Build dashboards in Tableau',
      '',
      'Requirements:',
      '- 3+ years of experience with SQL and Snowplow',
      '- Stakeholder management',
      '',
      'Nice to have',
      '- dbt, Airflow',
    ].join('\n');
    expect(labelsOf(advert, 'required').sort()).toEqual(['SQL', 'Snowplow', 'Stakeholder management']);
    expect(labelsOf(advert, 'preferred').sort()).toEqual(['Airflow', 'dbt']);
    expect(labelsOf(advert, 'mentioned').sort()).toEqual(['Data visualisation', 'Tableau']);
    expect(labelsOf(advert)).not.toContain('Python');
  });

  it('lets a sentence overrule its heading, and leaves out what is waived', () => {
    const advert = 'Requirements\n- Payroll\n- Experience with Xero is a plus\n- No knowledge of SAP required';
    expect(labelsOf(advert, 'required')).toEqual(['Payroll']);
    expect(labelsOf(advert, 'preferred')).toEqual(['Xero']);
    expect(labelsOf(advert)).not.toContain('SAP');
  });

  it('reads an advert that is one paragraph', () => {
    const advert =
      'Join Fernhill as a ward nurse. You must have experience in wound care and triage. A driving licence would be an advantage.';
    expect(labelsOf(advert, 'required').sort()).toEqual(['Triage', 'Wound care']);
    expect(labelsOf(advert, 'preferred')).toEqual(['Driving licence']);
  });

  it('finds names that no list knows, but not the employer’s', () => {
    const advert = 'Join Quillbase. Requirements:\n- Experience with Retool and FHIR at Quillbase\n- Certified in Zyto';
    expect(labelsOf(advert).sort()).toEqual(['FHIR', 'Retool', 'Zyto']);
  });

  it('names each skill once, however it is spelt', () => {
    const advert = 'Requirements\n- React.js or ReactJS\n- K8s\n- You run Kubernetes and react quickly to change';
    expect(labelsOf(advert).sort()).toEqual(['Kubernetes', 'React']);
  });

  it('takes everyday words for skills only where they are written as names', () => {
    expect(labelsOf('Requirements\n- Go and Rust services\n- Excel, R')).toEqual(
      expect.arrayContaining(['Go', 'Rust', 'Excel', 'R']),
    );
    expect(labelsOf('Requirements\n- Go above and beyond, and express the rest clearly\n- Access to a car')).toEqual(
      [],
    );
  });

  it('finds nothing in a text that asks for nothing', () => {
    expect(extractTerms('We are a friendly company in a sunny place.')).toEqual([]);
    expect(extractTerms('')).toEqual([]);
  });
});

describe('a resume against an advert', () => {
  it('knows other spellings, plurals and verb forms of a term', () => {
    const advert =
      'Requirements\n- CI/CD\n- PostgreSQL\n- Front-end development\n- Negotiating contracts\n- Care plans';
    const resume = 'Continuous integration on Postgres; frontend lead. Negotiated contracts. Wrote a care plan.';
    expect(missing(advert, resume)).toEqual([]);
  });

  it('does not find a word inside another', () => {
    expect(missing('Requirements\n- Java\n- C\n- SQL', 'JavaScript, C++, C#, NoSQL')).toEqual(['Java', 'C', 'SQL']);
  });

  it('does not join words over the end of a sentence', () => {
    expect(missing('Requirements\n- Project management', 'I finished the project. Management was glad.')).toEqual([
      'Project management',
    ]);
    expect(found('Requirements\n- Project management', 'Nine years of project\nmanagement')).toEqual([
      'Project management',
    ]);
  });

  it('shows where the resume names a term and which sentence asks for it', () => {
    const { terms } = compareWithAdvert(
      'Requirements\n- Solid knowledge of bookkeeping',
      'Ran the shop for four years, and kept its bookkeeping in order without one late return.',
    );
    expect(terms).toEqual([
      {
        label: 'Bookkeeping',
        importance: 'required',
        mentions: 1,
        asked: 'Solid knowledge of bookkeeping',
        shown: {
          before: 'Ran the shop for four years, and kept its ',
          match: 'bookkeeping',
          after: ' in order without one late return.',
        },
      },
    ]);
  });

  it('quotes one line, shortened at whole words', () => {
    const line = `${'word '.repeat(40)}Payroll ${'text '.repeat(40)}`;
    const [term] = compareWithAdvert('Requirements\n- Payroll', `Jo Doe\n${line}\nlast line`).terms;
    expect(term?.shown?.before).toMatch(/^… (word )+$/);
    expect(term?.shown?.after).toMatch(/^( text)+ …$/);
  });

  it('reads accents and typographic apostrophes', () => {
    expect(found('Requirements\n- Driver’s license\n- Résumé review', "driver's license")).toContain('Driving licence');
  });
});
