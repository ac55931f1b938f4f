-- Unlogged: fast to write, shared by all instances, and lost without harm when the server crashes.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

create index rate_limits_end on rate_limits (window_ends_at);
