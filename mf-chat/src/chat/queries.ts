import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@vitae/contract/call';
import {
  type AssistantMessage,
  acceptChatProposal,
  type ChatProposal,
  type ChatSession,
  deleteChatSession,
  listChatSessions,
  readChatSession,
  undeleteChatSession,
  undoChatProposal,
  updateChatSession,
} from '@vitae/contract/chat';
import { listKeptLetters } from '@vitae/contract/letters';
import { listResumeSummaries } from '@vitae/contract/resumes';
import { useHttp, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';

export type Talk = CallOutput<typeof readChatSession>;

/** Of whom the data is: what one account has read is not shown to the next. */
const useOwner = () => useUser()?.username ?? '';
const sessionsKey = (owner: string) => ['chat-sessions', owner];
const talkKey = (owner: string, id: string | null) => ['chat-session', owner, id];

export function useSessions(query: string) {
  const http = useHttp();
  const owner = useOwner();
  return useQuery({
    queryKey: [...sessionsKey(owner), query],
    queryFn: async ({ signal }) => (await send(http, listChatSessions, { query: { query } }, { signal })).sessions,
    placeholderData: keepPreviousData,
  });
}

export function useTalk(id: string | null) {
  const http = useHttp();
  const owner = useOwner();
  return useQuery({
    queryKey: talkKey(owner, id),
    enabled: id !== null,
    // A talk that is gone stays gone.
    retry: false,
    queryFn: ({ signal }) => send(http, readChatSession, { params: { id: id! } }, { signal }),
  });
}

/** Writes into the talks that are in memory what the API has just said. */
export function useTalkMemory() {
  const queries = useQueryClient();
  const owner = useOwner();
  return {
    change: (id: string, change: (talk: Talk) => Talk) =>
      queries.setQueryData<Talk>(talkKey(owner, id), (talk) => talk && change(talk)),
    put: (id: string, talk: Talk) => queries.setQueryData(talkKey(owner, id), talk),
    reload: (id: string) => queries.invalidateQueries({ queryKey: talkKey(owner, id) }),
    sessionsChanged: () => queries.invalidateQueries({ queryKey: sessionsKey(owner) }),
  };
}

export function useChangeSession() {
  const http = useHttp();
  const { sessionsChanged } = useTalkMemory();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; title?: string; is_pinned?: boolean }) =>
      send(http, updateChatSession, { params: { id }, body }),
    onSettled: sessionsChanged,
  });
}

export function useDeleteSession() {
  const http = useHttp();
  const { sessionsChanged } = useTalkMemory();
  return useMutation({
    mutationFn: ({ id }: ChatSession) => send(http, deleteChatSession, { params: { id } }),
    onSettled: sessionsChanged,
  });
}

export function useUndeleteSession() {
  const http = useHttp();
  const { sessionsChanged } = useTalkMemory();
  return useMutation({
    mutationFn: ({ id }: ChatSession) => send(http, undeleteChatSession, { params: { id } }),
    onSettled: sessionsChanged,
  });
}

/** Accepts a proposal or takes it back. */
export function useMoveProposal(sessionId: string) {
  const http = useHttp();
  const memory = useTalkMemory();
  return useMutation({
    mutationFn: ({ proposal, to }: { proposal: ChatProposal; to: 'accepted' | 'undone' }) =>
      send(http, to === 'accepted' ? acceptChatProposal : undoChatProposal, { params: { id: proposal.id } }),
    onSuccess: ({ proposal }) =>
      memory.change(sessionId, (talk) => ({
        ...talk,
        messages: talk.messages.map((message) =>
          message.role === 'assistant' ? withProposal(message, proposal) : message,
        ),
      })),
  });
}

const withProposal = (message: AssistantMessage, moved: ChatProposal): AssistantMessage => ({
  ...message,
  proposals: message.proposals.map((each) => (each.id === moved.id ? moved : each)),
});

/** The letters of the account, to choose one that the talk is about. */
export function useLetters(isWanted: boolean) {
  const http = useHttp();
  const owner = useOwner();
  return useQuery({
    queryKey: ['chat-letters', owner],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const { letters } = await send(http, listKeptLetters, { query: {} }, { signal });
      return letters.map(({ id, title, job_title: job, company_name: company }) => ({
        id,
        title: title || [job, company].filter(Boolean).join(', '),
      }));
    },
  });
}

/** The resumes of the account, to choose one that the talk is about. */
export function useResumes(isWanted: boolean) {
  const http = useHttp();
  const owner = useOwner();
  return useQuery({
    queryKey: ['chat-resumes', owner],
    enabled: isWanted,
    queryFn: async ({ signal }) => (await send(http, listResumeSummaries, {}, { signal })).resumes,
  });
}
