create table analytics_sessions (
  id text primary key,
  user_id uuid references users on delete set null,
  user_agent text not null,
  language text not null,
  screen_resolution text not null,
  timezone text not null,
  referrer text not null,
  referral_source text not null,
  landing_url text not null,
  first_seen_at timestamptz not null default now()
);

create index analytics_sessions_user on analytics_sessions (user_id);
create index analytics_sessions_first_seen on analytics_sessions (first_seen_at);

create table user_actions (
  id bigint generated always as identity primary key,
  session_id text not null,
  user_id uuid references users on delete set null,
  action_type text not null,
  action_data jsonb not null,
  page_url text not null,
  page_title text not null,
  created_at timestamptz not null default now()
);

create index user_actions_user on user_actions (user_id, created_at desc);
create index user_actions_created on user_actions (created_at);

-- Counted as they come in, so that the overview of a year reads a few thousand rows.
create table analytics_daily (
  day date not null,
  dimension text not null,
  label text not null,
  count bigint not null,
  primary key (day, dimension, label)
);
