import { msg } from '@lingui/core/macro';
import type { ChatSession } from '@vitae/contract/chat';

const DAY_MS = 24 * 60 * 60 * 1000;
const PERIODS = [
  { label: msg`Today`, days: 0 },
  { label: msg`Yesterday`, days: 1 },
  { label: msg`The last 7 days`, days: 7 },
  { label: msg`The last 30 days`, days: 30 },
  { label: msg`Earlier`, days: Number.POSITIVE_INFINITY },
] as const;

export interface SessionGroup {
  label: (typeof PERIODS)[number]['label'];
  sessions: ChatSession[];
}

/** Sessions by the day of their last message, pinned ones before them. Groups without one are left out. */
export function groupSessions(sessions: readonly ChatSession[], now: Date): SessionGroup[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const daysAgo = ({ updated_at }: ChatSession) => Math.max(0, Math.ceil((midnight - Date.parse(updated_at)) / DAY_MS));
  const rest = sessions.filter((session) => !session.is_pinned);
  const groups: SessionGroup[] = PERIODS.map(({ label, days }, index) => {
    const after = index === 0 ? -1 : PERIODS[index - 1]!.days;
    return { label, sessions: rest.filter((session) => daysAgo(session) > after && daysAgo(session) <= days) };
  });
  return [{ label: msg`Pinned`, sessions: sessions.filter((session) => session.is_pinned) }, ...groups].filter(
    (group) => group.sessions.length > 0,
  );
}
