import { asArabicIsPrinted } from './arabic-lines.ts';

test('a word torn before its ending is whole, and an adverb has its ending', () => {
  expect(asArabicIsPrinted('متابعة يو ماً بعد يوم')).toBe('متابعة يوماً بعد يوم');
  expect(asArabicIsPrinted('ومراجعتها ربع سنويا وشهريا')).toBe('ومراجعتها ربع سنوياً وشهرياً');
  expect(asArabicIsPrinted('يعمل يومياً في ليبيا')).toBe('يعمل يومياً في ليبيا');
});
