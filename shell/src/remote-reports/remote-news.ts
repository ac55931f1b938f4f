import type { BusPayload } from '@vitae/contract/events';
import type { BusService } from '@vitae/contract/platform';
import { createListeners } from '../platform/listeners.ts';

type RemoteNewsName = 'remote:loaded@1' | 'remote:mounted@1' | 'remote:failed@2';
export type RemoteNews = { [E in RemoteNewsName]: { event: E; payload: BusPayload<E> } }[RemoteNewsName];

/** Keeps what happens to remotes until somebody follows it, who then is told all of it. */
export function keepRemoteNews(bus: BusService) {
  const listeners = createListeners<[RemoteNews]>();
  const early: RemoteNews[] = [];
  const take = (news: RemoteNews) => (listeners.size > 0 ? listeners.tell(news) : void early.push(news));
  bus.on('remote:loaded@1', (payload) => take({ event: 'remote:loaded@1', payload }));
  bus.on('remote:mounted@1', (payload) => take({ event: 'remote:mounted@1', payload }));
  bus.on('remote:failed@2', (payload) => take({ event: 'remote:failed@2', payload }));
  return (listener: (news: RemoteNews) => void) => {
    listeners.add(listener);
    early.splice(0).forEach(listener);
  };
}
