-- An action that a browser sends again, since it has not heard that the first time had worked, is the same one.
alter table user_actions add column event_id uuid;
create unique index user_actions_event on user_actions (event_id) where event_id is not null;

-- What is read off the session's own words, once.
alter table analytics_sessions
  add column country text not null default '',
  add column device text not null default '',
  add column browser text not null default '',
  add column system text not null default '';
-- For counting people: read without the rows themselves.
create index analytics_sessions_people on analytics_sessions (first_seen_at, user_id) where user_id is not null;

-- Counts on their way into the tables below. A row is taken out in the transaction that adds it up, so that it counts
-- once, whenever it comes and whichever quarter it belongs to.
create table analytics_pending (
  quarter timestamptz not null,
  dimension text not null,
  label text not null,
  count bigint not null
);

-- By quarter of an hour: every time zone's days begin with one.
create table analytics_quarters (
  quarter timestamptz not null,
  dimension text not null,
  label text not null,
  count bigint not null,
  -- A curve reads thousands of quarters of one dimension: all of it from the index, where they stand side by side.
  primary key (dimension, quarter, label) include (count)
);

-- The same by day of UTC, for the middle of long windows.
alter table analytics_daily rename to analytics_days;
alter table analytics_days drop constraint analytics_daily_pkey;
alter table analytics_days add primary key (dimension, day, label);
-- Of days that were counted before there were quarters, nobody knows the hour.
insert into analytics_quarters (quarter, dimension, label, count)
  select (day + interval '12 hours') at time zone 'utc', dimension, label, count from analytics_days;

-- Sessions with something going on, for the live counter. Nothing in it is worth keeping through a crash.
create unlogged table analytics_live (
  session_id text primary key,
  seen_at timestamptz not null
);

-- How far each account has come, and in which weeks after its sign-up it came back.
create table user_milestones (
  user_id uuid primary key references users on delete cascade,
  signed_up_at timestamptz not null,
  first_resume_at timestamptz,
  first_download_at timestamptz,
  first_paid_at timestamptz
);
create index user_milestones_signed_up on user_milestones (signed_up_at);

create table user_active_weeks (
  user_id uuid not null references users on delete cascade,
  week smallint not null,
  primary key (user_id, week)
);

-- Written by triggers, so that no domain has to know that it is counted. `tg_argv[0]`: the dimension.
create function count_new_row() returns trigger language plpgsql as $$
begin
  insert into analytics_pending (quarter, dimension, label, count)
    values (date_bin('15 minutes', new.created_at, timestamptz '2000-01-01 00:00+00'), tg_argv[0], '', 1);
  return null;
end $$;

create trigger count_sign_up after insert on users for each row execute function count_new_row('sign_up');
create trigger count_log_in after insert on sessions for each row when (new.user_id is not null)
  execute function count_new_row('log_in');
create trigger count_resume after insert on resumes for each row execute function count_new_row('resume');
create trigger count_letter after insert on cover_letters for each row execute function count_new_row('letter');
create trigger count_check after insert on ats_checks for each row execute function count_new_row('ats_check');

-- A plan that staff has given away is no payment.
create function count_payment() returns trigger language plpgsql as $$
begin
  insert into analytics_pending (quarter, dimension, label, count) values (
    date_bin('15 minutes', new.updated_at, timestamptz '2000-01-01 00:00+00'),
    case when new.is_demo then 'demo_payment' else 'payment' end, new.plan_id, 1);
  update user_milestones set first_paid_at = new.updated_at
    where user_id = new.user_id and first_paid_at is null;
  return null;
end $$;

create trigger count_payment after insert on subscriptions for each row
  when (new.is_active and new.id not like 'granted_%') execute function count_payment();
create trigger count_renewal after update on subscriptions for each row
  when (new.is_active and new.paid_until > old.paid_until and new.id not like 'granted_%')
  execute function count_payment();

create function note_milestone() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'sign_up' then
      insert into user_milestones (user_id, signed_up_at) values (new.id, new.created_at);
    when 'resume' then
      update user_milestones set first_resume_at = new.created_at
        where user_id = new.user_id and (first_resume_at is null or first_resume_at > new.created_at);
    when 'download' then
      update user_milestones set first_download_at = new.created_at
        where user_id = new.user_id and (first_download_at is null or first_download_at > new.created_at);
    when 'week' then
      insert into user_active_weeks (user_id, week)
        select user_id, floor(extract(epoch from new.first_seen_at - signed_up_at) / 604800)
        from user_milestones
        where user_id = new.user_id
          and new.first_seen_at between signed_up_at and signed_up_at + interval '91 days'
        on conflict do nothing;
  end case;
  return null;
end $$;

create trigger note_sign_up after insert on users for each row execute function note_milestone('sign_up');
create trigger note_resume after insert on resumes for each row execute function note_milestone('resume');
create trigger note_download after insert or update of user_id on user_actions for each row
  when (new.user_id is not null and new.action_type = 'resume_download')
  execute function note_milestone('download');
create trigger note_week after insert or update of user_id on analytics_sessions for each row
  when (new.user_id is not null) execute function note_milestone('week');

insert into user_milestones (user_id, signed_up_at, first_resume_at, first_download_at, first_paid_at)
  select id, created_at,
    (select min(created_at) from resumes where user_id = users.id),
    (select min(created_at) from user_actions where user_id = users.id and action_type = 'resume_download'),
    (select min(updated_at) from subscriptions where user_id = users.id)
  from users;
insert into user_active_weeks (user_id, week)
  select distinct user_id, floor(extract(epoch from first_seen_at - signed_up_at) / 604800)::smallint
  from analytics_sessions join user_milestones using (user_id)
  where first_seen_at between signed_up_at and signed_up_at + interval '91 days';
