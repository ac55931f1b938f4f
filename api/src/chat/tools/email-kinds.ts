export const EMAIL_KINDS = [
  'follow_up',
  'application_status',
  'thank_you',
  'accept',
  'decline',
  'negotiate',
  'resign',
  'withdraw',
  'referral',
  'ask_time',
  'rejection_reply',
  'ask_reference',
  'interest',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
