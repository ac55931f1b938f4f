create table resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Given by the browser: the same creation twice makes one resume.
  idempotency_key text not null,
  title text not null,
  data jsonb not null,
  revision integer not null default 1,
  parent_id uuid references resumes on delete set null,
  job jsonb,
  tags jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, idempotency_key)
);

create index resumes_user on resumes (user_id, updated_at desc) where deleted_at is null;
create index resumes_deleted on resumes (deleted_at) where deleted_at is not null;

create table resume_versions (
  id uuid primary key default gen_random_uuid(),
  resume_id uuid not null references resumes on delete cascade,
  -- Null: kept by itself.
  name text,
  revision integer not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);

create index resume_versions_resume on resume_versions (resume_id, created_at desc);

create table resume_links (
  resume_id uuid primary key references resumes on delete cascade,
  token text not null unique,
  password_hash text,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
