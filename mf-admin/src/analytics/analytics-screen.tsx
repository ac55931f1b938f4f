import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readAdminAnalytics } from '@vitae/contract/admin-analytics';
import type { CallOutput } from '@vitae/contract/call';
import { useFormats } from '@vitae/remote-kit/formats';
import { Banner } from '@vitae/ui/message';
import { space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { FIGURES, type FigureName } from '../figures/figures.ts';
import { useFigureFormat } from '../figures/use-figure-format.ts';
import { Asked } from '../frame/asked.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { useStaffCall } from '../session/staff-http.ts';
import { Breakdowns } from './breakdowns.tsx';
import { Journeys } from './journeys.tsx';
import { LiveCounter } from './live-counter.tsx';
import { toQuery, useChosenWindow } from './window.ts';
import { WindowPicker } from './window-picker.tsx';

type Analytics = CallOutput<typeof readAdminAnalytics>;

/** /analytics: who came in some days, from where, what they did, and how far they got. */
export function AnalyticsScreen() {
  const call = useStaffCall();
  const { chosen, choose } = useChosenWindow();
  const query = toQuery(chosen);
  const asked = useQuery({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call(readAdminAnalytics, { query }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <StaffFrame
      title={<Trans>Analytics</Trans>}
      lead={<LiveCounter />}
      aside={<WindowPicker chosen={chosen} onChoose={choose} />}
    >
      <Asked query={asked} lines={9}>
        {(analytics) => (
          <div
            aria-busy={asked.isPlaceholderData}
            css={{ display: 'grid', gap: space.xl, minWidth: 0, opacity: asked.isPlaceholderData ? 0.6 : 1 }}
          >
            <Figures analytics={analytics} />
            <Journeys query={query} visitors={analytics.totals.visitors} />
            <Breakdowns analytics={analytics} />
          </div>
        )}
      </Asked>
    </StaffFrame>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const format = useFigureFormat();
  const [chosen, setChosen] = useState<FigureName>('sessions');
  const { totals, totals_before: before, trend, granularity, window } = analytics;
  const figure = FIGURES.find(({ name }) => name === chosen)!;
  const timeOf = (at: string) =>
    granularity === 'hour'
      ? formats.date(at, { hour: '2-digit', minute: '2-digit', timeZone: window.time_zone })
      : formats.date(`${at}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const demoRevenue = format('revenue', totals.demo_revenue);
  return (
    <>
      <FigureTiles totals={totals} before={before} chosen={chosen} onChoose={setChosen} />
      {totals.demo_revenue > 0 ? (
        <Banner kind="info">
          <Trans>The demo checkout stands for another {demoRevenue}: no money has moved there.</Trans>
        </Banner>
      ) : null}
      <ChartPanel
        title={t(figure.label)}
        hint={t(figure.hint)}
        fileName={`vitae-${window.first_day}-${window.last_day}`}
        chart={{
          points: trend.map((point) => ({ label: timeOf(point.at), value: point[chosen] })),
          series: [{ key: 'value', name: t(figure.label), look: 'area' }],
          format: (value) => format(chosen, value),
        }}
        rows={trend}
        keyOf={({ at }) => at}
        columns={[
          { heading: granularity === 'hour' ? t`Hour` : t`Day`, cell: ({ at }) => timeOf(at), value: ({ at }) => at },
          ...FIGURES.map(({ name, label }) => ({
            heading: t(label),
            cell: (point: Analytics['trend'][number]) => format(name, point[name]),
            value: (point: Analytics['trend'][number]) => point[name],
            isNumber: true,
          })),
        ]}
      />
    </>
  );
}
