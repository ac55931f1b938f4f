import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../testing/talk.ts';
import { ADVERT, RESUME, turnOf, turnOfMember } from '../testing/turn.ts';
import { linesOf } from '../tools/resume-lines.ts';
import { inTenseOfJob } from '../tools/tense-of-job.ts';
import { coach } from './coach.ts';

const entries = (text: string) =>
  coach(turnOfMember(text)).proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after));

test('offers keep the names that they are told by, and what is paid into a pension counts', () => {
  const { text } = coach(
    turnOf(
      'I have two offers in Toronto. Offer A is Elmwood Logistics, 82,000 base, 5% bonus, RRSP match of 4% of base, 3 weeks vacation. Offer B is Baywater Foods, 90,000 base, no bonus, 2 weeks vacation. Which is better in money?',
    ),
  );
  expect(text).toContain('| Elmwood Logistics |');
  expect(text).toContain('| Baywater Foods |');
  expect(text).toContain('89,380');
});

test.each([
  'i got an offer in dubai for 9000 dirhams and they want 1500 visa fee before the contract. is it a scam',
  'جاني عرض في دبي براتب 9000 درهم ويبون مني 1500 درهم رسوم فيزا قبل العقد. هذا نصب؟',
])('a fee that is asked for is no second offer: %s', (text) =>
  expect(coach(turnOf(text)).text).not.toMatch(/18,000|108,000/u),
);

test('the day of an interview is no topic to practise', () => {
  const { text } = coach(turnOf('i have interview for this on friday can u take a mock interview', { advert: ADVERT }));
  expect(text).not.toContain('friday');
});

describe('the first question of a practice interview', () => {
  const practice = {
    language: 'en' as const,
    questions: [
      { kind: 'introduction' as const, about: '', text: 'Tell me about yourself.' },
      {
        kind: 'requirement' as const,
        about: 'entries of bills in Tally',
        text: 'Tell me about entries of bills in Tally.',
      },
    ],
    notes: [],
  };
  const said = (text: string) => coach(turnOf(text, { advert: ADVERT, practice })).text;

  test('is answered by who introduces oneself, whatever else is told', () =>
    expect(
      said('myself Pooja, i completed BCom in 2024 and did entries of bills in tally for 3 months.'),
    ).not.toContain('answers another question'));

  test('has a frame for who has no resume', () =>
    expect(said('i dont know how to answer this. give me a sample answer')).toContain(
      '[what you are or what you have',
    ));
});

test('a job is added as one says it in Egypt, with its city', () =>
  expect(entries('ضيف شغلانة جديدة: Sales Executive في شركة Elm Electronics دبي من فبراير 2024 لحد دلوقتي')[0]).toBe(
    'Sales Executive, شركة Elm Electronics, دبي, 2024-02 – الآن',
  ));

test('a mail greets the person behind the post, and asks for the sum that is named', () => {
  const reference = coach(
    turnOf(
      'the best one is my old foreman at Prairie Elm, Doug Sample, but we have not talked for years. write him a short mail asking to be a reference',
    ),
  );
  expect(reference.text).toMatch(/(?:Hi|Dear) Doug/u);
  expect(coach(turnOf('write me mail to HR asking for 58000')).text).toContain('58,000');
});

test('thanks and orders are no deeds of an entry', () => {
  const said = entries(
    "Thank you, that's kind. I did private tutoring since June 2023, could you put that on the resume so that the dates don't look empty?",
  ).join('\n');
  expect(said).not.toMatch(/thank|kind/iu);
});

test('"add it" tells not what was done in a gap: the message before does', () => {
  const { resume } = restore({
    ...RESUME,
    workExperience: [
      { id: 'a', jobTitle: 'Clerk', company: 'Elm', startDate: '2022-03', current: true, description: '- Sorted mail' },
      { id: 'b', jobTitle: 'Clerk', company: 'Oak', startDate: '2018-01', endDate: '2020-12', description: '- Filed' },
    ],
  });
  const { proposals } = lastAnswerTo(
    ['i have gap in 2021, how to show it in resume? i was preparing for a govt exam', 'pls add it to my resume'],
    { resume: { id: 'r', title: 'My resume', data: resume } },
  );
  expect(proposals[0]!.diffs[0]!.after).not.toMatch(/add it/iu);
});

test('all verbs of a duty that goes on are of now', () => {
  const { resume } = restore({
    workExperience: [
      {
        id: 'a',
        jobTitle: 'Receptionist',
        company: 'Elm Dental',
        startDate: '2021-01',
        current: true,
        description: '- Responsible for answering phones and booking patients\n- Greet patients',
      },
    ],
  });
  expect(inTenseOfJob(resume, linesOf(resume)[0]!, 'Answered phones and booked patients')).toBe(
    'Answer phones and book patients',
  );
});

test.each([
  ['ok and what do i say when they go tell me about yourself', 'Tell me about yourself'],
  ['im 16 and never had a job, what do i even put on a resume', '15 to 18'],
  ['is 52000 enough for the blue card in munich', '50,700'],
  ['how much notice do i give if i quit in brisbane, been there 18 months', 'Australia'],
])('what people ask in whole sentences is found: %s', (asked, said) =>
  expect(coach(turnOf(asked)).text).toContain(said),
);

test('a long story is no mail, where nobody asks for one', () => {
  const story =
    'I have worked as an office manager for a small lettings firm for six and a half years. On Monday the owner took me aside and said that things are slow and that he may have to let one or two people go, and yesterday I saw my own job advertised online for less. I really don’t know what I am entitled to.';
  expect(coach(turnOf(story)).text).not.toContain('**Subject:**');
  expect(coach(turnOf(`${story} Could you draft an e-mail to thank him for the talk?`)).text).toContain('**Subject:**');
});

test('what was named and has no place in a resume is said not to be there', () => {
  const { resume } = restore({ ...RESUME, personal: { ...RESUME.personal, religion: 'none told' } });
  const { text } = coach(
    turnOf('remove the fathers name and religion from it', {
      isSignedIn: true,
      resume: { id: 'r', title: 'My resume', data: resume },
      resumes: [{ id: 'r', title: 'My resume' }],
    }),
  );
  expect(text).toContain('Father’s name');
});

test('the name of an institution says what is asked, and not only where', () => {
  const { text, choices } = coach(turnOf('how long do i have to go to the ccma'));
  expect([text, ...choices].join('\n')).toContain('dismissed in South Africa');
});

test.each([
  'How long should my resume be?',
  'How do I write strong bullet points?',
  'How do I explain a gap?',
  'How do I answer “Tell me about yourself”?',
  'What do I say about my weaknesses?',
  'What should I ask at the end?',
  'What do I say about salary expectations?',
  'How do I negotiate an offer?',
  'How much notice do I have to give?',
  'What is Saudization?',
  'Who pays for the work visa?',
  'How is the end-of-service gratuity calculated?',
  'كم صفحة يجب أن تكون سيرتي الذاتية؟',
  'كيف أكتب نقاطًا قوية في الخبرة؟',
  'كيف أشرح فترة انقطاع؟',
  'كيف أجيب عن «حدثني عن نفسك»؟',
  'كيف أتفاوض على العرض؟',
  'كم مدة الإشعار التي عليّ إعطاؤها؟',
  'كيف تُحسب مكافأة نهاية الخدمة؟',
])('what the screens offer to ask is answered, or asked for its country: %s', (question) =>
  expect(coach(turnOf(question)).kind).not.toBe('unknown'),
);
