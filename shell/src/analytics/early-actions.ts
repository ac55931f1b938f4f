import type { BusPayload } from '@vitae/contract/events';
import type { BusService } from '@vitae/contract/platform';
import { readShownPage, type ShownPage } from './shown-page.ts';

/** What was done before the code that counts was there, and where: the page may be another by then. */
export interface EarlyAction {
  action: BusPayload<'analytics:action@1'>;
  page: ShownPage;
  at: Date;
}

export function keepActions(bus: BusService): { early: EarlyAction[]; stop(): void } {
  const early: EarlyAction[] = [];
  const stop = bus.on('analytics:action@1', (action) => early.push({ action, page: readShownPage(), at: new Date() }));
  return { early, stop };
}
