import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { regionCodeSchema } from './regions.ts';

export const USERNAME_MAX_LENGTH = 60;
/** A language without its region, in ISO 639: `ar`. */
const languageSchema = z.string().check(z.regex(/^[a-z]{2,3}$/));
export const usernameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(USERNAME_MAX_LENGTH));

/** Who is signed in, and what they may do. */
export const profileSchema = z.object({
  email: z.string(),
  username: z.string(),
  is_paid: z.boolean(),
  /** The plan's name: `Free`. */
  plan: z.string(),
  /** The plan's id, null without a paid one: `pro-monthly`. */
  payment_plan: z.nullable(z.string()),
  /** When the paid time ends; null without a paid plan. */
  paid_until: z.nullable(z.iso.datetime()),
  /** Whether it is paid again then. */
  plan_renews: z.boolean(),
  /** Empty until one is chosen. */
  targetCountry: z.union([regionCodeSchema, z.literal('')]),
  /** The language that they chose for the screens. Empty until one is chosen. */
  language: z.union([languageSchema, z.literal('')]),
  counts: z.object({ cover_letters: z.int().check(z.nonnegative()) }),
});
export type Profile = z.infer<typeof profileSchema>;

export const readProfile = defineCall({
  method: 'GET',
  path: '/api/me/',
  access: 'user',
  request: {},
  response: profileSchema,
});

export const changeProfile = defineCall({
  method: 'PATCH',
  path: '/api/me/',
  access: 'user',
  request: {
    body: z.object({
      username: z.optional(usernameSchema),
      targetCountry: z.optional(regionCodeSchema),
      language: z.optional(languageSchema),
    }),
  },
  response: profileSchema,
});
