-- What the Gulf form said, so that the same check can be made again.
alter table ats_checks add column gulf jsonb not null default '{}';
-- Null: it is there. Deleted ones can be brought back for a while.
alter table ats_checks add column deleted_at timestamptz;

create index ats_checks_deleted on ats_checks (deleted_at) where deleted_at is not null;
