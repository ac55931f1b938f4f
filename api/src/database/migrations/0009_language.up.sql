-- The language that the person chose for the screens, in ISO 639; empty until one is chosen.
alter table users add column language text not null default '';
