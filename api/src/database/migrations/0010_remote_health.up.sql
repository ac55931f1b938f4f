-- What browsers report of the remotes, counted as it comes in. A row for each hour, so that a canary can be watched
-- while it goes out, and a year stays small.
create table remote_health (
  hour timestamptz not null,
  channel text not null,
  revision integer not null,
  remote text not null,
  version text not null,
  kind text not null,
  -- Empty but for failures.
  code text not null,
  outcome text not null,
  count bigint not null,
  duration_ms bigint not null,
  last_message text not null,
  last_at timestamptz not null,
  primary key (hour, channel, revision, remote, version, kind, code, outcome)
);

-- Which tabs have seen a version, and in which it failed: a loop in one is one.
create table remote_health_sessions (
  hour timestamptz not null,
  channel text not null,
  remote text not null,
  version text not null,
  kind text not null,
  session text not null,
  primary key (hour, channel, remote, version, kind, session)
);
