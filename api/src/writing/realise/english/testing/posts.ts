import type { Role } from '../../../understand/role.ts';

export const role = (title: string, start: string, end: string): Role => ({
  kind: 'job',
  title,
  place: 'Tay Payments Ltd',
  start,
  end,
  lines: [],
});

/** Two posts at one employer, the later one still held. */
export const senior = role('Senior Product Manager', '2023-07', 'present');
export const junior = role('Product Manager', '2021-08', '2023-07');
