create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  username text not null,
  -- Null for an account that signs in with Google only.
  password_hash text,
  google_subject text unique,
  email_verified_at timestamptz,
  target_country text not null default '',
  created_at timestamptz not null default now()
);

-- Ann@example.com and ann@example.com are one account.
create unique index users_email on users (lower(email));
