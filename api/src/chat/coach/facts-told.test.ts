import { restore } from '@vitae/documents/model/restore';
import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

const answer = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR);
const proposedBy = (...messages: string[]) =>
  answer(...messages).proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after));

describe('a new job with the end of the old one', () => {
  test.each([
    'i left harbour hotel in september 2025 and since october im at bluewave in barnsley as night manager. update my cv',
    'I left Harbour Hotel in September 2025. Since October 2025 I am at Bluewave in Barnsley as a night manager.',
    'quit my job: i left harbour hotel in september 2025, i started at bluewave in barnsley as night manager in october',
  ])('%s', (text) =>
    expect(proposedBy(text)).toEqual(['2025-09', 'Night Manager, Bluewave, Barnsley, 2025-10 – present']),
  );
});

describe('a licence or certificate that is told as held', () => {
  test.each([
    ['i have a full uk driving licence, add it to my cv', 'Full UK Driving Licence'],
    ['add that i hold a first aid certificate', 'First Aid Certificate'],
    ['عايز اضيف ان معايا رخصة قيادة', 'رخصة قيادة'],
    ['عندي شهادة إسعافات أولية، ضيفها', 'شهادة إسعافات أولية'],
    ['ضيف رخصة قيادة', 'رخصة قيادة'],
  ])('%s', (text, certificate) => expect(proposedBy(text)).toEqual([certificate]));

  test.each([
    'take the year out of the fire marshal certificate',
    'remove 2022 from fire marshal',
    'شيل سنة 2022 من شهادة fire marshal',
  ])('%s', (text) => expect(proposedBy(text)).toEqual(['Fire Marshal']));
});

describe('a mail with what was told', () => {
  test.each([
    'bluewave asked when i am free for a call. answer them tuesday or thursday after 4',
    'priya wants to phone me, reply to her that i can do tuesday or thursday after 4',
  ])('%s', (text) => expect(answer(text).text).toContain('on Tuesday or Thursday after 4'));

  test('whom the advert names is greeted by the whole name', () =>
    expect(answer('priya asked when i am free. answer her tuesday after 4').text).toContain('Dear Priya Nair,'));

  test('what the job is about is no reason', () =>
    expect(
      answer('i cant make the interview for the travel and emergency desk on monday, write to them').text,
    ).not.toContain('because I am'));

  test('another day, and shorter', () => {
    const first = 'priya asked when i am free. answer her tuesday or thursday after 4';
    expect(answer(first, 'sorry wednesday not tuesday').text).toContain('on Wednesday or Thursday after 4');
    expect(answer(first, 'sorry wednesday not tuesday', 'shorter, 2 sentences max').text).toContain('Wednesday');
  });

  test('illness, the day and another one', () => {
    const { text } = answer(
      'i cant come to the interview on monday, im sick. write to them',
      'ask for wednesday instead',
    );
    expect(text).toContain('on Monday, because I am ill. Would Wednesday suit you?');
  });

  test('the same as it is spoken in Arabic', () => {
    const { text } = answer(
      'بدي ايميل اعتذر انو ما رح اقدر اجي عالمقابلة يوم الاحد لاني مريض',
      'واطلب منهم يوم التلات بدالو',
    );
    expect(text).toContain('يوم الأحد بسبب المرض. هل يناسبكم يوم الثلاثاء؟');
  });
});

describe('a summary without its writer', () => {
  const OWN = restore({
    ...SUPERVISOR,
    personal: {
      ...SUPERVISOR.personal,
      profile:
        'I am a front office supervisor with 9 years in hotels. I lead six people and I keep my rota in Excel. Guests say I never rush them.',
    },
  }).resume;

  test.each([
    'rewrite my profile without I and my, and dont make stuff up',
    'put my summary in the third person',
    'remove the first person from my summary',
  ])('%s: the same facts', (text) => {
    const { proposals, text: said } = lastAnswerTo([text], { advert: HOTEL_ADVERT }, OWN);
    expect(proposals[0]!.diffs[0]!.after).toBe(
      'Front office supervisor with 9 years in hotels. Leads six people and keeps the rota in Excel. Guests say I never rush them.',
    );
    expect(said).toContain('“Guests say I never rush them.”');
  });
});

describe('what follows on an answer', () => {
  test('of two sums: percent, a month, a wish', () => {
    const first = 'they offered me 42k, im on 37.5k now. how much is that in percent';
    expect(answer(first).text).toContain('12 % more');
    expect(answer(first, 'and a month?').text).toContain('375 a month');
    expect(answer(first, 'would u try for 44').text).toContain('inside what they planned');
  });

  test('the same in Arabic', () => {
    const first = 'راتبي 12000 وعرضوا علي 15000، كم الزيادة بالمية';
    expect(answer(first).text).toContain('25 %');
    expect(answer(first, 'وبالسنة؟').text).toContain('36,000');
  });

  test.each(['whats the one thing to fix first', 'where do i start', 'ايش اهم شي'])(
    '%s, of what an advert asks for',
    (text) => expect(answer('how good does my cv match this job', text).text).toMatch(/^\*\*[^*]+\*\*:/),
  );

  test('a letter keeps what it is about', () => {
    const casual = answer('write a cover letter', 'sounds stiff, more like how a normal person talks');
    expect(casual.text).toContain('Hello');
    expect(answer('write a cover letter', 'also say i can start in 4 weeks').text).toContain('I can start in 4 weeks.');
  });

  test('questions of an interview, and those to ask', () => {
    expect(answer('what technical questions will they ask').about?.kind).toBe('questions');
    expect(answer('what technical questions will they ask', 'and what should i ask them').about).toMatchObject({
      id: 'questions-to-ask',
    });
  });
});
