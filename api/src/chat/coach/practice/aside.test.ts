import type { Practice } from '../turn.ts';
import { asksBesides } from './aside.ts';

const practice: Practice = {
  language: 'en',
  notes: [],
  questions: [{ kind: 'behaviour', about: 'stress deadlines', text: 'How do you handle stress before deadlines?' }],
} as unknown as Practice;

test.each([
  'btw what should i wear on the day',
  'wait, how much notice do i have to give in germany?',
  'thanks! quick question, should I mention my visa?',
  'ok and do they pay for the travel?',
  'can i bring notes to the interview?',
  'what salary should i ask for? now on 42k',
  'sorry is it ok to ask about remote work?',
  'على فكرة كم راتب ممكن اطلب؟',
  'لحظة، هل لازم البس رسمي؟',
])('is asked of the coach, and answers nothing: %s', (text) => {
  expect(asksBesides({ text }, practice)).toBe(true);
});

test.each([
  'How do I handle stress before deadlines? I plan my day and take breaks.',
  'I asked the client what I should do first, and then we agreed on a list.',
  'When the truck broke down I called the office: can you send another one?',
  'I stay calm. My manager once asked why do I never shout.',
  'I make a list the evening before and start with what is due first.',
  'اعمل قائمة كل مساء وابدأ بالأهم.',
  'We had two weeks left. What did I do? I split the work and told the client.',
])('is an answer: %s', (text) => {
  expect(asksBesides({ text }, practice)).toBe(false);
});

test.each([
  'next one please',
  'was that ok?',
  'give me an example answer',
  'and how should i put that',
  'go on with the practice',
  'How do I handle stress before deadlines? With a list, and by asking early.',
])('belongs to the practice: %s', (text) => expect(asksBesides({ text }, practice)).toBe(false));

test.each(['shorten my profile instead', 'no, help me with the cover letter', 'ممكن تكتب لي خطاب تقديم'])(
  'is another wish: %s',
  (text) => expect(asksBesides({ text }, practice)).toBe(true),
);
