import { BASE_FORMS } from '@vitae/language/verbs';
import { baseOfThirdPerson } from './told.ts';

/**
 * "Troubleshoots converters and maintains pitch systems" as its writer would say it: "Troubleshoot … and maintain …".
 * A line in which one verb is sure and the next one is not stays as it is: "Coordinates four teachers: checks plans".
 */
export function inFirstPerson(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const base = baseOfThirdPerson(first.toLowerCase());
  if (base === '' || rest.length === 0 || !/^\p{Lu}\p{Ll}+$/u.test(first)) return line;
  let isAfterBreak = false;
  let isInDoubt = false;
  const told = rest.map((word) => {
    const small = word.toLowerCase().replace(/,$/, '');
    const verb = isAfterBreak ? baseOfThirdPerson(small) : '';
    isInDoubt ||= isAfterBreak && verb === '' && small.endsWith('s') && BASE_FORMS.has(small.slice(0, -1));
    isAfterBreak = /^(?:and|or|then)$/.test(word) || /[,:;]$/.test(word);
    return verb ? `${verb}${word.endsWith(',') ? ',' : ''}` : word;
  });
  if (isInDoubt) return line;
  return [base.charAt(0).toUpperCase() + base.slice(1), ...told].join(' ');
}
