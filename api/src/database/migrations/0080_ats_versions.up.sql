-- The kept version of a resume that was checked; null: the resume as it was at the time.
alter table ats_checks add column resume_version jsonb;
