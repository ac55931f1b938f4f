import type { Input, Source } from './source.ts';

/** Characters. */
export const DATE_LIMIT = 60;

export function readPeriod(source: Source, input: Input, path: string): Input {
  const current = source.boolean(input.current, `${path}.current`, false);
  const endDate = source.line(input.endDate, `${path}.endDate`, DATE_LIMIT);
  if (current && endDate !== '') source.drop(`${path}.endDate`, 'contradicts "current"');
  return {
    startDate: source.line(input.startDate, `${path}.startDate`, DATE_LIMIT),
    endDate: current ? '' : endDate,
    current,
  };
}
