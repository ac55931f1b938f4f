import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

/** What the API says of its examples: professions and their fields. */
const TEXTS = [
  msg`Business and office`,
  msg`Education`,
  msg`Engineering`,
  msg`First job`,
  msg`Health and care`,
  msg`Hotels and restaurants`,
  msg`Technology`,
  msg`Trades and transport`,
  msg`Accountant`,
  msg`Sales manager`,
  msg`Project manager`,
  msg`Administrative assistant`,
  msg`HR specialist`,
  msg`Marketing specialist`,
  msg`Customer service agent`,
  msg`Registered nurse`,
  msg`Staff nurse`,
  msg`Care worker`,
  msg`Physiotherapist`,
  msg`Pharmacist`,
  msg`Primary school teacher`,
  msg`Chef`,
  msg`Hotel receptionist`,
  msg`Electrician`,
  msg`Heavy vehicle driver`,
  msg`Warehouse associate`,
  msg`Civil engineer`,
  msg`Mechanical engineer`,
  msg`Recent graduate`,
  msg`Software engineer`,
  msg`Frontend developer`,
  msg`Data analyst`,
  msg`UX designer`,
  msg`IT support specialist`,
];
const translate = createDataTranslator(TEXTS.map((text) => ({ text })));

export function useExampleTexts(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => translate(i18n, text) ?? text;
}
