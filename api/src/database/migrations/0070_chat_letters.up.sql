-- Versions of a letter from before something else than its owner's typing changed it.
create table kept_letter_versions (
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references kept_letters on delete cascade,
  -- What changed it, in a few words.
  name text not null,
  letter jsonb not null,
  created_at timestamptz not null default now()
);
create index kept_letter_versions_letter on kept_letter_versions (letter_id, created_at desc);

alter table chat_sessions add column letter_id uuid references kept_letters on delete set null;

alter table chat_proposals
  add column letter_id uuid references kept_letters on delete cascade,
  alter column resume_id drop not null,
  add constraint chat_proposals_document check (num_nonnulls(resume_id, letter_id) = 1);
