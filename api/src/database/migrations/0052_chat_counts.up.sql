create trigger count_chat after insert on chat_sessions for each row execute function count_new_row('chat');
