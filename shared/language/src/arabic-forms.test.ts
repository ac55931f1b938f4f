import { arabicForms } from './arabic-forms.ts';

describe('the forms of a word', () => {
  test.each([
    ['بالسيره', 'سيره'],
    ['سيرتي', 'سيره'],
    ['مهاراتي', 'مهاره'],
    ['فصلوني', 'فصل'],
    ['بيردون', 'رد'],
    ['هالشركه', 'شركه'],
    ['للمقابله', 'مقابله'],
  ])('%s may stand for %s, where three letters are left', (word, form) => {
    if (form.length >= 3) expect(arabicForms(word)).toContain(form);
    else expect(arabicForms(word)).not.toContain(form);
  });

  test('begin with itself, the least taken off first', () => {
    const forms = arabicForms('بالسيره');
    expect(forms[0]).toBe('بالسيره');
    expect(forms.indexOf('السيره')).toBeLessThan(forms.indexOf('سيره'));
  });

  test('of a word in other letters is itself', () => {
    expect(arabicForms('excel')).toEqual(['excel']);
  });
});
