import { restore } from '@vitae/documents/model/restore';
import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

/** The job of now has ended, so that the sum stays. */
const DATA = restore({
  ...SUPERVISOR,
  workExperience: SUPERVISOR.workExperience.map((job) =>
    job.id === 'harbour' ? { ...job, current: false, endDate: '2023-02' } : job,
  ),
}).resume;
const told = (text: string) => lastAnswerTo([text], { advert: HOTEL_ADVERT }, DATA).text;

describe('how long somebody has worked', () => {
  test.each([
    ['how many years do i have in front office', '**2 years**'],
    ['how much experience have i got as a receptionist', '**2 years and 9 months**'],
    ['how long was i at Corner Goods', '**1 year and 9 months**'],
    ['how many years of experience do i have in total', '**6 years and 6 months**'],
    ['كم سنة خبرة عندي', '**6 سنوات و6 أشهر**'],
  ])('%s', (text, sum) => expect(told(text)).toContain(sum));

  test('says what the advert asks for', () =>
    expect(told('how many years of experience do i have')).toContain('“3+ years in hotels”'));

  test('counts none for a field that stands nowhere', () =>
    expect(told('how many years do i have in nursing')).toContain('no job in **nursing**'));

  test('is asked behind what they want', () =>
    expect(told('they want 5 years, how many do i have')).toContain('counted by the months'));

  test.each([
    'i worked here for 6 years. how much notice do i have to give',
    'how many years of experience do i need to be a manager',
    'how long have i to wait for an answer',
  ])('of something else: %s', (text) => expect(told(text)).not.toContain('counted by the months'));
});
