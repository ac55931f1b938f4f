import { DRAFT_PREFIX, UNSAVED_DRAFT_NAME } from '@vitae/contract/storage';

/** Whether a remote has said that it keeps work which is nowhere but in this browser. */
export function hasUnsavedWork(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(DRAFT_PREFIX) && key.endsWith(`:${UNSAVED_DRAFT_NAME}`));
}
