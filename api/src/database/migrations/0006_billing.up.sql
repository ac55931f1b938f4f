create table subscriptions (
  -- The payment provider's id.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  plan_id text not null,
  is_active boolean not null,
  paid_until timestamptz not null,
  renews boolean not null,
  is_demo boolean not null,
  updated_at timestamptz not null default now()
);

create index subscriptions_user on subscriptions (user_id);

create table checkouts (
  -- The payment provider's id.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  plan_id text not null,
  status text not null check (status in ('pending', 'paid', 'canceled')),
  is_demo boolean not null,
  created_at timestamptz not null default now()
);

create index checkouts_user on checkouts (user_id);

-- Webhook events that were acted on. An event that comes again is in here.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

-- How much of a plan's daily allowance is used. The subject is a user or an anonymous client.
create table plan_usage (
  subject text not null,
  kind text not null,
  day date not null,
  count integer not null,
  primary key (subject, kind, day)
);
