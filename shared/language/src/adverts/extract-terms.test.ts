import { tokenise } from '../tokens.ts';
import { extractTerms } from './extract-terms.ts';
import { findTerm } from './find-term.ts';

const labelsOf = (advert: string, importance?: string) =>
  extractTerms(advert)
    .filter((term) => !importance || term.importance === importance)
    .map((term) => term.label);

describe('the terms of an advert', () => {
  it.each([
    [
      'Requirements:\n- Book trucks, barge and rail; follow import containers to the customer',
      ['Docker', 'Ruby on Rails'],
    ],
    [
      'Requirements:\n- Testing of power transformers and the interpretation of results',
      ['Hugging Face', 'Interpreting'],
    ],
  ])('takes no word of another trade for a tool: %s', (advert, labels) => {
    expect(labelsOf(advert).filter((label) => labels.includes(label))).toEqual([]);
  });

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

  it.each([
    ['Pest inspection experience required', ['Pest inspection']],
    ['A current blue badge card is required', ['blue badge']],
    ['Sound knowledge of wool management and of trauma-informed practice', ['wool management', 'Trauma-informed care']],
    ['Membership of the Guild of Coopers and registration as QXB', ['Guild of Coopers', 'QXB']],
    ['Experience in an acute setting', []],
    ["Three years' post-registration experience", []],
    ['Clio or another practice management system', ['Clio']],
    ['Knowledge of Opera Cloud', ['Opera PMS']],
    ['At the GS-11 level, with experience of Quovix', ['Quovix']],
    ['You must know AutoCAD, and you can point at pieces', ['AutoCAD']],
    ['Tamil or Kannada speaking', []],
    [
      'You should know the Public Harbour Act and be in possession of a Grade 12 certificate',
      ['Public Harbour Act', 'Grade 12'],
    ],
    ['A qualification recognised by QXBA', []],
    ['You carry a white card', ['white card']],
    ['Be capable of writing clear reports and reading drawings', ['drawings', 'writing reports']],
    ['Net making through the winter', ['Net making']],
    ['A good grasp of procedures', []],
    ['Can demonstrate knowledge of knots', ['knots']],
    ['Experience of managing and motivating a small team', ['Team leadership']],
    ['Solid grasp of statistical methods', ['statistical methods']],
    ['Exposure to LC-MS is required', ['LC-MS']],
    ['معرفة بأمراض النخيل', ['أمراض النخيل']],
    ['Previous supervisory experience', ['supervisory experience']],
    ['Understanding of sails (jib, main) and caulking', ['caulking', 'sails']],
    ['خبرة سنتين في صيد الأسماك', ['صيد الأسماك']],
    ['رخصة قيادة سارية المفعول', []],
    ['القدرة على العمل بنظام الورديات', []],
    ['A Vietnamese speaker, Monday to Sat', []],
    ['Audits to QX-9100 and ZX-12', ['Auditing', 'QX-9100', 'ZX-12']],
    ['You keep kiln records and write badly', ['kiln records']],
    ['Experience of building dashboards in Power BI', ['Power BI']],
    ['Publications in venues such as QXB', ['Publications', 'QXB']],
    ['Familiar with method blending', ['method blending']],
    ['Experience of harbour institutions', ['harbour institutions']],
    ['Confident with caulking & basketry', ['basketry', 'caulking']],
    ['Weighing sails to evaluate their worth', ['Weighing sails']],
    ['A level of education that fits the job', []],
    ['Three years of caulking behind you', ['caulking']],
  ])('takes from “%s” what is asked for', (line, labels) => {
    expect(labelsOf(`Requirements\n- ${line}`, 'required').sort()).toEqual(labels.toSorted());
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

describe('a term in a resume', () => {
  const found = (advert: string, resume: string) =>
    extractTerms(advert)
      .filter((term) => findTerm(tokenise(resume), term))
      .map((term) => term.label);

  it('is known by other spellings, plurals and verb forms', () => {
    const advert = 'Requirements\n- CI/CD\n- PostgreSQL\n- Negotiating contracts\n- Care plans';
    const resume = 'Continuous integration on Postgres. Negotiated contracts. Wrote a care plan.';
    expect(found(advert, resume)).toHaveLength(4);
  });

  it('does not join words over the end of a sentence', () => {
    const advert = 'Requirements\n- Project management';
    expect(found(advert, 'I finished the project. Management was glad.')).toEqual([]);
    expect(found(advert, 'Nine years of project\nmanagement')).toEqual(['Project management']);
  });

  const EXACT = [
    'C',
    'C++',
    'C#',
    '.NET',
    'Node.js',
    'Go',
    'R',
    'AI',
    'UX',
    'CI/CD',
    'SQL',
    'PL/SQL',
    'F#',
    'Objective-C',
    'SAP',
    'Excel',
  ];
  const ask = (name: string) => `Requirements\n- Experience with ${name}`;

  it.each(EXACT)('%s is found as itself and as nothing else', (name) => {
    const terms = extractTerms(ask(name));
    expect(terms).toHaveLength(1);
    const namedBy = EXACT.filter((written) => findTerm(tokenise(`Skills: Kotlin, ${written}, Lua`), terms[0]!));
    expect(namedBy).toEqual([name]);
  });

  it('is not found inside other words', () => {
    const resume = 'I excel at maintaining series C rounds, go to market plans and the HR desk, and said so.';
    for (const name of ['C', 'R', 'AI', 'Go', 'Excel', 'UX', 'SAP']) expect(found(ask(name), resume)).toEqual([]);
  });
});
