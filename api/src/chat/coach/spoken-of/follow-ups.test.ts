import { applyChanges } from '@vitae/documents/model/changes';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { HOSTILE_UNITS, repeatTo } from '../../../../bench/hostile-texts.ts';
import { cpuTimeOf } from '../../../testing/cpu-time.ts';
import { TYPED } from '../../evaluation/typed-questions.ts';
import { ADVERT, RESUME, turnOfMember, turnOfWriter } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';

const HELD: Resume = restore({
  ...RESUME,
  personal: {
    ...RESUME.personal,
    email: 'nadia@example.com',
    phone: '+971 50 111 2222',
    profile: 'Warehouse manager with 9 years of experience. Responsible for two sites. Good team player.',
  },
  skills: [
    { name: 'Forklift', level: '', keywords: [] },
    { name: 'Negotiation', level: '', keywords: [] },
  ],
  certifications: { blocks: [{ text: 'NEBOSH, 2019', key: 'a', type: 'unordered-list-item' }], entityMap: {} },
}).resume;

const QUESTIONS_ASKED = 25;

interface Talk {
  resume: Resume;
  answer: CoachAnswer;
}

/**
 * Says one message after the other; of each answer the talk keeps what the database keeps. What is proposed is accepted
 * before the next message, unless the message begins with `(open)`.
 */
function talk(messages: readonly string[], more: Partial<Turn> = {}, turnOf = turnOfMember): Talk {
  let data = HELD;
  let history: TalkedMessage[] = [];
  let answer: CoachAnswer | undefined;
  for (const message of messages) {
    const text = message.replace(/^\(open\) /, '');
    const resume = { id: 'resume-1', title: 'My resume', data };
    answer = coach(turnOf(text, { resume, ...more, history }));
    const { about, choices, proposals, sources } = answer;
    const kept = { role: 'assistant' as const, text: answer.text, about, choices, proposals, sources };
    // As after a reload: what is kept is JSON.
    history = [...history, { role: 'user', text }, JSON.parse(JSON.stringify(kept))];
    if (message === text) {
      const changes = proposals.filter(({ resumeId }) => resumeId).flatMap((proposal) => proposal.changes);
      const applied = applyChanges(data, changes);
      expect(applied.conflicts).toEqual([]);
      data = applied.document;
    }
  }
  return { resume: data, answer: answer! };
}
const skillsOf = ({ resume }: Talk) => resume.skills.map(({ name }) => name);
const linesAt = ({ resume }: Talk, job = 0) => resume.workExperience[job]!.description.split('\n');
const certificatesOf = ({ resume }: Talk) => resume.certifications.blocks.map(({ text }) => text);

describe('"delete it"', () => {
  test.each([
    ['a skill', ['add Python to my skills', 'delete it'], skillsOf, ['Forklift', 'Negotiation']],
    ['a skill, in Arabic', ['أضف مهارة بايثون إلى سيرتي', 'احذفها'], skillsOf, ['Forklift', 'Negotiation']],
    [
      'a line that was just added',
      ['add a bullet to my rapid job: trained 5 drivers', 'take it out again'],
      (said: Talk) => linesAt(said, 1),
      ['- Planned shifts'],
    ],
    ['a certificate', ['add First Aid certificate from 2022', 'remove that one'], certificatesOf, ['NEBOSH, 2019']],
    [
      'the first of several skills',
      ['add Python to my skills', 'and SQL', 'remove the first one'],
      skillsOf,
      ['Forklift', 'Negotiation', 'SQL'],
    ],
  ])('takes out %s that was accepted', (_, messages, of, left) => {
    expect(of(talk(messages))).toEqual(left);
  });

  test('of what is still open says that it is not in yet', () => {
    const { answer } = talk(['(open) add Python to my skills', 'delete it']);
    expect(answer).toMatchObject({ proposals: [], text: expect.stringContaining('leave the proposal') });
  });

  test.each([['delete it'], ['احذفها'], ['remove that'], ['شيلها']])(
    'asks which thing is meant where none was spoken of, and deletes no account: %s',
    (text) => {
      for (const before of [[], ['how long should my cv be'], ['thanks']]) {
        const { answer } = talk([...before, text]);
        expect(answer).toMatchObject({ kind: 'asking', proposals: [] });
        expect(answer.sources).toEqual([]);
      }
    },
  );

  test('means what was spoken of last, after the subject has changed', () => {
    const said = talk(['add Python to my skills', 'add First Aid certificate from 2022', 'delete it']);
    expect(certificatesOf(said)).toEqual(['NEBOSH, 2019']);
    expect(skillsOf(said)).toContain('Python');
  });

  test('means it still after a word of thanks', () => {
    expect(skillsOf(talk(['add Python to my skills', 'thanks', 'delete it']))).not.toContain('Python');
  });
});

describe('"put it first"', () => {
  test.each(['put that one first', 'move it to the top', 'حطها أول'])('of a line: %s', (text) => {
    const added = 'add a bullet to my gulf logistics job: won the safety award 2023';
    expect(linesAt(talk([added, text]))[0]).toBe('- Won the safety award 2023');
    expect(linesAt(talk([`(open) ${added}`, text]))[0]).toBe('- Won the safety award 2023');
  });

  test('of a skill changes no other', () => {
    expect(skillsOf(talk(['add Python to my skills', 'put it first']))).toEqual(['Python', 'Forklift', 'Negotiation']);
  });

  test('of a line that is named', () => {
    expect(linesAt(talk(['move the picking errors line to the top']))[0]).toBe(
      '- Cut picking errors by 48% with SAP EWM',
    );
  });
});

describe('another value', () => {
  const certificate = 'add PMP certification from 2024';
  test.each(['oh sorry it was 2023', 'actually 2023', 'no, 2023', 'لا قصدي 2023'])(
    'of a year, open or accepted: %s',
    (text) => {
      expect(certificatesOf(talk([certificate, text]))).toEqual(['NEBOSH, 2019', 'PMP, 2023']);
      expect(certificatesOf(talk([`(open) ${certificate}`, text]))).toEqual(['NEBOSH, 2019', 'PMP, 2023']);
    },
  );

  test.each([
    [['my email should be nadia.k@gmail.com', 'no wait, nkhan@gmail.com'], 'email', 'nkhan@gmail.com'],
    [['ابي اغير رقمي الى 0551234567', 'لا غلط 0559876543'], 'phone', '+971 55 987 6543'],
    [['change my title at the top to Hub Manager', 'actually make it Depot Manager'], 'jobTitle', 'Depot Manager'],
  ])('of a detail: %j', (messages, field, value) => {
    expect(talk(messages).resume.personal).toMatchObject({ [field]: value });
  });

  test('of a date keeps the part that is not said again, in both languages', () => {
    const [, english] = talk(['my end date at rapid is march 2019', 'no, april']).resume.workExperience;
    const [, arabic] = talk(['عدل تاريخ نهاية شغلي في Rapid خليه يناير 2019', 'لا فبراير']).resume.workExperience;
    expect([english!.endDate, arabic!.endDate]).toEqual(['2019-04', '2019-02']);
  });

  test('of a figure changes that line alone', () => {
    const said = talk(['add a bullet to my rapid job: trained 5 drivers', 'it was 6 not 5']);
    expect(linesAt(said, 1)).toEqual(['- Planned shifts', '- Trained 6 drivers']);
  });

  test('of the job takes the line from the one to the other', () => {
    const said = talk(['add a bullet to my rapid job: trained 5 drivers', 'no, the other job']);
    expect(linesAt(said, 1)).toEqual(['- Planned shifts']);
    expect(linesAt(said, 0).at(-1)).toBe('- Trained 5 drivers');
  });

  test('of a skill’s level is no other skill', () => {
    const { skills } = talk(['add Python to my skills', 'make it basic level']).resume;
    expect(skills.at(-1)).toMatchObject({ name: 'Python', level: 'basic' });
  });

  test('is no further order', () => {
    expect(skillsOf(talk(['add Python to my skills', 'actually, add SQL to my skills']))).toEqual([
      'Forklift',
      'Negotiation',
      'Python',
      'SQL',
    ]);
  });
});

describe('"change it back"', () => {
  test.each([
    ['change my title at the top to Hub Manager', 'actually put it back'],
    ['remove the shift leader job', 'undo that'],
    ['rewrite my summary', 'i liked the old one'],
    ['غير المسمى الوظيفي إلى مدير مستودع', 'رجعه زي ما كان'],
    ['احذف وظيفة Rapid', 'لا خليها'],
  ])('proposes how it was before, once it was accepted: %s', (order, back) => {
    expect(talk([order]).resume).not.toEqual(HELD);
    expect(talk([order, back]).resume).toEqual(HELD);
  });

  test('proposes nothing while it is open', () => {
    const { answer } = talk(['(open) change my title at the top to Hub Manager', 'put it back']);
    expect(answer).toMatchObject({ proposals: [], text: expect.stringContaining('stays as it was') });
  });
});

describe('the same', () => {
  test('is done for another line', () => {
    const said = talk(['rewrite the bullet about the pickers', 'do the same for the weekly reports one']);
    expect(said.answer.about).toMatchObject({ kind: 'line', text: 'Weekly reports' });
  });

  test('is written in another language', () => {
    const { answer } = talk(['write a thank you email to Sarah Whitlock', 'make it shorter', 'and in arabic']);
    expect(answer.text).toContain('شكرًا على وقتكم');
    expect(answer.text).not.toContain('بقي معي');
  });
});

describe('a mail', () => {
  test('takes names in small letters, and keeps what was told through every change', () => {
    const asked = 'write a thank you email to sara khalil, interviewed me yesterday for shift leader at novabank';
    const { answer } = talk([asked, 'too stiff', 'her name is zara not sara']);
    expect(answer.text).toMatch(/> Hi Zara,[\s\S]*yesterday[\s\S]*Novabank/);
  });

  test('is of its own company, not of the advert’s', () => {
    const { answer } = talk(['بدي ايميل ارفض فيه عرض شغل من شركة النخبة'], { advert: ADVERT });
    expect(answer.text).toContain('النخبة');
    expect(answer.text).not.toContain('Logistics Manager');
  });

  test('says when one has applied, and how one is reached', () => {
    const { text } = talk([
      'havent heard back 2 weeks after applying to nova bank, write something to send them',
    ]).answer;
    expect(text).toContain('at Nova Bank 2 weeks ago');
    expect(text).toContain('+971 50 111 2222');
  });

  test('takes a sentence more', () => {
    const { text } = talk(['write an email to ask about my application', 'add that i speak Urdu']).answer;
    expect(text).toContain('> I speak Urdu.');
  });

  test('is written for the answer that spoke of it', () => {
    expect(talk(['when should i follow up after an interview', 'write it for me']).answer.text).toContain(
      '**Subject:**',
    );
  });
});

describe('offers', () => {
  const told =
    'compare two offers: A is 18000 AED a month all in, B is 15000 AED a month plus 2000 housing and 20000 yearly bonus';

  test('with a bonus are set side by side with and without it', () => {
    const { text } = talk([told]).answer;
    expect(text).toContain('| B | 17,000 AED | 20,000 |');
    expect(text).toContain('A 216,000 AED, B 204,000 AED');
    expect(text).not.toContain('Beside the pay you name');
  });

  test('with a variable part are compared by what is fixed', () => {
    const { text } = talk([
      'offer 1: 14 lpa, 10 fixed and 4 variable. offer 2: 12.5 lpa all fixed. which is better',
    ]).answer;
    expect(text).toContain('**Offer 2** pays 25% more for sure');
  });

  test.each([
    ['which one if i care about working from home? A is 3 days at home, B none', '**A**', '8,000 AED a year'],
    ['what about the bonus', 'B:** 20,000 AED', ''],
    ['whats the difference per month', '667 AED a month', ''],
    ['and if A goes up to 19000', 'A 228,000 AED', ''],
  ])('are asked on about: %s', (text, said, more) => {
    const { answer } = talk([told, text]);
    expect(answer.text).toContain(said);
    expect(answer.text).toContain(more);
  });
});

describe('a question that carries on from an answer', () => {
  test.each([
    [
      'i took 14 months off to care for my mum, how do i put that on my resume',
      'what do i say if they ask in the interview',
      'In the interview one sentence',
    ],
    [
      'recruiter keeps asking my expected salary and i dont want to say a number first',
      'the online form wont let me leave it blank',
      'The advert asks for my salary expectation',
    ],
    ['what do i wear to an interview', 'and if its on zoom', 'On video'],
    ['انا لسه متخرج ومعنديش خبره اكتب ايه في السي في', 'طب والتدريب الصيفي ينفع احطه؟', 'بلا خبرة'],
    ['how do i ask for a raise', 'what if he says no', 'If not now'],
  ])('stays on the subject: %s → %s', (first, second, said) => {
    expect(talk([first, second], { resume: null }).answer.text).toContain(said);
  });

  test('of which nothing more is known offers nothing unrelated', () => {
    const { answer } = talk(['how do i ask for a raise', 'and on saturn']);
    expect(answer.kind).toBe('unknown');
    expect(answer.text).toContain('How do I ask for a raise?');
  });

  test('that says itself what it is about is answered for itself', () => {
    const { answer } = talk(['how do i ask for a raise', 'what is the star method']);
    expect(answer.text).toContain('STAR');
  });
});

test('weak words are replaced where they stand, in lines and summary, and nowhere else', () => {
  const { resume } = talk(["replace all the 'responsible for' with stronger verbs"]);
  expect(resume.personal.profile).toContain('years of experience. Managed two sites.');
  expect(resume.workExperience[0]!.description.split('\n').slice(1)).toEqual(
    HELD.workExperience[0]!.description.split('\n').slice(1),
  );
  expect(resume.workExperience[1]).toEqual(HELD.workExperience[1]);
});

test('a longer skill is not the shorter one', () => {
  expect(skillsOf(talk(['أضف مهارة التفاوض على العقود إلى سيرتي الذاتية']))).toContain('التفاوض على العقود');
  expect(talk(['add negotiation to my skills']).answer.text).toBe('Already in your list: **Negotiation**.');
});

test('a letter that was shortened is meant by what follows', () => {
  const { answer } = talk(['make my letter better', 'shorter'], { resume: undefined! }, (text, more) =>
    turnOfWriter(text, { history: more?.history ?? [] }),
  );
  expect(answer.proposals).toMatchObject([{ title: 'Shorten the letter' }]);
});

test('a talk that was kept without what its answers were about is understood all the same', () => {
  const order = 'add Python to my skills';
  const data = applyChanges(
    HELD,
    coach(turnOfMember(order)).proposals.flatMap(({ changes }) => changes),
  ).document;
  const history: TalkedMessage[] = [
    { role: 'user', text: order },
    { role: 'assistant', text: 'As you say.' },
  ];
  const { proposals } = coach(turnOfMember('delete it', { history, resume: { id: 'resume-1', title: 'R', data } }));
  expect(proposals[0]?.diffs[0]).toMatchObject({ before: 'Python', after: '' });
});

test.each([
  'add Python to my skills',
  'write a thank you email to Sarah',
  'compare A: 12000 AED, B: 14000 AED',
  'rewrite my summary',
])('a question of its own is answered in the middle of a talk as at its beginning: after %s', (first) => {
  const history: TalkedMessage[] = [
    { role: 'user', text: first },
    { ...coach(turnOfMember(first)), role: 'assistant' },
  ];
  const questions = TYPED.slice(0, QUESTIONS_ASKED).map(([question]) => question);
  const textsOf = (more: Partial<Turn>) => questions.map((text) => coach(turnOfMember(text, more)).text);
  expect(textsOf({ history })).toEqual(textsOf({}));
});

describe('a hostile message of 4,000 characters after an answer', () => {
  /** An expression that goes back over what it has read takes some hundred times as long. */
  const TIMES_ORDINARY = 25;
  const ORDINARY = TYPED.map(([question]) => question)
    .join('. ')
    .slice(0, 4_000);
  test.each(['compare A: 12000 AED, B: 14000 AED', 'write a thank you email to Sarah', 'how do i ask for a raise'])(
    'takes no longer than its size: %s',
    async (first) => {
      const said = coach(turnOfMember(first));
      const history: TalkedMessage[] = [
        { role: 'user', text: first },
        { ...said, role: 'assistant' },
      ];
      const timeOf = (text: string) => cpuTimeOf(() => coach(turnOfMember(text, { history })));
      // The first time compiles.
      await timeOf(ORDINARY);
      const limit = TIMES_ORDINARY * (await timeOf(ORDINARY));
      const slow: string[] = [];
      for (const [name, unit] of Object.entries(HOSTILE_UNITS))
        if ((await timeOf(repeatTo(unit, 4_000))) >= limit) slow.push(name);
      expect(slow).toEqual([]);
    },
  );
});
