drop table analytics_daily;
drop table user_actions;
drop table analytics_sessions;
