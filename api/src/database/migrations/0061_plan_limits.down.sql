drop table plan_limits;
