drop table remote_health_durations;
drop table mail_faults;
drop index users_created;
alter table users drop column disabled_at;
drop table audit_log;
drop function refuse_change;
