-- Where tabs report from, so that no address weighs more than a few of them: a keyed hash, nothing that can be read
-- back. What was counted before has none, and counts as one address.
alter table remote_health_sessions
  add column address text not null default '',
  add column count bigint not null default 1,
  add column duration_ms bigint not null default 0;
alter table remote_health_sessions alter column address drop default, alter column count drop default,
  alter column duration_ms drop default;
