alter table sessions
  add column last_used_at timestamptz not null default now(),
  -- When the person last proved who they are; sensitive changes ask for a recent proof.
  add column authenticated_at timestamptz not null default now(),
  add column browser text not null default '',
  -- Of the address only its network: enough to recognise a place by.
  add column network text not null default '',
  add column time_zone text not null default '';
update sessions set authenticated_at = created_at;

alter table staff add column disabled_at timestamptz;

-- Browsers from which an account was signed in before. Each has a random name of its own.
create table devices (
  user_id uuid not null references users on delete cascade,
  -- SHA-256, as of refresh tokens.
  token_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);

create table passkeys (
  -- The credential's id, base64url.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What an authenticator has been asked to sign. Each is answered once.
create table passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  purpose text not null check (purpose in ('sign-in', 'add', 'confirm')),
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users on delete cascade,
  staff_id uuid unique references staff on delete cascade,
  -- Encrypted with a key that is not in the database.
  secret bytea not null,
  -- Null until the first code was right.
  confirmed_at timestamptz,
  -- The time step of the last code: a code works once.
  last_step bigint not null default 0,
  check ((user_id is null) <> (staff_id is null))
);

create table recovery_codes (
  code_hash bytea primary key,
  second_factor_id uuid not null references second_factors on delete cascade
);
create index recovery_codes_factor on recovery_codes (second_factor_id);

alter table challenges drop constraint challenges_purpose_check;
alter table challenges
  add constraint challenges_purpose_check check (purpose in ('signup', 'reset', 'confirm', 'email')),
  -- Of a code that somebody signed in has asked for.
  add column user_id uuid references users on delete cascade;
