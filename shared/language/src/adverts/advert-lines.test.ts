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
    expect(read('المتطلبات\nخبرة في الرنين المغناطيسي (MRI) تعد ميزة.')).toEqual([
      ['preferred', 'خبرة في الرنين المغناطيسي (MRI) تعد ميزة.'],
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

/** Sentences as people write them, each alone in the middle of an advert that has no headings. */
const SENTENCES = {
  required: `
    You'll need at least four years of stonework.
    You will have spent time with lime mortar.
    We need you to be fluent in Welsh.
    We're after somebody with a head for slate.
    The right person knows slate.
    You must hold a CSCS card.
    A CSCS card is essential.
    Experience with lime mortar is a must.
    You'll be comfortable reading drawings.
    You are a qualified mason with slate experience.
    You're confident with Revit.
    You have a degree in geology.
    You should be able to cut slate by hand.
    You know your way around Revit.
    Slate experience required.
    Applicants need a CSCS card.
    Candidates should possess a CSCS card.
    Ideal applicants have three years of slate.
    Two years' slate experience minimum.
    Min 2 yrs slate exp.
    CSCS essential.
    Revit a must.
    We expect you to know Revit inside out.
    We ask for three years of slate.
    You've worked with slate for three years.
    You've got a CSCS card.
    You can read drawings.
    You bring five years of slate.
    You'll be handy at cutting slate.
    Proficiency in Revit is required.
    Strong knowledge of slate.
    Whoever gets the job knows slate.
    It's important that you know Revit.
    It is essential that you can drive a van.
    The role requires knowledge of slate.
    The job calls for experience with slate.
    This post demands fluency in Welsh.
    None of this works unless you know Revit.
    You will be required to hold a CSCS card.
    A working knowledge of Revit is needed.
    Good Welsh is needed for this.
    Excel skills are vital.
    You speak Welsh well enough to argue.
    Must be good with slate.
    We won't consider anyone without a CSCS card.
    You'll already know slate.`,
  preferred: `
    Ideally you'd know Revit too.
    We'd love it if you knew Revit.
    Revit would be a bonus.
    Revit a plus.
    Bonus if you know Revit.
    Some Welsh would help.
    Welsh is useful.
    Welsh helps.
    It helps if you speak Welsh.
    If you speak Welsh, all the better.
    If you also know Revit, so much the better.
    Revit is nice to have.
    Revit experience preferred.
    Preference will be given to Welsh speakers.
    Welsh speakers are especially welcome.
    We'd be delighted if you spoke Welsh.
    Extra points for Revit.
    It'd be great if you'd used Revit.
    Knowing Revit would make our lives easier.
    You may also have used Revit.
    Perhaps you have used Revit, too.
    Maybe you've even used Revit.
    Revit isn't essential but would be handy.
    Experience of lime mortar is desirable.
    Lime mortar experience an advantage.
    Lime mortar advantageous.
    A certificate in lime work is an asset.
    Lime work would count in your favour.
    Lime work is a nice extra.
    Revit will be considered favourably.
    We would particularly like to hear from people with lime experience.
    Revit, if you have it, is welcome.
    You don't need Revit, but it would help.
    Not required, but great: Revit.
    Previous lime experience would be an advantage but is not essential as training will be given.
    Welsh not essential but useful.
    Revit useful.
    Lime preferred.
    Welsh a bonus.
    Any knowledge of Revit would be great.
    It would be wonderful to find someone with Revit.
    Having Revit makes you stand out.
    Should you know Revit, tell us.
    We like people who know Revit.
    You'll get extra credit for Revit.
    Even better: Revit.
    Bonus: Revit.
    Plus points: Revit.`,
  other: `
    We pay £15 an hour and provide a van.
    You'll get 28 days' holiday and a pension.
    We offer training in Revit.
    You will be trained in Revit.
    We'll teach you Revit.
    You don't need to know Revit.
    No Revit experience necessary.
    No experience needed as full training is given.
    Founded in 1987, we have mended roofs ever since.
    You'll receive a laptop and a phone.
    Send your CV to Megan by Friday.
    To apply, call Megan.
    We are an equal opportunity employer.
    Interviews will take place in May.
    A DBS check will be required.
    The successful candidate will be offered a contract for three years.
    We welcome applications from all parts of the community.
    Please include three references with your application.
    The closing date is 3 May.
    We use Revit and Teams.
    You will report to the Head of Roofs.
    You'll cut slate, mix lime and clear up.
    The role involves cutting slate.
    Our masons cut slate by hand.
    You will be based in Bangor.
    The post is funded by the Heritage Fund.
    We have a strong knowledge of slate in the firm.
    Our team has fifty years of experience between them.
    You'll work with our Revit experts.
    You'll learn Revit from Megan.
    We believe in education and training.`,
};

describe.each(Object.entries(SENTENCES))('a sentence that tells what is %s', (importance, sentences) => {
  it.each(sentences.trim().split(/\n\s+/))('%s', (sentence) => {
    const advert = `Stonemason\nOld Roofs mends chapels across the north.\n\nThere are six of us. ${sentence} The yard is by the station.\n\nWe start at seven.`;
    const found = readAdvertLines(advert)
      .filter(({ text }) => sentence.includes(text) || text.includes(sentence.slice(0, -1)))
      .map((line) => line.importance);
    if (importance === 'other') expect(found.filter((each) => each !== 'mentioned')).toEqual([]);
    else expect(found).toContain(importance);
    if (importance === 'preferred') expect(found).not.toContain('required');
  });
});
