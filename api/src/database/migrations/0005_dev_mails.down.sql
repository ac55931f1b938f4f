drop table dev_mails;
