alter table remote_health_sessions drop column address, drop column count, drop column duration_ms;
