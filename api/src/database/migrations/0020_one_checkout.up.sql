-- Of several open checkouts of one account the newest stays.
update checkouts set status = 'canceled'
where status = 'pending' and exists (
  select from checkouts newer
  where newer.user_id = checkouts.user_id and newer.status = 'pending'
    and (newer.created_at, newer.id) > (checkouts.created_at, checkouts.id)
);
create unique index checkouts_one_open on checkouts (user_id) where status = 'pending';

-- Counts the writes: a reading of the provider is kept only where no other was kept since it was asked for.
alter table subscriptions add column revision integer not null default 0;
