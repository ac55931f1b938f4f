alter table subscriptions drop column revision;
drop index checkouts_one_open;
