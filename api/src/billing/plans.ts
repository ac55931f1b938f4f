import type { PlanOffer } from '@vitae/contract/billing';

const PRO_LIMITS: PlanOffer['limits'] = {
  per_day: { cover_letters: 300, ai_texts: 500, ats_checks: 300 },
  resumes: 100,
};
const PRO_FEATURES = ['Everything in Free'];

export const FREE_PLAN: PlanOffer = {
  id: 'free',
  name: 'Free',
  description: 'Everything you need for one good application at a time.',
  price: { amount: 0, currency: 'usd', interval: null },
  features: ['Every template', 'Resumes as PDF and Word, letters as PDF', 'Letters and resumes kept on every device'],
  limits: { per_day: { cover_letters: 60, ai_texts: 100, ats_checks: 60 }, resumes: 5 },
};

/** Everything on sale, in the order in which it is shown, with the limits that it comes with: see `plan-limits.ts`. */
export const PLANS: readonly PlanOffer[] = [
  FREE_PLAN,
  {
    id: 'pro-monthly',
    name: 'Pro Monthly',
    description: 'For an active search. Cancel whenever you like.',
    price: { amount: 1200, currency: 'usd', interval: 'month' },
    features: PRO_FEATURES,
    limits: PRO_LIMITS,
  },
  {
    id: 'pro-yearly',
    name: 'Pro Yearly',
    description: 'For a career. Twelve months for the price of eight.',
    price: { amount: 9600, currency: 'usd', interval: 'year' },
    features: PRO_FEATURES,
    limits: PRO_LIMITS,
  },
];

export function findPlan(id: string): PlanOffer | undefined {
  return PLANS.find((plan) => plan.id === id);
}
