import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';
import { turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';
import { placeOfTalk } from './countries.ts';

const of = (city: string, country: string, phone = '') => ({
  ...SUPERVISOR,
  personal: { ...SUPERVISOR.personal, city, country, phone },
});

test.each<[string, string, string]>([
  ['how much notice in the probezeit', 'two weeks, to any day', 'in Germany?'],
  ['notice period in nairobi', '28 days in writing', 'in Kenya?'],
  ['how much notice do i give in cape town', 'four weeks', 'in South Africa?'],
  ['notice period philippines', '30 days in writing', 'in the Philippines?'],
  ['how much notice in ontario', 'matter of the **province**', 'in Canada?'],
])('the law of the country that is named: %s', (asked, rule, title) => {
  const { kind, text } = coach(turnOf(asked));
  expect(kind).toBe('answer');
  expect(text).toContain(rule);
  expect(text).toContain(title);
});

test('a resume says by its town or its telephone where somebody is', () => {
  const placed = (data: typeof SUPERVISOR) => placeOfTalk(turnOf('hello', { resume: { id: 'r', title: 'r', data } }));
  expect(placed(of('Durban', ''))).toBe('ZA');
  expect(placed(of('', '', '+254 700 000 000'))).toBe('KE');
  expect(placed(of('Waco', '', '254-555-0148'))).toBe('US');
});

test('money says where a talk is about', () => expect(placeOfTalk(turnOf('they offer KES 90,000'))).toBe('KE'));

describe('a resignation', () => {
  const resign = (city: string, country: string) =>
    lastAnswerTo(['write my resignation, very short'], { advert: '' }, of(city, country)).text;

  test('asks for what is due in the country, and for nothing of the Gulf', () => {
    expect(resign('Berlin', 'Germany')).toContain('on paper, signed by hand');
    expect(resign('Nairobi', 'Kenya')).not.toContain('end-of-service');
    expect(resign('Dubai', 'United Arab Emirates')).toContain('end-of-service');
  });
});

test('offers in shillings hold nothing of the Gulf, and weigh family and term', () => {
  const { text } = coach(
    turnOf(
      'compare A: KES 95,000, medical for me only. B: KES 102,000, family medical but 2 year contract. I have three children',
    ),
  );
  expect(text).not.toContain('Gulf');
  expect(text).toContain('B covers it, A covers you alone');
  expect(text).toContain('B ends after 2 year');
});

test('what is told beside a question does not choose the answer', () => {
  const { text } = coach(
    turnOf('كم مكافأة نهاية الخدمة اذا تركت بعد ٣ سنوات وراتبي الاساسي ٦٠٠٠ والسكن ١٥٠٠ في السعودية'),
  );
  expect(text).toContain('كيف تُحسب مكافأة نهاية الخدمة في السعودية؟');
  expect(text).toContain('7,500');
});

test('an advert with a licence that holds another asks for none of it', () => {
  const advert =
    'Lorry Driver\n\nRequirements\n- Class A CDL\n- Driving licence\n- Tanker endorsement\n- 2 years of tractor trailer experience\n';
  const data = {
    ...SUPERVISOR,
    workExperience: [
      {
        ...SUPERVISOR.workExperience[0]!,
        jobTitle: 'Class A CDL Driver',
        description: '- Hauled milk in a 6,000 gallon tanker\n- Drove a reefer across five states',
      },
    ],
  };
  const { text } = lastAnswerTo(['does my cv fit this job'], { advert }, data);
  expect(text.split('It does not name:**')[1]!.split('\n')[0]).not.toMatch(/licen[cs]e|tractor trailer|tanker/iu);
});

test('mixed languages are understood', () => {
  expect(coach(turnOf('magkano po sasabihin ko kapag tinanong ang expected salary')).text).toContain(
    'salary expectations',
  );
  expect(HOTEL_ADVERT).toContain('Leeds');
});
