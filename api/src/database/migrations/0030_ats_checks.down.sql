drop table ats_checks;
