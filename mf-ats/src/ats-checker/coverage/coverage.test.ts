import { compareWithAdvert } from './coverage.ts';

const found = (advert: string, resume: string) =>
  compareWithAdvert(advert, resume)
    .terms.filter((term) => term.shown !== null)
    .map((term) => term.label);

const missing = (advert: string, resume: string) =>
  compareWithAdvert(advert, resume)
    .terms.filter((term) => term.shown === null)
    .map((term) => term.label);

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
