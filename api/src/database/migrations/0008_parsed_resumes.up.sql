-- The resume's fields as the parser has read them; null where only the text could be read.
alter table cover_letter_generations add column parsed_resume jsonb;
