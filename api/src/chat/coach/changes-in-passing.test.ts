import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../testing/talk.ts';
import type { CoachAnswer } from './turn.ts';

const COOK = restore({
  personal: {
    firstName: 'Ike',
    lastName: 'Obi',
    city: 'Accra',
    profile: 'To work in a challenging environment where I can grow.',
    dateOfBirth: '1992-03-14',
    religion: 'Christian',
    maritalStatus: 'Married',
    address: '12 Ring Road',
    other: 'Height: 170 cm\nDriving licence: B',
  },
  workExperience: [
    {
      id: 'one',
      jobTitle: 'Commis Chef',
      company: 'Lagoon Hotel',
      startDate: '2020-01',
      current: true,
      description:
        '- Responsible for the preparation of soups and sauces\n- In charge of ensuring that the fridges are cleaned and that temperatures are recorded on a daily basis\n- Serve 150 guests at breakfast',
    },
    {
      id: 'two',
      jobTitle: 'Kitchen Assistant',
      company: 'Corner Foods',
      startDate: '2016',
      endDate: '2019',
      description: '- Duties included receiving of deliveries and the checking of same for quality',
    },
  ],
  skills: [{ name: 'Menu planning', level: '', keywords: [] }],
  languages: [{ name: 'Twi', level: 'native' }],
  customSections: [{ id: 'ref', title: 'REFEREES', kind: 'custom', description: 'Mr A. Mensah, 024 555 0111' }],
}).resume;
const ADVERT =
  'Sous Chef\n\nYou will\n- Cook for 150 guests\n- Keep the stock in Procure Wizard\n- Record fridge temperatures\n\nRequirements\n- Procure Wizard experience\n- Food Safety Level 3 certificate\n';
const said = (messages: string[], more = {}) => lastAnswerTo(messages, more, COOK);
const gone = ({ proposals }: CoachAnswer) => proposals.flatMap(({ diffs }) => diffs.map(({ label }) => label));
const after = ({ proposals }: CoachAnswer) => proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after));

describe('what a country does not expect', () => {
  test.each([
    'applying in the uk, anything i should take off my cv?',
    'what doesnt belong on my resume for ireland',
    'i go to canada soon, kindly tell what is to be removed from resume',
    'ايش اشيل من السيرة لو قدمت في بريطانيا',
  ])('is found in the resume and proposed to go: %s', (message) => {
    const labels = gone(said([message])).join(', ');
    expect(labels).toMatch(/Date of birth.*Religion|تاريخ الميلاد.*الديانة/u);
    expect(labels).toContain('REFEREES');
  });

  test('in the Gulf is less', () => {
    const labels = gone(said(['what should i remove from my cv for dubai']));
    expect(labels).not.toContain('Date of birth');
    expect(labels).toContain('Religion');
  });

  test.each([
    'what lines should i remove to get it on one page',
    'remove my date of birth',
    'which job should i remove',
  ])('is another wish than: %s', (message) => expect(gone(said([message]))).not.toContain('REFEREES'));
});

describe('another wording of a line', () => {
  test.each(['another one please', 'try again, simpler', 'too complicated, easier english pls', 'something else'])(
    '%s: the same facts',
    (message) => {
      const [text = ''] = after(said(['rewrite the fridges line', message]));
      expect(text).toMatch(/fridges.*temperatures.*daily/u);
      expect(text).not.toMatch(/^Ensure /u);
      expect(text).not.toMatch(/\d/u);
    },
  );

  test('two of them where two are wished for', () =>
    expect(said(['improve the soups line', 'give me 2 other options']).proposals.length).toBeGreaterThan(0));
});

describe('one order for several parts', () => {
  test.each([
    'shorten the fridges point and the deliveries line also',
    'the fridges line and the deliveries one are too wordy, trim both',
  ])('%s', (message) => {
    const texts = after(said([message]));
    expect(texts).toContain('Ensure the fridges are cleaned and temperatures recorded daily');
    expect(texts).toContain('Received deliveries and checked them for quality');
  });

  test('a line with the summary', () =>
    expect(gone(said(['shorten the deliveries line and the summary also its too long']))).toEqual(
      expect.arrayContaining(['Summary', 'Kitchen Assistant, Corner Foods']),
    ));
});

describe('several wishes of a summary', () => {
  const wished = (message: string) =>
    after(said(['write a summary for this job', message], { advert: ADVERT })).join('\n');

  test.each([
    'too fancy, shorter and mention i speak Twi',
    'make it less formal and add Twi',
    'keep it short and say i speak Twi',
  ])('%s', (message) => {
    const text = wished(message);
    expect(text).toContain('Speaks Twi');
    expect(text).not.toContain('Looking for a post');
  });

  test('a length in words is kept', () => {
    const text = wished('no more than 15 words and mention Twi');
    expect(text).toContain('Speaks Twi');
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(15);
  });

  test('it is found by its name after a whole resume was fitted', () => {
    const [text = ''] = after(
      said(['tailor my cv for this job', 'make the bit at the top 2 lines max'], { advert: ADVERT }),
    );
    expect(text).toContain('Commis Chef');
    expect(text.length).toBeLessThanOrEqual(200);
  });
});

describe('in the place of what is lacking', () => {
  test.each([
    ['dont say procure wizard, we use Fourth. what do i put instead', 'Fourth'],
    ['i never used procure wizard, its called Marketman here, what should go there', 'Marketman'],
  ])('%s: what is used, by its own name', (message, name) => {
    const { text } = said(['tailor my cv for this job', message], { advert: ADVERT });
    expect(text).toMatch(/\*\*Procure Wizard\*\* stays out/iu);
    expect(text).toContain(`> ${name}`);
  });

  test('another of its kind without a name', () => {
    const { text, proposals } = said(
      ['tailor my cv for this job', 'dont put procure wizard, we have a different stock system. what do i write'],
      { advert: ADVERT },
    );
    expect(text).toContain('Stock system ([its name])');
    expect(proposals).toEqual([]);
  });
});
