import { apiErrorSchema } from '@vitae/contract/errors';

/** The answers beside the successful one that every call may give. Part of each route's schema. */
export const errorResponses = { '4xx': apiErrorSchema, '5xx': apiErrorSchema } as const;
