import { analyticsData } from '../analytics/personal-data.ts';
import { atsData } from '../ats/personal-data.ts';
import { authData } from '../auth/personal-data.ts';
import { billingData } from '../billing/personal-data.ts';
import { chatData } from '../chat/personal-data.ts';
import { letterData } from '../cover-letters/personal-data.ts';
import { mailData } from '../mail/personal-data.ts';
import { resumeData } from '../resumes/personal-data.ts';
import type { PersonalData } from './personal-data.ts';

/** Every domain that keeps something of people. The account itself comes last: others look it up. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  chatData,
  atsData,
  resumeData,
  letterData,
  billingData,
  analyticsData,
  mailData,
  authData,
];
