drop table challenges;
drop table refresh_tokens;
drop table sessions;
drop table staff;
