drop table cover_letters;
drop table cover_letter_generations;
