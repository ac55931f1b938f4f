import * as z from 'zod/mini';

/** Of our time: a database and a calendar break at year 0, and nothing here is older than a career. */
const YEAR = /^(?:19|2\d)\d\d-/;

/** A moment that a request names, in UTC, with at most nanoseconds. */
export const momentSchema = z.iso.datetime().check(z.regex(YEAR), z.maxLength(30));
/** A day that a request names: `2026-11-01`. */
export const daySchema = z.iso.date().check(z.regex(YEAR));
/** The number of a state of something, from 1; as large as a column for it. */
export const revisionSchema = z.int().check(z.positive(), z.maximum(2_147_483_647));
