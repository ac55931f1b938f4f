import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, secondFactorCodeSchema } from './auth.ts';
import { defineCall } from './call.ts';
import { USERNAME_MAX_LENGTH } from './profile.ts';
import { tokenPairSchema } from './tokens.ts';

export const adminUserSchema = z.object({ username: z.string(), is_staff: z.boolean(), is_superuser: z.boolean() });
export type AdminUser = z.infer<typeof adminUserSchema>;

export const logInStaff = defineCall({
  method: 'POST',
  path: '/api/admin-auth/',
  access: 'public',
  request: {
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(USERNAME_MAX_LENGTH)),
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH)),
      second_factor_code: secondFactorCodeSchema,
    }),
  },
  response: z.object({ success: z.literal(true), user: adminUserSchema, tokens: tokenPairSchema }),
});

/** Who the staff token belongs to. */
export const readStaffIdentity = defineCall({
  method: 'GET',
  path: '/api/admin-auth/',
  access: 'staff',
  request: {},
  response: z.object({ success: z.literal(true), user: adminUserSchema }),
});
