drop index ats_checks_deleted;
alter table ats_checks drop column deleted_at, drop column gulf;
