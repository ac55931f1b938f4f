import type { SlotValues } from './remote.ts';
import { findUnfitValues } from './slot-values.ts';
import { slotSchemas } from './slots.ts';

const kinds: SlotValues = { resumeId: 'string', title: 'string?', score: 'number?' };

test('values of their kinds fit, and those that may be absent may', () => {
  expect(findUnfitValues({ resumeId: '1', title: 'Nurse', score: 78 }, kinds)).toEqual([]);
  expect(findUnfitValues({ resumeId: '1', more: true }, kinds)).toEqual([]);
});

test('a value that is absent or of another kind is named', () => {
  expect(findUnfitValues({ title: 'Nurse', score: '78' }, kinds)).toEqual(['resumeId', 'score']);
  expect(findUnfitValues({ resumeId: null }, kinds)).toEqual(['resumeId']);
});

test('a slot passes what its schema says and nothing else', () => {
  const schema = slotSchemas['resume-card-actions'];
  expect(schema.safeParse({ resumeId: '1', title: 'Nurse' }).success).toBe(true);
  expect(schema.safeParse({ resumeId: 1, title: 'Nurse' }).success).toBe(false);
  expect(schema.safeParse({ resumeId: '1', title: 'Nurse', email: 'a@b.c' }).success).toBe(false);
});
