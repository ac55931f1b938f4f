-- What staff have made of a plan's limits. What stands here counts in place of the limit that the plan comes with.
create table plan_limits (
  plan_id text not null,
  -- What plan_usage counts, or resumes.
  kind text not null,
  amount integer not null check (amount > 0),
  primary key (plan_id, kind)
);
