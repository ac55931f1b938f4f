import type { SessionPayload } from '@vitae/contract/actions';

/** Holds the analytics session that the API knows the user of. */
const LINKED_KEY = 'vitae:analytics-linked';

interface DeviceLinkOptions {
  post(payload: SessionPayload): Promise<unknown>;
  storage: Storage;
}

/** Tells the API once per analytics session whose it is. A failed call is logged, and made again when next asked for. */
export function createDeviceLink({ post, storage }: DeviceLinkOptions) {
  let underway: string | null = null;
  return async (payload: SessionPayload): Promise<void> => {
    const { session_id } = payload;
    if (underway === session_id || storage.getItem(LINKED_KEY) === session_id) return;
    underway = session_id;
    try {
      await post(payload);
      storage.setItem(LINKED_KEY, session_id);
    } catch (error) {
      console.warn('[analytics] the device was not linked', error);
    }
    underway = null;
  };
}
