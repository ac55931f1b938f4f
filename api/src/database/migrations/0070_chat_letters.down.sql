delete from chat_proposals where resume_id is null;
alter table chat_proposals
  drop constraint chat_proposals_document,
  alter column resume_id set not null,
  drop column letter_id;
alter table chat_sessions drop column letter_id;
drop table kept_letter_versions;
