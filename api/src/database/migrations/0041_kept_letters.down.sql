drop table kept_letters;
