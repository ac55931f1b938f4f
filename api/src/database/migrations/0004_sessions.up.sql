create table staff (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  password_hash text not null,
  is_superuser boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index staff_username on staff (lower(username));

-- One sign-in on one browser: the family of its refresh tokens.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  staff_id uuid references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((user_id is null) <> (staff_id is null))
);

create index sessions_user on sessions (user_id);
create index sessions_staff on sessions (staff_id);

create table refresh_tokens (
  -- SHA-256: a token is random enough to need no slower hash.
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index refresh_tokens_session on refresh_tokens (session_id);

-- One-time codes sent by mail.
create table challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('signup', 'reset')),
  email text not null,
  -- Null where the address must not learn whether it is known: no code fits.
  code_hash bytea,
  code_expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Of a sign-up, until its account is made.
  username text,
  password_hash text,
  -- Of a reset, once its code was right.
  reset_token_hash bytea unique,
  -- When the whole attempt is forgotten.
  expires_at timestamptz not null
);

create index challenges_expiry on challenges (expires_at);
