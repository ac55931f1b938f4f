drop trigger count_chat on chat_sessions;
