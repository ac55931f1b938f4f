alter table ats_checks drop column resume_version;
