import * as z from 'zod/mini';

/**
 * What each slot passes to the contributions that stand in it. The remote that offers a slot declares the same values,
 * by their kinds, under `slots` of its remote.json, where the gate compares them with what contributions need.
 */
export const slotSchemas = {
  /** Beside each resume of the dashboard. */
  'resume-card-actions': z.strictObject({ resumeId: z.string(), title: z.string() }),
} as const;

export type SlotName = keyof typeof slotSchemas;
export type SlotData<Name extends SlotName> = z.output<(typeof slotSchemas)[Name]>;
