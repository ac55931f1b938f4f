alter table cover_letter_generations drop column parsed_resume;
