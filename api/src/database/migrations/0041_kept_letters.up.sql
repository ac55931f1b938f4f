create table kept_letters (
  -- The browser's, so that keeping a letter twice makes no second one.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  letter jsonb not null,
  request jsonb not null,
  -- What it was generated from; null once that is gone.
  generation_id uuid references cover_letter_generations on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null: it stands in the list.
  deleted_at timestamptz
);

create index kept_letters_user on kept_letters (user_id, updated_at desc);
create index kept_letters_generation on kept_letters (generation_id);
create index kept_letters_deleted on kept_letters (deleted_at) where deleted_at is not null;

-- What accounts have so far: every letter as it was generated. Its advert was not stored.
insert into kept_letters (id, user_id, title, letter, request, generation_id, created_at, updated_at)
select
  gen_random_uuid(), generation.user_id, '',
  jsonb_build_object(
    'fullName', coalesce(generation.parsed_resume #>> '{name,value}', ''),
    'email', coalesce(generation.parsed_resume #>> '{email,value}', ''),
    'phone', coalesce(generation.parsed_resume #>> '{phone,value}', ''),
    'location', coalesce(generation.parsed_resume #>> '{location,value}', ''),
    'date', '', 'companyAddress', '', 'skills', '', 'closing', '',
    'jobTitle', generation.job_title,
    'companyName', generation.company_name,
    'introduction', letter.letter,
    'generatedAt', to_char(letter.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'templateName', initcap(replace(generation.template_id, '-', ' ')),
    'rawResponse', '{}'::jsonb,
    'resumeFileName', generation.resume_file_name,
    'resumeFileSize', 0
  ),
  jsonb_build_object(
    'job_description', generation.job_title, 'job_title', generation.job_title,
    'company_name', generation.company_name, 'tone', 'Professional', 'additional_context', '',
    'template', generation.template_id, 'generation_id', generation.id
  ),
  generation.id, letter.created_at, letter.created_at
from cover_letters letter
join cover_letter_generations generation on generation.id = letter.generation_id
where generation.user_id is not null;
