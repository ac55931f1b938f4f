delete from challenges where purpose in ('confirm', 'email');
alter table challenges drop column user_id, drop constraint challenges_purpose_check;
alter table challenges add constraint challenges_purpose_check check (purpose in ('signup', 'reset'));
drop table recovery_codes, second_factors, passkey_challenges, passkeys, devices;
alter table staff drop column disabled_at;
alter table sessions
  drop column last_used_at, drop column authenticated_at, drop column browser, drop column network, drop column time_zone;
