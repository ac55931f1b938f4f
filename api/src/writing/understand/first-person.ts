import { baseOfThirdPerson } from './told.ts';

/**
 * "Troubleshoots converters and maintains pitch systems" as its writer would say it: "Troubleshoot … and maintain …".
 * A line in which one verb is sure and the next one is not stays as it is.
 */
export function inFirstPerson(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const base = baseOfThirdPerson(first.toLowerCase());
  if (base === '' || rest.length === 0 || !/^\p{Lu}\p{Ll}+$/u.test(first)) return line;
  let isAfterBreak = false;
  const told = rest.map((word) => {
    const verb = isAfterBreak ? baseOfThirdPerson(word.toLowerCase().replace(/,$/, '')) : '';
    isAfterBreak = /^(?:and|or|then)$/.test(word) || word.endsWith(',');
    return verb ? `${verb}${word.endsWith(',') ? ',' : ''}` : word;
  });
  return [base.charAt(0).toUpperCase() + base.slice(1), ...told].join(' ');
}
