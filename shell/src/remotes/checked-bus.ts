import type { BusService } from '@vitae/contract/platform';

/**
 * A bus that refuses a payload unlike its event's schema, for channels on which developers try things. The schemas come
 * after the page; what is said before that passes.
 */
export function checkedBus(bus: BusService): BusService {
  let check: ((event: string, payload: unknown) => void) | null = null;
  import(/* webpackChunkName: "bus-payloads" */ './check-payload.ts').then(
    ({ checkPayload }) => {
      check = checkPayload;
    },
    () => {},
  );
  return {
    on: bus.on,
    emit(event, payload) {
      check?.(event, payload);
      bus.emit(event, payload);
    },
  };
}
