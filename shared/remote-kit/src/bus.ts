import type { BusEventName } from '@vitae/contract/events';
import type { BusService } from '@vitae/contract/platform';
import { REPLAYED_EVENTS } from '@vitae/contract/replayed-events';
import { EventEmitter } from 'eventemitter3';

type Listener = (payload: unknown) => void;

/**
 * The typed event bus. Events that describe a state are replayed to late listeners. A listener that throws is
 * reported to `onListenerError` and does not keep the event from the others.
 * `check` sees every payload first; development and tests pass the schemas of the contract, production trusts its types.
 */
export function createBus({
  check = (_event, payload) => payload,
  onListenerError = (error) => console.error('[bus] a listener failed', error),
}: {
  check?: (event: BusEventName, payload: unknown) => unknown;
  onListenerError?: (error: unknown) => void;
} = {}): BusService {
  const emitter = new EventEmitter<Record<BusEventName, [unknown]>>();
  const lastPayloads = new Map<BusEventName, unknown>();
  const guarded =
    (listener: Listener): Listener =>
    (payload) => {
      try {
        listener(payload);
      } catch (error) {
        onListenerError(error);
      }
    };
  return {
    emit(event, payload) {
      const checked = check(event, payload);
      if (REPLAYED_EVENTS.has(event)) lastPayloads.set(event, checked);
      emitter.emit(event, checked);
    },
    on(event, listener) {
      const safe = guarded(listener as Listener);
      emitter.on(event, safe);
      if (lastPayloads.has(event)) safe(lastPayloads.get(event));
      return () => void emitter.off(event, safe);
    },
  };
}
