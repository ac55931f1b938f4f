create table cover_letter_generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  resume_text text not null,
  resume_file_name text not null,
  job_title text not null,
  company_name text not null,
  template_id text not null,
  created_at timestamptz not null default now(),
  -- Set for anonymous visitors only.
  expires_at timestamptz
);

create index cover_letter_generations_user on cover_letter_generations (user_id, created_at desc);
create index cover_letter_generations_expiry on cover_letter_generations (expires_at) where expires_at is not null;

create table cover_letters (
  id bigint generated always as identity primary key,
  generation_id uuid not null references cover_letter_generations on delete cascade,
  letter text not null,
  variation_request text not null,
  writer text not null,
  created_at timestamptz not null default now()
);

create index cover_letters_generation on cover_letters (generation_id, id);
