import { keyframes } from '@emotion/react';
import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readAdminLive } from '@vitae/contract/admin-analytics';
import { color, space } from '@vitae/ui/tokens';
import { useStaffCall } from '../session/staff-http.ts';

const REFRESH_INTERVAL_MS = 10_000;
const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** How many are on the site just now. */
export function LiveCounter() {
  const call = useStaffCall();
  const { data } = useQuery({
    queryKey: ['live'],
    queryFn: ({ signal }) => call(readAdminLive, {}, signal),
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  if (!data) return null;
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space.sm }}>
      <span
        aria-hidden="true"
        css={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          background: data.visitors > 0 ? color.success : color.lineStrong,
          animation: data.visitors > 0 ? `${pulse} 2s ease-in-out infinite` : undefined,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      />
      <Plural value={data.visitors} one="# visitor in the last 5 minutes" other="# visitors in the last 5 minutes" />
    </span>
  );
}
