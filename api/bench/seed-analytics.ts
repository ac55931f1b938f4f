// pnpm seed:analytics: fills a database with made-up visitors, so that staff's screens can be looked at and measured with
// a busy site behind them. DATA_DIR or DATABASE_URL say which database; --events (5,000,000) and --days (90) how much.
import { parseArgs } from 'node:util';
import { rollUp } from '../src/analytics/roll-up.ts';
import { migrateUp } from '../src/database/migrations.ts';
import { openDatabase } from '../src/database/open.ts';

const { values } = parseArgs({
  options: { events: { type: 'string', default: '5000000' }, days: { type: 'string', default: '90' } },
});
const DAYS = Number(values.days);
const EVENTS_PER_SESSION = 10;
/** Today is not over yet. */
const SURPLUS = 1.02;
const sessionsPerDay = Math.max(1, Math.round((Number(values.events) * SURPLUS) / DAYS / EVENTS_PER_SESSION));
const usersPerDay = Math.ceil(sessionsPerDay / 12);

/** One of a list by a number from 0 to 1, the first ones more often. */
const pick = (list: readonly string[], random = 'random()') =>
  `(array[${list.map((item) => `'${item}'`).join(',')}])[1 + floor(${list.length} * power(${random}, 1.8))::int]`;

const PAGES = [
  '/',
  '/ChooseTemplate',
  '/coverletter',
  '/ats-checker',
  '/resume-form/experience',
  '/resume-dashboard',
  '/choose-plan',
  '/coverletter-builder',
  '/ai-chat',
  '/signup',
  '/LoginPage',
  '/about-us',
  '/resume-download',
  '/Upload-resume',
  '/terms',
];
const ZONES = [
  ['Asia/Dubai', 'AE'],
  ['Asia/Kolkata', 'IN'],
  ['Europe/London', 'GB'],
  ['Asia/Riyadh', 'SA'],
  ['America/New_York', 'US'],
  ['Europe/Berlin', 'DE'],
  ['Africa/Cairo', 'EG'],
  ['Asia/Qatar', 'QA'],
  ['Asia/Manila', 'PH'],
  ['Europe/Paris', 'FR'],
  ['Asia/Karachi', 'PK'],
  ['Africa/Lagos', 'NG'],
] as const;
const SOURCES = ['direct', 'google', 'newsletter', 'linkedin', 'friend', 'campus', 'podcast'];
const REFERRERS = ['direct', 'google.com', 'linkedin.com', 'bayt.com', 'reddit.com', 'indeed.com', 'bing.com'];
const LANGUAGES = ['en-GB', 'ar-AE', 'en-US', 'ar', 'de-DE', 'hi-IN', 'fr-FR', 'ur-PK'];
const DEVICES = ['phone', 'desktop', 'desktop', 'tablet'];
const BROWSERS = ['Chrome', 'Safari', 'Edge', 'Samsung Internet', 'Firefox'];
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'macOS', 'Linux'];
const TEMPLATES = ['classic', 'modern', 'compact', 'executive'];
const TYPES = [
  'navigation',
  'page_visit',
  'navigation',
  'button_click',
  'form_submit',
  'ai_content_used',
  'resume_download',
  'custom_event',
];

const opened = await openDatabase(process.env, { asGuest: true });
const begun = performance.now();
try {
  await migrateUp(opened.owner);
  const { pool } = opened.database;
  // Tables of its own, if only for this run: the application's role may have none.
  const client = await opened.owner.connect();
  await client.query('set statement_timeout = 0; set synchronous_commit = off');
  await client.query('create temp table seeded (n serial, id uuid, day int)');

  for (let day = DAYS - 1; day >= 0; day--) {
    // More on weekdays, a little more each week; of today what has passed of it.
    const begin = `(date_trunc('day', now()) - make_interval(days => ${day}))`;
    const share = day === 0 ? "(now() - date_trunc('day', now()))" : `interval '1 day'`;
    const growth = 0.8 + (0.4 * (DAYS - day)) / DAYS + 0.12 * Math.sin(day);
    const sessions = Math.round(sessionsPerDay * growth * (day === 0 ? new Date().getUTCHours() / 24 : 1));

    await client.query(`
      with made as (
        insert into users (email, username, email_verified_at, created_at)
        select 'person' || gen_random_uuid() || '@example.com', ${pick(['Amal', 'Noor', 'Omar', 'Grace', 'Ravi', 'Lena'])},
          at, at from (select ${begin} + random() * ${share} as at from generate_series(1, ${usersPerDay})) as times
        returning id
      ) insert into seeded (id, day) select id, ${day} from made`);
    await client.query(`
      insert into resumes (user_id, idempotency_key, title, data, created_at)
      select id, gen_random_uuid(), 'Resume', '{}', ${begin} + random() * ${share} from seeded
      where day between ${day} and ${day + 6} and random() < 0.12`);
    await client.query(`
      with made as (
        insert into cover_letter_generations (user_id, resume_text, resume_file_name, job_title, company_name, template_id)
        select id, '', '', '', '', 'classic' from seeded where day between ${day} and ${day + 9} and random() < 0.05
        returning id
      ) insert into cover_letters (generation_id, letter, variation_request, writer, created_at)
        select id, '', '', 'builtin', ${begin} + random() * ${share} from made`);
    await client.query(`
      insert into ats_checks (user_id, resume_name, job_title, job_description, region, score, report, created_at)
      select id, '', '', '', 'GB', 70, '{}', ${begin} + random() * ${share} from seeded
      where day between ${day} and ${day + 9} and random() < 0.04`);
    await client.query(`
      insert into subscriptions (id, user_id, plan_id, is_active, paid_until, renews, is_demo, updated_at)
      select 'seed_' || gen_random_uuid(), id, ${pick(['pro-monthly', 'pro-yearly'])}, true,
        now() + interval '30 days', true, false, ${begin} + random() * ${share}
      from seeded where day between ${day} and ${day + 6} and random() < 0.01`);

    const from = `(select last_value from seeded_n_seq)`;
    await client.query(`
      insert into analytics_sessions (id, user_id, user_agent, language, screen_resolution, timezone, referrer,
        referral_source, landing_url, country, device, browser, system, first_seen_at)
      select 'session_' || gen_random_uuid(), (select id from seeded where n = whose), 'Mozilla/5.0', ${pick(LANGUAGES)},
        '1280x800', zone[1], 'direct', ${pick(SOURCES)}, ${pick(PAGES)}, zone[2], ${pick(DEVICES)},
        ${pick(BROWSERS)}, ${pick(SYSTEMS)}, at
      from (
        select case when random() < 0.4 then greatest(1, ${from} - floor(power(random(), 2) * ${usersPerDay * 40})::int) end as whose,
          string_to_array(${pick(ZONES.map(([zone, country]) => `${zone} ${country}`))}, ' ') as zone,
          ${begin} + (0.15 + 0.85 * sqrt(random())) * ${share} as at
        from generate_series(1, ${sessions})
      ) as made`);
    await client.query(`
      insert into user_actions (session_id, user_id, action_type, action_data, page_url, page_title, event_id, created_at)
      select id, user_id, type,
        case type
          when 'navigation' then jsonb_build_object('from_page', landing_url, 'to_page', page)
          when 'page_visit' then jsonb_build_object('page_url', page, 'page_title', 'Vitae', 'time_spent', floor(random() * 240))
          when 'ai_content_used' then jsonb_build_object('content_type', ${pick(['cover_letter', 'summary', 'description'])}, 'usage_count', 1)
          when 'resume_download' then jsonb_build_object('resume_id', 'r', 'template_type', ${pick(TEMPLATES)})
          when 'custom_event' then jsonb_build_object('event_name', ${pick(['preview_opened', 'language_changed'])})
          else '{}' end,
        page, 'Vitae', gen_random_uuid(), first_seen_at + nth * interval '20 seconds'
      from analytics_sessions, generate_series(1, ${EVENTS_PER_SESSION}) as nth,
        lateral (select ${pick(TYPES, 'random() + 0 * nth')} as type, ${pick(PAGES, 'random() + 0 * nth')} as page) as what
      where first_seen_at >= ${begin} and first_seen_at < ${begin} + interval '1 day'`);

    const isToday = (column: string) => `${column} >= ${begin} and ${column} < ${begin} + interval '1 day'`;
    const quarter = (column: string) => `date_bin('15 minutes', ${column}, timestamptz '2000-01-01Z')`;
    await client.query(`
      insert into analytics_pending
      select ${quarter('first_seen_at')}, dimension, label, count(*) from analytics_sessions, lateral (values
        ('session', ''), ('page_view', ''), (case when user_id is null then 'anonymous_session' end, ''), ('page', landing_url), ('referral_source', referral_source),
        ('referrer', ${pick(REFERRERS)}), ('language', language), ('country', country), ('device', device),
        ('browser', browser), ('system', system)) as counted (dimension, label)
      where ${isToday('first_seen_at')} and dimension is not null group by 1, 2, 3`);
    await client.query(`
      insert into analytics_pending
      select ${quarter('created_at')}, dimension, label, sum(count) from user_actions
      join analytics_sessions on analytics_sessions.id = session_id, lateral (
        select 'action', action_type, 1
        union all select 'page_view', '', 1 where action_type = 'navigation'
        union all select 'page', action_data->>'to_page', 1 where action_type = 'navigation'
        union all select 'page_timed', action_data->>'page_url', 1 where action_type = 'page_visit'
        union all select 'page_seconds', action_data->>'page_url', round((action_data->>'time_spent')::numeric)::int where action_type = 'page_visit'
        union all select 'ai_content', action_data->>'content_type', 1 where action_type = 'ai_content_used'
        union all select 'template_download', action_data->>'template_type', 1 where action_type = 'resume_download'
        union all select 'custom_event', action_data->>'event_name', 1 where action_type = 'custom_event'
      ) as counted (dimension, label, count)
      where ${isToday('first_seen_at')} group by 1, 2, 3`);
    await rollUp(opened.database);
    process.stdout.write(`\r${DAYS - day} of ${DAYS} days`);
  }
  await client.query('vacuum analyze');
  const { rows } = await pool.query(
    'select (select count(*) from user_actions)::int as events, (select count(*) from analytics_sessions)::int as sessions, (select count(*) from users)::int as users',
  );
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  client.release();
  console.log(`\r${rows[0].events} events of ${rows[0].sessions} sessions, ${rows[0].users} users, in ${took} s`);
} catch (error) {
  console.error(error);
  process.exit(1);
}
await opened.release();
