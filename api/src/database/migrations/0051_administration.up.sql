-- What staff have done, and whose data they have looked at. Rows are added and never changed, by nobody: not by the
-- application, nor by the owner of the tables as long as the trigger stands.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Also after the account is gone.
  staff_id uuid not null,
  staff_name text not null,
  action text not null,
  -- The account that it was about: an id alone, which says nothing once the account is erased.
  subject_id uuid,
  -- Nothing of anybody's own data.
  details jsonb not null
);
create index audit_log_subject on audit_log (subject_id, id desc) where subject_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_stays before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

alter table users add column disabled_at timestamptz;
create index users_created on users (created_at desc, id);

-- Mails that could not be sent. Not a word of them, and of the address its host only.
create table mail_faults (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  host text not null,
  reason text not null
);
create index mail_faults_at on mail_faults (at);

-- How long mounts took, by steps of a tenth: enough to tell a median and a 95th percentile.
create table remote_health_durations (
  hour timestamptz not null,
  channel text not null,
  remote text not null,
  version text not null,
  -- Durations from 1.1^step to 1.1^(step + 1) milliseconds.
  step smallint not null,
  count bigint not null,
  primary key (hour, channel, remote, version, step)
);
