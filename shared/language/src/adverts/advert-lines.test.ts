import { readAdvertLines } from './advert-lines.ts';
import type { Importance } from './importance.ts';

const read = (advert: string) => readAdvertLines(advert).map(({ text, importance }) => [importance, text]);
const asked = (advert: string, importance: Importance) =>
  readAdvertLines(advert)
    .filter((line) => line.importance === importance)
    .map(({ text }) => text);

describe('how much an advert asks for what its lines name', () => {
  it.each([
    ['Fluent in English, Arabic speakers will be preferred', 'Fluent in English', 'Arabic speakers will be preferred'],
    ['CPA is required; Power BI is desirable', 'CPA is required;', 'Power BI is desirable'],
    ['5 years in hotels, ideally by the sea', '5 years in hotels', 'ideally by the sea'],
    ['A degree preferably in law', 'A degree', 'preferably in law'],
    ['A licence is essential, and a van is a plus', 'A licence is essential', 'a van is a plus'],
    ['Fluency in English is required and Dutch is a plus', 'Fluency in English is required', 'Dutch is a plus'],
    [
      'Three years in hotels, with keys held before preferred',
      'Three years in hotels',
      'with keys held before preferred',
    ],
    ['SQL (Spark preferred) is a must', 'SQL, is a must', 'Spark preferred'],
  ])('parts a demand from a wish: %s', (line, demand, wish) => {
    expect(read(`Requirements\n- ${line}`)).toEqual([
      ['required', demand],
      ['preferred', wish],
    ]);
  });

  it.each([
    'Kafka, Redis and Spark are a plus',
    'Exposure to AWS, Kubernetes will be added advantage.',
    'SQL and a BI tool would all be handy',
    'Good to have - Redis',
    "We'd prefer two years of practice",
    'Candidates who speak Spanish are encouraged to apply',
    'Preference for candidates with a boat',
    'Writing method statements would also be looked on kindly.',
    'Those who have rigged a mast or who hold a ticket will go to the top of the pile.',
    "It would be lovely if you'd sailed, if you were a cook, or if you knew your way around knots.",
    'A diploma is preferred, and so is familiarity with Opera.',
    'Knowledge of sails, oars – added plus',
    "It's a nice surprise if you've been to sea, you knit, or you've kept a log.",
    'If you have led a crew before, or can cook, we will be relieved.',
    'Danish gets you an extra week.',
    'A degree in knots is appreciated though experience speaks louder.',
    "If you've used oars, even better.",
    'A driving licence is useful for deliveries but by no means essential.',
    "Sails, oars: not mandatory but we'd like it",
  ])('leaves a wish whole: %s', (line) => {
    expect(read(`Requirements\n- ${line}`)).toEqual([['preferred', line]]);
  });

  it.each([
    ['Desired Candidate Profile', 'required'],
    ["It'd help if you also had", 'preferred'],
    ['What would make us reply at once:', 'preferred'],
    ['None of these are must-haves, but tell us if you have them:', 'preferred'],
    ['نقاط تحسب لك', 'preferred'],
    ['Who I think you are', 'required'],
    ['The Person', 'required'],
    ['Secondary skills:', 'preferred'],
    ['Nice if you:', 'preferred'],
    ["Not required, but we'd be glad to see:", 'preferred'],
    ['Personal attributes', 'required'],
  ] as const)('reads the heading “%s”', (heading, importance) => {
    expect(asked(`Your role\n- Drive\n\n${heading}\n- Sailing`, importance)).toEqual(['Sailing']);
  });

  it.each(['Why Bluebonnet?', 'Our promise', 'What you can expect from us', 'ماذا نقدم؟', "What I won't ask about"])(
    'asks for nothing below “%s”',
    (heading) => {
      expect(asked(`Requirements\n- Sailing\n\n${heading}\n- Python lessons`, 'required')).toEqual(['Sailing']);
    },
  );

  it.each([
    ['Lovely extras:', 'preferred'],
    ['ويا حبذا لو:', 'preferred'],
    ['Requirments', 'required'],
    ['Candidates must, on the closing date, have:', 'required'],
    ['من نتوقع أن تكون؟', 'required'],
  ] as const)('reads a heading that nobody has foreseen or spelt well: “%s”', (heading, importance) => {
    expect(asked(`Benefits\n- A cake\n\n${heading}\n- Sailing`, importance)).toEqual(['Sailing']);
  });

  it('lets a list under a heading without a known word speak for itself', () => {
    const advert = 'Requirements\n- Sailing\n\nA Tuesday in March:\n- You count the boats\n- You paint them';
    expect(asked(advert, 'required')).toEqual(['Sailing']);
    expect(asked(advert.replace('You count the boats', 'Fluency in Dutch'), 'required')).toContain('Fluency in Dutch');
  });

  it('counts the items of a list that has lost its line breaks', () => {
    expect(asked('Requirements\n1. Education: a degree. 2. Should have sailed for 3. 3. Oars', 'required')).toEqual([
      'Education: a degree.',
      'Should have sailed for 3.',
      'Oars',
    ]);
  });

  it('takes one qualification for no heading', () => {
    expect(asked('Desirable\nMentorship qualification\nSailing', 'preferred')).toHaveLength(2);
  });

  it('counts the items of a list by letters', () => {
    expect(asked('Requirements\n(a) four years at sea\n(b) a record of calm', 'required')).toEqual([
      'four years at sea',
      'a record of calm',
    ]);
  });

  it('asks of whom it seeks what they are to have', () => {
    expect(asked('We are seeking a skipper with coastal experience to head a crew.', 'required')).toEqual([
      'coastal experience to head a crew.',
    ]);
  });

  it('ends a lead within a paragraph where its sentence ends', () => {
    const advert = "What we hope your last years look like: mostly sails. You've kept a log. We paint boats.";
    expect(asked(advert, 'required')).toEqual(['mostly sails.', "You've kept a log."]);
  });

  it('goes on about whoever is sought', () => {
    const advert = 'Our ideal skipper has kept a log for years. He or she is at home with knots. We paint boats.';
    expect(asked(advert, 'required')).toEqual([
      'Our ideal skipper has kept a log for years.',
      'He or she is at home with knots.',
    ]);
    expect(asked('You will have a licence. You will have the opportunity to sail.', 'required')).toEqual([
      'You will have a licence.',
    ]);
  });

  it('lets a fact among facts head nothing but itself', () => {
    const advert = ['Boatbuilder', 'Travel required: none', 'Grade: 4', 'Remote: no', 'We mend boats by the sea.'];
    expect(asked(advert.join('\n'), 'required')).toEqual([]);
    expect(asked('Boatbuilder\nExperience: caulking\nGrade: 4', 'required')).toEqual(['caulking']);
  });

  it.each([
    'Required Documents\nA letter showing what you have mended, and copies of your certificates of caulking.',
    'What do we give you?\n- Paid training in caulking\n- A boat of your own',
    'How you will be evaluated\nYou will be rated on your knowledge of caulking and of rope.',
  ])('asks for nothing under the heading of what is no demand: %s', (end) => {
    expect(asked(`Requirements\n- Rope work\n\n${end}`, 'required')).toEqual(['Rope work']);
  });

  it('asks for no second way to qualify', () => {
    const advert = 'Qualifications\nOne year of caulking\nOR\nThree years of rope work\n\nSkills\n- Sails';
    expect(asked(advert, 'required')).toEqual(['One year of caulking', 'Sails']);
  });

  it('begins with what the job is, whatever words of headings are in it', () => {
    const advert = 'Part-time bookkeeper (20 hours)\nYou should have three years of bookkeeping.';
    expect(asked(advert, 'required')).toEqual(['You should have three years of bookkeeping.']);
  });

  it.each([
    ['preferred', "If you've rigged a mast before, you'll feel at home sooner."],
    ['preferred', 'A certificate of caulking is nice but truly optional.'],
    ['preferred', "We'd love it if you knew rope."],
    ['required', "We'd love to meet someone who holds at least a skipper's ticket."],
  ])('tells wishes in prose from what only sounds like one: %s %s', (importance, sentence) => {
    expect(read(`About you\nYou know sails. ${sentence}`)).toContainEqual([importance, sentence]);
  });

  it('takes a sentence about applicants for no heading', () => {
    const advert = 'Requirements\nSales\nCASA candidates will be given first preference\nGood communication skills';
    expect(asked(advert, 'required')).toContain('Good communication skills');
  });

  it('knows a list of demands that no heading stands over', () => {
    const advert = '• B.Tech Civil, attested\n• Must know AutoCAD\n• Minimum 8 years of experience';
    expect(asked(advert, 'required')).toHaveLength(3);
    expect(asked('• Serve guests\n• Clear tables\n• Must smile\n• Fold napkins', 'required')).toEqual(['Must smile']);
  });

  it.each([
    ['required', 'You are no stranger to rye and you treat dough with patience.'],
    ['required', 'They treat dough with patience and have baked for two years.'],
    ['preferred', 'Having run a market stall would tip the scales.'],
    ['mentioned', 'Your first task is to move the ovens.'],
  ])('has learned what is %s where no rule tells: %s', (importance, sentence) => {
    const advert = `Baker\nOur shop is older than the church.\nYou know how to laminate dough.\n${sentence}\nWe pay £14 an hour.`;
    expect(read(advert)).toContainEqual([importance, sentence]);
  });

  it('reads Arabic prose sentence by sentence', () => {
    const advert = 'نبحث عن محاسب لديه خبرة في الضرائب. معرفة Odoo ميزة إضافية.';
    expect(read(advert)).toEqual([
      ['required', 'نبحث عن محاسب لديه خبرة في الضرائب.'],
      ['preferred', 'معرفة Odoo ميزة إضافية.'],
    ]);
  });

  it('leaves out what is waived, another way to the same, and the law', () => {
    const advert = [
      'Requirements',
      "German isn't required.",
      'One year in budgeting;',
      'OR a Ph.D.',
      'By applying you agree to our privacy notice.',
      'Must be 18 or older.',
    ].join('\n');
    expect(asked(advert, 'required')).toEqual(['One year in budgeting;']);
  });
});
