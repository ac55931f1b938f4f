import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminFigures } from '@vitae/contract/admin-analytics';

export type FigureName = keyof AdminFigures;

/** In the order in which they are shown. */
export const FIGURES: readonly { name: FigureName; label: MessageDescriptor; hint: MessageDescriptor }[] = [
  { name: 'visitors', label: msg`Visitors`, hint: msg`Accounts, and sessions without one` },
  { name: 'sessions', label: msg`Sessions`, hint: msg`Visits of one browser` },
  { name: 'page_views', label: msg`Page views`, hint: msg`First pages and the ways on from them` },
  { name: 'sign_ups', label: msg`Sign-ups`, hint: msg`New accounts` },
  { name: 'log_ins', label: msg`Log-ins`, hint: msg`That worked, by any way in` },
  { name: 'resumes', label: msg`Resumes`, hint: msg`Made, deleted ones included` },
  { name: 'letters', label: msg`Letters`, hint: msg`Written and rewritten` },
  { name: 'ats_checks', label: msg`ATS checks`, hint: msg`Kept with an account` },
  { name: 'chats', label: msg`Chats`, hint: msg`Begun with the assistant` },
  { name: 'downloads', label: msg`Downloads`, hint: msg`Of resumes` },
  { name: 'ai_uses', label: msg`AI use`, hint: msg`Texts taken from the writer` },
  { name: 'revenue', label: msg`Revenue`, hint: msg`Payments that came in` },
];
