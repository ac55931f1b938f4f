import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readAdminAnalytics } from '@vitae/contract/admin-analytics';
import { useFormats } from '@vitae/remote-kit/formats';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { columns } from '@vitae/ui/layout';
import { space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { LiveCounter } from '../analytics/live-counter.tsx';
import { ownTimeZone } from '../analytics/window.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import type { FigureName } from '../figures/figures.ts';
import { Asked } from '../frame/asked.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { HealthCard } from '../platform-state/health-card.tsx';
import { readPageChannel } from '../platform-state/page-channel.ts';
import { VersionsCard } from '../platform-state/versions-card.tsx';
import { useStaffCall } from '../session/staff-http.ts';

const KEY_FIGURES: FigureName[] = ['visitors', 'sessions', 'sign_ups', 'resumes', 'letters', 'revenue'];
const DAYS = 7;

/** /admin-dashboard: the week at a glance, and whether the platform is well. */
export function DashboardScreen() {
  const { t } = useLingui();
  const call = useStaffCall();
  const formats = useFormats();
  const [channel] = useState(() => readPageChannel());
  const query = { days: DAYS, time_zone: ownTimeZone() };
  const asked = useQuery({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call(readAdminAnalytics, { query }, signal),
  });
  const dayOf = (at: string) => formats.date(`${at}T00:00:00Z`, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <StaffFrame
      title={<Trans>Overview</Trans>}
      lead={<LiveCounter />}
      aside={
        <SiteButtonLink to="/analytics" size="small">
          <Trans>All figures</Trans>
        </SiteButtonLink>
      }
    >
      <Asked query={asked} lines={6}>
        {({ totals, totals_before, trend }) => (
          <>
            <FigureTiles totals={totals} before={totals_before} names={KEY_FIGURES} />
            <ChartPanel
              title={t`Sessions, last 7 days`}
              fileName="vitae-week"
              chart={{
                height: 220,
                points: trend.map(({ at, sessions }) => ({ label: dayOf(at), sessions })),
                series: [{ key: 'sessions', name: t`Sessions`, look: 'area' }],
                format: (value) => formats.number(value),
              }}
              rows={trend}
              keyOf={({ at }) => at}
              columns={[
                { heading: t`Day`, cell: ({ at }) => dayOf(at), value: ({ at }) => at },
                {
                  heading: t`Sessions`,
                  cell: ({ sessions }) => formats.number(sessions),
                  value: ({ sessions }) => sessions,
                  isNumber: true,
                },
                {
                  heading: t`Sign-ups`,
                  cell: ({ sign_ups }) => formats.number(sign_ups),
                  value: ({ sign_ups }) => sign_ups,
                  isNumber: true,
                },
              ]}
            />
          </>
        )}
      </Asked>
      <div css={[columns('minmax(0, 1fr) minmax(0, 1.7fr)'), { alignItems: 'start', gap: space.xl }]}>
        <HealthCard />
        <VersionsCard channel={channel} />
      </div>
    </StaffFrame>
  );
}
