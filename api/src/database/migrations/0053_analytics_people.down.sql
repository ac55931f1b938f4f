create table user_active_weeks (
  user_id uuid not null references users on delete cascade,
  week smallint not null,
  primary key (user_id, week)
);
insert into user_active_weeks (user_id, week)
  select user_id, week from user_milestones, generate_series(0, 13) as week where (active_weeks >> week) & 1 = 1;
alter table user_milestones drop column active_weeks;

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
      insert into user_active_weeks (user_id, week)
        select user_id, floor(extract(epoch from new.first_seen_at - signed_up_at) / 604800)
        from user_milestones
        where user_id = new.user_id
          and new.first_seen_at between signed_up_at and signed_up_at + interval '91 days'
        on conflict do nothing;
  end case;
  return null;
end $$;

create index analytics_sessions_people on analytics_sessions (first_seen_at, user_id) where user_id is not null;
drop trigger note_person on analytics_sessions;
drop function note_person;
drop table analytics_people_pending;
drop table analytics_people;
