create table ats_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Null: of an uploaded file, or the resume is gone.
  resume_id uuid references resumes on delete set null,
  resume_name text not null,
  job_title text not null,
  job_description text not null,
  region text not null,
  score integer not null,
  report jsonb not null,
  -- Null: there is no public page.
  link_token text unique,
  created_at timestamptz not null default now()
);

create index ats_checks_user on ats_checks (user_id, created_at desc);
