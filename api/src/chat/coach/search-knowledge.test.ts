import type { KnownAnswer } from '../knowledge/read-knowledge.ts';
import { createKnowledgeSearch } from './search-knowledge.ts';

const answer = (id: string, en: string, asked: string[], ar: string, askedInArabic: string[]): KnownAnswer => ({
  id,
  topic: 'Test',
  regions: ['any'],
  group: null,
  source: 'Test',
  url: null,
  en: { title: en, asked, text: 'Words of an answer.' },
  ar: { title: ar, asked: askedInArabic, text: 'كلمات.' },
});

const search = createKnowledgeSearch([
  answer('length', 'How long should my resume be?', ['how many pages'], 'كم صفحة تكون السيرة؟', ['طول السيرة']),
  answer('nerves', 'How do I calm down before an interview?', ['so nervous'], 'كيف أهدأ قبل المقابلة؟', ['خائف']),
  answer('yourself', 'Tell me about yourself', ['introduce yourself'], 'حدثني عن نفسك', ['عرف بنفسك']),
]);
const first = (question: string) => search(question)[0]?.answer.id;

test.each([
  ['with slips of the finger', 'befor an interveiw', 'nerves'],
  ['in other words for the same', 'cv pages', 'length'],
  ['with a letter left out of a short word, and two swapped in another', 'tel abuot yuorself', 'yourself'],
  ['with a letter typed twice', 'calmm doown', 'nerves'],
  ['with a slip in a word that stands for another', 'currriculm pagse', 'length'],
  ['with a vowel as it is heard', 'intraduce yoursalf', 'yourself'],
  ['in spoken Arabic', 'سيرتي كم صفحه', 'length'],
  ['with a preposition written on', 'شو اسوي بالمقابلة', 'nerves'],
  ['of small words alone', 'about yourself', 'yourself'],
])('a question %s is found', (_how, question, id) => {
  expect(first(question)).toBe(id);
});

test('a word of four letters that lacks none is not taken for another', () => {
  expect(search('introduce a cage')[0]?.answer.id).toBe('yourself');
  expect(search('cage')).toEqual([]);
});

test('askings beside the nearest one count, and what stands nowhere is told', () => {
  const [length] = search('how many pages long');
  expect(length!.othersLikeness).toBeGreaterThan(0);
  expect(length!.question).toEqual({ words: 2, unheard: 0 });
  expect(search('pages of pizza dough')[0]!.question.unheard).toBeGreaterThan(0.5);
});

test('an asking that stands there word for word is as like as can be, and what nobody knows is not known', () => {
  expect(search('how many pages')[0]).toMatchObject({ likeness: expect.closeTo(1), known: 1 });
  expect(search('pizza dough')[0]?.known ?? 0).toBe(0);
  expect(search('')).toEqual([]);
});

test('a question of 300,000 letters is answered as one of sixty words', () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `word${index.toString(36)}`);
  expect(search(words.join(' ')).filter(({ evidence }) => evidence > 0)).toEqual([]);
  expect(search('ا'.repeat(300_000))).toEqual([]);
});
