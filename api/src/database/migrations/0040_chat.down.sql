drop table chat_proposals;
drop table chat_messages;
drop table chat_sessions;
