-- Which accounts were there in which quarter of an hour, each with the quarter in which it was there before. Different
-- accounts of a window are then those rows of it whose `previous` lies before the window: counted along an index, for
-- every window and time zone, and without remembering whom one has seen.
create table analytics_people (
  user_id uuid not null references users on delete cascade,
  quarter timestamptz not null,
  previous timestamptz,
  primary key (user_id, quarter)
);
insert into analytics_people (user_id, quarter, previous)
  select user_id, quarter, lag(quarter) over (partition by user_id order by quarter)
  from (
    select distinct user_id, date_bin('15 minutes', first_seen_at, timestamptz '2000-01-01 00:00+00') as quarter
    from analytics_sessions where user_id is not null
  ) as visits
  order by quarter;
create index analytics_people_quarter on analytics_people (quarter, previous);

-- Visits on their way into the table above. Not tied to `users`: an account that is erased meanwhile is passed over.
create table analytics_people_pending (
  user_id uuid not null,
  quarter timestamptz not null
);

create function note_person() returns trigger language plpgsql as $$
begin
  insert into analytics_people_pending (user_id, quarter)
    values (new.user_id, date_bin('15 minutes', new.first_seen_at, timestamptz '2000-01-01 00:00+00'));
  return null;
end $$;
create trigger note_person after insert or update of user_id on analytics_sessions for each row
  when (new.user_id is not null) execute function note_person();

-- Was for counting people by their sessions.
drop index analytics_sessions_people;

-- The weeks after its sign-up in which an account came back, as bits: nothing to join.
alter table user_milestones add column active_weeks integer not null default 0;
update user_milestones set active_weeks = weeks
  from (select user_id, bit_or(1 << week) as weeks from user_active_weeks group by 1) as active
  where active.user_id = user_milestones.user_id;
drop table user_active_weeks;

create or replace function note_milestone() returns trigger language plpgsql as $$
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
      update user_milestones
        set active_weeks = active_weeks | week_bit
        from (
          select 1 << floor(extract(epoch from new.first_seen_at - signed_up_at) / 604800)::int as week_bit
          from user_milestones
          where user_id = new.user_id
            and new.first_seen_at between signed_up_at and signed_up_at + interval '91 days'
        ) as seen
        where user_id = new.user_id and (active_weeks & week_bit) = 0;
  end case;
  return null;
end $$;
