alter table users drop column language;
