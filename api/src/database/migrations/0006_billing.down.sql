drop table plan_usage;
drop table payment_events;
drop table checkouts;
drop table subscriptions;
