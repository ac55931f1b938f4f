import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { usageSubject } from './allowance.ts';
import { checkouts, planUsage, subscriptions } from './tables.ts';

export const billingData: PersonalData = {
  tables: ['subscriptions', 'checkouts', 'plan_usage'],

  collect: async ({ orm }, { id }) => ({
    'payments.json': {
      subscriptions: await orm.select().from(subscriptions).where(eq(subscriptions.userId, id)),
      checkouts: await orm.select().from(checkouts).where(eq(checkouts.userId, id)).orderBy(asc(checkouts.createdAt)),
      usage: await orm
        .select({ kind: planUsage.kind, day: planUsage.day, count: planUsage.count })
        .from(planUsage)
        .where(eq(planUsage.subject, usageSubject(id)))
        .orderBy(asc(planUsage.day)),
    },
  }),

  erase: async (transaction, { id }) => {
    await transaction.delete(planUsage).where(eq(planUsage.subject, usageSubject(id)));
    await transaction.delete(subscriptions).where(eq(subscriptions.userId, id));
    await transaction.delete(checkouts).where(eq(checkouts.userId, id));
  },
};
