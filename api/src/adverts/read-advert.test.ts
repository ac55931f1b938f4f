import { readAdvert } from './read-advert.ts';

const namesOf = (text: string) =>
  readAdvert(text).requirements.map((requirement) => {
    switch (requirement.kind) {
      case 'skill':
        return requirement.label;
      case 'years':
        return `${requirement.years} years`;
      case 'language':
        return requirement.language;
      case 'degree':
        return requirement.level;
      default:
        return requirement.kind;
    }
  });
const asked = (line: string) => namesOf(`Requirements\n- ${line}`).sort();

describe('what an advert asks for', () => {
  it('takes a city for no standard of building', () => {
    expect(asked('Purchase ledger in Leeds')).not.toContain('LEED certification');
    expect(asked('LEED')).toEqual(['LEED certification']);
  });

  it.each([
    ['Three to six years of litigation experience', ['3 years', 'Litigation']],
    ['A couple of years of experience', ['2 years']],
    ['Min 5 yrs experience, 3 yrs of which in GCC', ['5 years', 'GCC experience']],
    ['3+ years PQE', ['3 years']],
    ['خبرة لا تقل عن ثلاث سنوات', ['3 years']],
    ['خبرة من ثلاث إلى خمس سنوات', ['3 years']],
  ])('reads the years of “%s”', (line, names) => expect(asked(line)).toEqual(names));

  it.each([
    ['B.E. / B.Tech Civil from a recognized university', ['bachelor']],
    ['MBA (Marketing / Finance)', ['master']],
    ['An honours degree in Mathematics', ['bachelor']],
    ["A bachelor's honours degree", ['bachelor']],
    ['A degree in law or IT, an understanding of ISO 27001', ['ISO 27001', 'bachelor']],
    ['Two years of work in a public high school', ['2 years']],
    ['For questions ask Ms Farrell about SQL', ['SQL']],
    ['بكالوريوس في المحاسبة، ويجيد استخدام Excel', ['Excel', 'bachelor']],
  ])('tells degrees and their fields from skills in “%s”', (line, names) => expect(asked(line)).toEqual(names));

  it.each([
    ['Valid UAE DL', ['driving-licence']],
    ['A community language (e.g. Arabic, Vietnamese)', ['arabic', 'vietnamese']],
  ])('knows licences and languages by their short names: %s', (line, names) => expect(asked(line)).toEqual(names));

  it('leaves any one of the languages that it gives as examples', () => {
    const [language] = readAdvert('Requirements\n- A language such as Arabic, Vietnamese').requirements;
    expect(language).toMatchObject({ kind: 'language', alternatives: ['vietnamese'] });
  });
});

it.each([
  ['URGENTLY REQUIRED for a company in Sharjah\n\nSite Engineer – 3 Nos.', 'Site Engineer'],
  ["🚀 We're hiring! Senior Analyst – London\n\nCome!", 'Senior Analyst – London'],
  ['Staff Nurse\nLeeds\n\nYou care.', 'Staff Nurse'],
  ['We are growing\n\nJob title: Baker', 'Baker'],
  ['Home Care Support Worker\nElm Community Care, Oakton West', 'Home Care Support Worker'],
  ['Home | Jobs | Contact\n\nBaker', 'Baker'],
  ['Tide Planner\nWhat we are looking for\nEssential\n- Two years of planning', 'Tide Planner'],
])('finds the title of the job', (text, title) => expect(readAdvert(text).title).toBe(title));
