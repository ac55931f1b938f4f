import { restore } from '@vitae/documents/model/restore';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';
import { ADVERT, RESUME } from '../../testing/turn.ts';

const diffsOf = (messages: readonly string[], data = RESUME) =>
  lastAnswerTo(messages, {}, data).proposals.flatMap(({ diffs }) => diffs);

describe('a job that was just put in', () => {
  const add = 'can you add an old job, cashier at safeway in amman summer 2016';
  test('in small letters and without commas', () => {
    expect(diffsOf([add])).toMatchObject([{ after: 'Cashier, Safeway, Amman, 2016' }]);
  });

  test('gets its year, its months and what was done there', () => {
    const after = diffsOf([add, 'actually 2015', 'june to august. and i handled the till plus returns, thats all']);
    expect(after.map((diff) => diff.after)).toEqual([
      'Cashier, Safeway, Amman, 2015',
      '2015-06 – 2015-08',
      'Handled the till plus returns',
    ]);
  });

  test('in Arabic', () => {
    expect(diffsOf([add, 'من يونيو الى اغسطس']).at(-1)).toMatchObject({ after: '2016-06 – 2016-08' });
  });
});

describe('sections', () => {
  const order = (messages: readonly string[]) => diffsOf(messages)[0]?.after ?? '';
  test.each([
    [['move certificates above education', 'and languages right after it'], /Certifications → Languages → Education/],
    [
      ['move certificates above education', 'and languages right after it', 'no sorry languages back at the end'],
      /Languages$/,
    ],
    [['put languages at the end'], /Languages$/],
    [['put languages at the end', 'no, after skills'], /Skills → Languages/],
    [['حط اللغات قبل التعليم', 'والشهادات بعدها'], /اللغات → الشهادات → التعليم/],
  ])('%j', (messages, expected) => {
    expect(order(messages)).toMatch(expected);
  });
});

describe('a date of a job that is named by its place', () => {
  const data = restore({
    ...RESUME,
    workExperience: [
      {
        id: 'a',
        jobTitle: 'Buyer',
        company: 'Petra',
        location: 'Amman, Jordan',
        startDate: '2019-06',
        endDate: '2021-12',
      },
      {
        id: 'b',
        jobTitle: 'Clerk',
        company: 'Bayt',
        location: 'Amman, Jordan',
        startDate: '2017-09',
        endDate: '2019-04',
      },
      { id: 'c', jobTitle: 'Cook', company: 'Sur', location: 'Muscat', startDate: '2016-01', endDate: '2017-01' },
    ],
  }).resume;
  test.each([
    ['change the end date of my job in amman to november', 'no the other one', 'and the year is 2018'],
    ['بدي غيّر تاريخ النهاية بشغلي بعمّان لشهر ١١', 'لا الشغل التاني', 'اي والسنة ٢٠١٨'],
  ])('%s', (first, second, third) => {
    const talk = [first, second, third];
    expect(diffsOf(talk.slice(0, 1), data)).toMatchObject([{ label: 'Buyer, Petra', after: '2021-11' }]);
    expect(diffsOf(talk.slice(0, 2), data)).toMatchObject([{ label: 'Clerk, Bayt', after: '2019-11' }]);
    expect(diffsOf(talk, data)).toMatchObject([{ label: 'Clerk, Bayt', after: '2018-11' }]);
  });
});

describe('offers in words', () => {
  const told = 'first offer 14000 a month no bonus, second 12500 plus 2 months bonus. whats more over a year';
  test('a bonus in months of pay is reckoned, and no bonus is none', () => {
    const { text } = lastAnswerTo([told]);
    expect(text).toContain('168,000');
    expect(text).toContain('175,000');
  });

  test.each([
    ['what about the bonus if its not guaranteed', ['150,000', '18,000']],
    ['first one is like 1.5 hrs drive each way tho', ['1.5 hrs drive each way', '15 hours a week']],
    ['so which?', ['**B** pays 4% more']],
  ])('%s', (text, parts) => {
    const said = lastAnswerTo([told, text]).text;
    for (const part of parts) expect(said).toContain(part);
  });

  test('a rent is paid with the one that gives no housing', () => {
    const { text } = lastAnswerTo([
      'جالي عرضين، واحد ٩٠٠٠ درهم والسكن على الشركة والتاني ١٢٠٠٠ من غير سكن، أنهي أحسن؟',
      'الإيجار هيبقى حوالي ٣٥٠٠ في الشهر',
    ]);
    expect(text).toContain('8,500');
    expect(text).toContain('6,000');
  });
});

describe('lists of its own', () => {
  const advert = `${ADVERT}- SAP Ariba sourcing is required\n- UAE driving licence\n\nWhat you will do\n- Work with R&D and Sustainability on packaging\n`;
  test('a question by its number', () => {
    const { text } = lastAnswerTo(['what will they ask me in the interview', 'how do i answer the second one'], {
      advert,
    });
    expect(text).toMatch(/^\*\*2\. Why do you want/);
  });

  test.each(['and what if they ask about ariba', 'واذا سألوني عن ariba'])('what they may ask about: %s', (text) => {
    const said = lastAnswerTo(['what will they ask me in the interview', text], { advert }).text;
    expect(said).toContain('SAP Ariba');
    expect(said).toContain('SAP EWM');
  });

  test('one of what the advert asks for is added by a word of its name', () => {
    const { proposals } = lastAnswerTo(['which keywords am i missing', 'i do have a uae licence, add that one'], {
      advert,
    });
    expect(proposals[0]?.diffs).toMatchObject([{ after: 'UAE driving licence' }]);
  });

  test('what may be put without a lie is said, and nothing claimed', () => {
    const { text } = lastAnswerTo(['which keywords am i missing', 'which of those can i put without lying'], {
      advert,
    });
    expect(text).toContain('SAP Ariba');
    expect(text).toContain('only you know');
  });

  test('another product of the same maker is another thing, and a department no skill', () => {
    const { text } = lastAnswerTo(['which keywords am i missing'], { advert });
    expect(text).toContain('SAP Ariba');
    expect(text).not.toContain('Sustainability');
  });

  test('what was never used is said not to be there', () => {
    const { text, proposals } = lastAnswerTo(
      ['tailor my cv to this job', 'i never used ariba so make sure its not in there'],
      { advert },
    );
    expect(text).toContain('“ariba” is not in there');
    expect(proposals).toEqual([]);
  });
});

describe('a short message that is not understood', () => {
  test.each([
    [['write an email to resign to my manager omar', 'purple elephants with wings'], 'the email to Omar'],
    [['add Python to my skills', 'purple elephants with wings'], 'Python'],
    [['اكتب رسالة استقالة لمديري خالد', 'فيل بنفسجي بجناحين'], 'خالد'],
  ])('names the thing that was spoken of: %j', (messages, named) => {
    const { kind, text, sources, proposals } = lastAnswerTo(messages);
    expect({ kind, sources, proposals }).toEqual({ kind: 'unknown', sources: [], proposals: [] });
    expect(text).toContain(named);
  });

  test('keeps the thing for the message after it', () => {
    const { text } = lastAnswerTo([
      'i need to resign, write to my manager tariq. last day 30 june',
      'purple elephants with wings',
      'actually 15 july',
    ]);
    expect(text).toContain('15 July');
  });
});

test('the same text is not said twice without a word', () => {
  const [first, second] = answersTo(['make the second bullet of my current job stronger', 'make that one stronger']);
  expect(second!.text).not.toBe(first!.text);
  expect(second!.text).toContain('changes nothing');
});

test('a sound line is named, and what would make it stronger', () => {
  const { text } = lastAnswerTo(['make the second bullet of my current job stronger', 'do the same for the third']);
  expect(text).toContain('Weekly reports');
});

test.each([
  ['rewrite my summary so it says i want to move into category managment', 'Aiming to move into category management.'],
  ['rewrite my summary, goal: category management', 'Aiming for category management.'],
])('a summary says what it is wished to say: %s', (text, end) => {
  expect(diffsOf([text])[0]?.after.endsWith(end)).toBe(true);
});

test('why a summary was changed is answered by the advert', () => {
  const { text } = lastAnswerTo(['tailor my cv to this job', 'why did you change the summary'], { advert: ADVERT });
  expect(text).toContain('Because of the advert (Logistics Manager)');
});

test('a level that is told in Arabic stands in English in a resume in English', () => {
  expect(diffsOf(['أضف باور بي آي إلى المهارات، مستواي مبتدئ'])).toMatchObject([{ after: 'Power BI (Beginner)' }]);
});

describe('where one applies', () => {
  test('does not stand against the country of the question', () => {
    expect(lastAnswerTo(['photo on resume yes or no germany'], { region: 'AE' }).text).toContain('Germany');
    expect(lastAnswerTo(['how much holiday do you get by law in france'], { region: 'AE' }).text).not.toContain('Gulf');
  });

  test('does not make a question one about the Gulf', () => {
    expect(lastAnswerTo(['كيف أكتب سيرة ذاتية وأنا طالب بدون خبرة'], { region: 'AE' }).text).toContain('بلا خبرة');
  });
});

test.each([
  'when will the company do layoffs next year',
  'what does my coworker lina earn',
  'كم سيكون راتبي بعد خمس سنوات بالضبط؟',
])('what nobody can know is not advised on: %s', (text) => {
  expect(lastAnswerTo([text])).toMatchObject({ kind: 'unknown', sources: [] });
});

describe('a value alone', () => {
  test.each([
    [['my number is wrong put 0521112233', 'no 0521112244'], /^0521112244$/],
    [['add tableau and negotiation to skills', 'tableau only basic'], /Tableau \(basic\)/],
    [['change the start of my job at rapid to april 2018', 'wait may'], /^2018-05$/],
    [['change the start of my job at rapid to april 2018', 'blue bananas', 'ok june then'], /^\d{4}-06$/],
    [['add that i saved 200k aed on freight to the rapid job', 'make it 250k'], /^Saved 250k aed on freight$/],
    [['ضيفي سطر لوظيفتي الحالية: دربت 4 موظفين جدد', 'لا العدد 5'], /دربت 5 موظفين/],
    [['end date at rapid is wrong', 'it was october 2019', 'and the start may 2017'], /^2017-05$/],
  ])('needs no verb: %j', (messages, after) => {
    expect(diffsOf(messages).at(-1)?.after).toMatch(after);
  });

  test('of an email beside a number keeps both', () => {
    const after = diffsOf(['my number is wrong put 0521112233', 'and email n.khan@example.com']).map(
      (diff) => diff.after,
    );
    expect(after).toEqual(expect.arrayContaining(['n.khan@example.com']));
    expect(after.join()).toContain('0521112233');
  });

  test('that is no title is none', () => {
    const messages = ['my title at rapid should be Senior Shift Leader', 'hmm contract says shift leader'];
    expect(lastAnswerTo(messages).proposals).toEqual([]);
  });
});

test('what is taken back is proposed no more', () => {
  const [diff, another] = diffsOf(['hide the summary', 'no bring it back', 'put skills before experience']);
  expect(diff?.label).toBe('Order');
  expect(another).toBeUndefined();
});

test('the lines of one job are shortened, and of no other', () => {
  const { proposals } = lastAnswerTo(['shorten the lines of the gulf logistics job']);
  const labels = proposals.flatMap(({ diffs }) => diffs.map(({ label }) => label));
  expect(labels.every((label) => label.includes('Gulf Logistics'))).toBe(true);
});

test('what was changed is told', () => {
  expect(lastAnswerTo(['add Python to my skills', 'what did you change']).text).toContain('“Python”');
});

test('employers in small letters name the offers, and what is told of one is weighed', () => {
  const told = 'got 2 offers, aldar 18k and emaar 16500 + 1 month bonus';
  expect(lastAnswerTo([told]).text).toContain('Emaar');
  expect(lastAnswerTo([told, 'aldar wants 6 days a week']).text).toContain('**Aldar:** 6 days a week');
});
