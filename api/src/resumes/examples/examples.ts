import { BUSINESS } from './business.ts';
import type { ResumeExample } from './example.ts';
import { HEALTH_AND_CARE } from './health-and-care.ts';
import { PEOPLE_AND_TRADES } from './people-and-trades.ts';
import { TECHNOLOGY } from './technology.ts';

export type { ResumeExample } from './example.ts';

/** All examples, field by field. */
export const RESUME_EXAMPLES: readonly ResumeExample[] = [
  ...HEALTH_AND_CARE,
  ...TECHNOLOGY,
  ...BUSINESS,
  ...PEOPLE_AND_TRADES,
];
