import { lastAnswerTo } from '../../testing/talk.ts';
import { ADVERT, LETTER } from '../../testing/turn.ts';

const BY_ADVERT = { advert: ADVERT };

describe('a letter of the talk', () => {
  const write = 'write a cover letter for this job';

  test('is written from resume and advert, and says where it is kept', () => {
    const { text, proposals } = lastAnswerTo([write], BY_ADVERT);
    expect(text).toMatch(/^> Dear/);
    expect(text).toContain('Nadia Khan');
    expect(text).toContain('**Cover letter**');
    expect(text).not.toContain('Python experience');
    expect(proposals).toEqual([]);
  });

  test.each([
    ['and end with smth about being able to start in a month', 'I am able to start in a month.'],
    ['mention that i live nearby', 'I live nearby.'],
    ['add i have my own car', 'I have my own car.'],
  ])('takes what is told for it as a sentence: %s', (told, sentence) => {
    expect(lastAnswerTo([write, told], BY_ADVERT).text).toContain(sentence);
  });

  test('leaves out an employer, and takes nothing out of the resume', () => {
    const { text, proposals } = lastAnswerTo([write, 'leave out rapid'], BY_ADVERT);
    expect(text).not.toContain('Rapid');
    expect(proposals).toEqual([]);
  });

  test('keeps what was told through a change of tone', () => {
    const { text } = lastAnswerTo([write, 'mention that i live nearby', 'make it less stiff'], BY_ADVERT);
    expect(text).toContain('I live nearby.');
    expect(text).toMatch(/^> Hello/);
  });

  test('asks for a sentence in its own language, and keeps it', () => {
    const { text, kind } = lastAnswerTo(['اكتب لي خطاب تقديم لهذه الوظيفة', 'اذكر أنني مستعدة للانتقال'], BY_ADVERT);
    expect(kind).toBe('asking');
    expect(text).toContain('مستعدة للانتقال');
  });

  test.each([
    [[write, 'leave out rapid'], 'leave out Rapid'],
    [[write, 'mention that i can start in may'], 'I can start in May.'],
  ])('that cannot be written yet is remembered, and changes no resume: %j', (messages, kept) => {
    const { text, proposals } = lastAnswerTo(messages);
    expect(text).toContain(kept);
    expect(text).toContain('remember for the letter');
    expect(proposals).toEqual([]);
  });
});

test('of a kept letter a sentence is put in, or left out, as a proposal for the letter alone', () => {
  const kept = { letters: [LETTER], letter: LETTER };
  const added = lastAnswerTo(['make my letter shorter', 'mention that i live nearby'], kept);
  expect(added.proposals).toMatchObject([{ letterId: LETTER.id, diffs: [{ after: 'I live nearby.' }] }]);
  const out = lastAnswerTo(['make my letter shorter', 'leave out the long walks'], kept);
  expect(out.proposals).toMatchObject([{ letterId: LETTER.id, diffs: [{ after: '' }] }]);
});

describe('another value in a mail', () => {
  const resign = 'i need to resign, write to my manager tariq. last day 30 june';
  test.each(['actually 15 july', 'make it 15 july', 'change the last day to 15 july', 'no, 15 july'])('%s', (text) => {
    const answer = lastAnswerTo([resign, text]).text;
    expect(answer).toContain('15 July');
    expect(answer).not.toContain('30 June');
  });

  test('in Arabic', () => {
    const { text } = lastAnswerTo(['اكتب رسالة استقالة لمديري خالد آخر يوم 30 يونيو', 'لا 15 يوليو']);
    expect(text).toContain('15 يوليو');
    expect(text).not.toContain('30 يونيو');
  });

  test('leaves out what is not to be in it, or says that it does not stand there', () => {
    expect(lastAnswerTo([resign, 'leave out the final pay']).text).not.toContain('final pay');
    expect(lastAnswerTo([resign, 'leave out the football']).text).toContain('stands in no sentence');
  });
});

describe('a mail is asked for by what it is to say', () => {
  test.each([
    [
      'interview is tuesday 10am but i cant make it, write mr osman and ask if thursday works',
      ['Dear Mr Osman', 'on Tuesday at 10am', 'Would Thursday suit you?'],
    ],
    [
      'tell hr i cant come to the interview tomorrow, ask for another day',
      ['I cannot make it tomorrow', 'another time'],
    ],
    [
      'عندي مقابلة يوم الأحد وما اقدر اجي، اكتب لهم نأجلها للثلاثاء',
      ['لا يمكنني الحضور يوم الأحد', 'هل يناسبكم الثلاثاء'],
    ],
    ['cancel my interview on monday, write them', ['cancel our interview on Monday']],
    ['had the interview today, thank you email pls', ['Thank you for your time today']],
    ['havent heard back 2 weeks after applying, write a follow up', ['I applied', '2 weeks ago']],
    ['قدمت على وظيفة قبل أسبوعين ولم يرد أحد، اكتب لي رسالة متابعة', ['تقدمت قبل أسبوعين']],
    ['cold message to a recruiter i dont know', ['May I send you my resume']],
  ])('%s', (text, parts) => {
    const said = lastAnswerTo([text]).text;
    for (const part of parts) expect(said).toContain(part);
  });

  test('thanks for no meeting after an application, and is in no gender', () => {
    const { text } = lastAnswerTo(['قدمت على وظيفة قبل أسبوعين ولم يرد أحد، اكتب لي رسالة متابعة']);
    expect(text).not.toContain('اللقاء');
    expect(text).not.toContain('مهتمًا');
  });

  test('another day is put beside none, and in the place of one', () => {
    const asked = 'write an email to reschedule my interview on monday';
    expect(lastAnswerTo([asked, 'make it wednesday']).text).toContain('Would Wednesday suit you?');
    expect(lastAnswerTo([asked, 'make it wednesday', 'actually thursday']).text).toContain('Would Thursday suit you?');
  });
});

describe('a mail that asks something', () => {
  const ask = 'can u write an email to hr asking when my contract starts';
  test('asks it, of whom it is told, with what is asked beside it', () => {
    expect(lastAnswerTo([ask]).text).toContain('Could you tell me when my contract starts?');
    expect(lastAnswerTo([ask, 'his name is mr khalid']).text).toContain('Dear Mr Khalid');
    expect(lastAnswerTo([ask, 'and ask for a copy']).text).toContain('May I also ask for a copy?');
  });

  test('of which nothing is known yet is written with the next message', () => {
    const { text } = lastAnswerTo(['write an email for me', 'to hr, to ask when my visa is ready']);
    expect(text).toContain('Could you tell me when my visa is ready?');
  });
});

test('an acceptance takes the date and the pay that are told after it', () => {
  const { text } = lastAnswerTo(['accept the offer from noon', 'start date 1 september', 'salary 16500']);
  expect(text).toContain('starting on 1 September');
  expect(text).toContain('16,500');
});
