import * as z from 'zod/mini';
import { momentSchema } from './bounds.ts';

/** What the browser says of itself with every analytics call. */
export const sessionPayloadSchema = z.object({
  user_agent: z.string().check(z.maxLength(1000)),
  language: z.string().check(z.maxLength(50)),
  screen_resolution: z.string().check(z.maxLength(20)),
  timezone: z.string().check(z.maxLength(80)),
  /** `direct` when there is none. */
  referrer: z.string().check(z.maxLength(2000)),
  page_url: z.string().check(z.maxLength(2000)),
  page_title: z.string().check(z.maxLength(300)),
  /** `session_`, a timestamp and a random part. */
  session_id: z.string().check(z.regex(/^session_/), z.maxLength(100)),
});
export type SessionPayload = z.infer<typeof sessionPayloadSchema>;

const timestamp = momentSchema;
/** More than one action can use; counts are added up for years. */
const USAGE_COUNT_MAX = 1000;

/** Seconds: a tab that stays open for a year. */
const TIME_SPENT_MAX = 366 * 24 * 3600;

const address = z.string().check(z.maxLength(2000));
const name = z.string().check(z.maxLength(100));
const text = z.string().check(z.maxLength(300));

/** The ten action types and the data of each. */
export const actionDataSchemas = {
  page_visit: z.object({
    page_url: address,
    page_title: text,
    /** seconds */ time_spent: z.number().check(z.nonnegative(), z.maximum(TIME_SPENT_MAX)),
  }),
  button_click: z.object({ button_id: name, button_text: text, page_context: address }),
  form_submit: z.object({
    form_id: name,
    form_data: z.record(z.string(), z.unknown()),
    page_context: address,
  }),
  navigation: z.object({ from_page: address, to_page: address }),
  ai_content_used: z.object({
    content_type: name,
    input_data: z.unknown(),
    output_data: z.unknown(),
    usage_count: z._default(z.int().check(z.positive(), z.maximum(USAGE_COUNT_MAX)), 1),
  }),
  resume_download: z.object({
    resume_id: name,
    template_type: name,
    event_data: z.object({ download_time: timestamp, file_format: z._default(name, 'pdf') }),
  }),
  signup_attempt: z.object({ method: z._default(name, 'email'), timestamp }),
  login_attempt: z.object({ method: z._default(name, 'email'), timestamp }),
  resume_creation: z.object({ resume_id: name, template_id: name, timestamp }),
  custom_event: z.object({ event_name: name, event_data: z.unknown(), timestamp }),
} as const;

export type ActionType = keyof typeof actionDataSchemas;
/** The data of an action as its sender writes it: fields with a default may be left out. */
export type ActionData<T extends ActionType> = z.input<(typeof actionDataSchemas)[T]>;
