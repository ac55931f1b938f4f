import { type BusEventName, busPayloadSchemas } from '@vitae/contract/events';

/** Throws where a payload is not what the contract says of its event. */
export function checkPayload(event: string, payload: unknown): void {
  const parsed = busPayloadSchemas[event as BusEventName].safeParse(payload);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw new Error(`${event} with a payload unlike its schema, at ${issue?.path.join('.') || 'its root'}`);
}
