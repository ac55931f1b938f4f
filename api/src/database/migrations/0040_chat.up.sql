create table chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- One of both: an account, or the browser of somebody without one.
  user_id uuid references users on delete cascade,
  visitor_hash text,
  title text not null,
  is_pinned boolean not null default false,
  -- What the talk has in mind: the resume that proposals are made for, the last advert and the last file.
  resume_id uuid references resumes on delete set null,
  advert text not null default '',
  file_name text not null default '',
  file_text text not null default '',
  -- A practice interview under way.
  practice jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Set for visitors without an account only.
  expires_at timestamptz,
  check ((user_id is null) <> (visitor_hash is null))
);
create index chat_sessions_user on chat_sessions (user_id, updated_at desc);
create index chat_sessions_visitor on chat_sessions (visitor_hash);

create table chat_messages (
  -- Given by the browser for questions, so that asking again does not ask twice.
  id uuid not null,
  session_id uuid not null references chat_sessions on delete cascade,
  -- The order within the session.
  position bigint generated always as identity,
  role text not null check (role in ('user', 'assistant')),
  text text not null,
  -- Of a question: what it brought along. Of an answer: sources, choices, practice, writer.
  details jsonb not null,
  created_at timestamptz not null default now(),
  primary key (session_id, id)
);
create index chat_messages_order on chat_messages (session_id, position);

create table chat_proposals (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  message_id uuid not null,
  resume_id uuid not null references resumes on delete cascade,
  title text not null,
  diffs jsonb not null,
  changes jsonb not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'undone')),
  created_at timestamptz not null default now(),
  foreign key (session_id, message_id) references chat_messages (session_id, id) on delete cascade
);
create index chat_proposals_message on chat_proposals (session_id, message_id);
