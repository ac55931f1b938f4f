drop table remote_health_sessions;
drop table remote_health;
