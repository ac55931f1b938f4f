import { readRequest } from './request.ts';

test.each([
  ['in every interview they ask me about my gap', 'practise'],
  ['the recruiter wants me to rewrite my cv', 'rewrite'],
  ['my cousin told me to delete the photo', 'remove'],
  ['i just want a quiet job', 'resignation'],
  ['a remote job was offered', 'remove'],
  ['my age is putting employers off', 'add'],
])('what others do or wish, and what only looks like it, is no order: %s', (text, said) => {
  const { orders, things } = readRequest(text);
  expect([...orders, ...things]).not.toContain(said);
});

test.each([
  ['اكتب ايه في السي في', 'write'],
  ['احطه في السي في ولا لأ؟', 'add'],
  ['words to use instead of responsible for', 'rewrite'],
])('a question is one wherever its question word stands: %s', (text, said) => {
  const { orders, isQuestion } = readRequest(text);
  expect(isQuestion).toBe(true);
  expect([...orders]).not.toContain(said);
});

test('an order in Arabic is one with what is written on to it', () => {
  expect([...readRequest('ضيفيلي مهارة').orders]).toEqual(['add']);
  expect([...readRequest('do a mock interview with me').orders]).toEqual(['practise']);
});

test.each(['the customer calls one', 'our customers and reviewers'])(
  'who does it, or to whom, is no order: %s',
  (text) => expect([...readRequest(text).orders]).toEqual([]),
);
