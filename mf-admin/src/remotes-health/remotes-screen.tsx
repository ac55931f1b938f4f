import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChannelState, readHealthOverTime, readReleases, type VersionHealth } from '@vitae/contract/admin';
import type { CallOutput } from '@vitae/contract/call';
import { useFormats } from '@vitae/remote-kit/formats';
import { SelectField } from '@vitae/ui/field';
import { EmptyState } from '@vitae/ui/message';
import { color, font, space } from '@vitae/ui/tokens';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { ChartPanel } from '../charts/chart-panel.tsx';
import type { Mark } from '../charts/line-chart.tsx';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { readPageChannel } from '../platform-state/page-channel.ts';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, CsvButton, DataTable } from '../tables/data-table.tsx';
import { BusPanel } from './bus-panel.tsx';
import { CanaryPanel } from './canary-panel.tsx';
import { useCauseNames } from './cause-names.ts';
import { ChannelHistory } from './channel-history.tsx';

type Health = CallOutput<typeof readHealthOverTime>;
type Point = Health['points'][number];

const DAY_HOURS = 24;
const REFRESH_INTERVAL_MS = 30_000;

/** /admin-dashboard/remotes: how each version does in browsers, and what was released when. */
export function RemotesScreen() {
  const { t } = useLingui();
  const call = useStaffCall();
  const [channel, setChannel] = useState('production');
  const [pageChannel] = useState(() => readPageChannel());
  const [remote, setRemote] = useState('');
  const [hours, setHours] = useState(DAY_HOURS);
  const query = { channel, hours, ...(remote && { remote }) };
  const health = useQuery({
    queryKey: ['remote-health', query],
    queryFn: ({ signal }) => call(readHealthOverTime, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call(readReleases, {}, signal),
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  const channels = releases.data?.channels ?? [];
  const state = channels.find((each) => each.channel === channel);
  const canaries = (state?.canaries ?? []).filter((each) => !remote || each.remote === remote);
  const names = [
    ...new Set([
      ...Object.keys(state?.history[0]?.serves ?? {}),
      ...(health.data?.versions.map((each) => each.remote) ?? []),
    ]),
  ]
    .filter((name) => name !== 'shell')
    .sort();
  const spans = [
    { value: DAY_HOURS, label: t`24 hours` },
    { value: 7 * DAY_HOURS, label: t`7 days` },
    { value: 30 * DAY_HOURS, label: t`30 days` },
  ];
  return (
    <StaffFrame
      title={<Trans>Remotes</Trans>}
      lead={<Trans>How each version does in visitors' browsers, and what was released when.</Trans>}
      aside={
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(104px, 1fr))',
            gap: space.sm,
            maxWidth: '100%',
          }}
        >
          <SelectField
            label={t`Channel`}
            value={channel}
            onChange={(event) => setChannel(event.target.value)}
            options={(channels.length ? channels.map((each) => each.channel) : [channel]).map((name) => ({
              value: name,
              label: name,
            }))}
          />
          <SelectField
            label={t`Remote`}
            value={remote}
            onChange={(event) => setRemote(event.target.value)}
            options={[{ value: '', label: t`All` }, ...names.map((name) => ({ value: name, label: name }))]}
          />
          <SelectField
            label={t`Time`}
            value={String(hours)}
            onChange={(event) => setHours(Number(event.target.value))}
            options={spans.map(({ value, label }) => ({ value: String(value), label }))}
          />
        </div>
      }
    >
      {canaries.map((canary) => (
        <CanaryPanel
          key={canary.remote}
          channel={channel}
          canary={canary}
          versions={(health.data?.versions ?? []).filter((each) => each.channel === channel)}
        />
      ))}
      <Asked query={health} lines={8}>
        {(known) => <HealthPanels health={known} hours={hours} state={state} remote={remote} />}
      </Asked>
      <Asked query={releases}>
        {({ channels: known, packages }) =>
          known === null ? (
            <Panel title={t`Releases`}>
              <EmptyState title={t`This API stands apart from a release store`} />
            </Panel>
          ) : state ? (
            <ChannelHistory state={state} packages={packages} />
          ) : null
        }
      </Asked>
      <BusPanel channel={pageChannel} />
    </StaffFrame>
  );
}

interface HealthPanelsProps {
  health: Health;
  hours: number;
  state: ChannelState | undefined;
  remote: string;
}

function HealthPanels({ health: { versions, points }, hours, state, remote }: HealthPanelsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const causeNames = useCauseNames();
  const labelOf = (at: string) =>
    formats.date(
      at,
      hours <= DAY_HOURS ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short', hour: '2-digit' },
    );
  const marks = marksOf(state, remote, points).map((mark) => ({ ...mark, at: labelOf(mark.at) }));
  const milliseconds = (value: number | null) =>
    value === null ? '–' : formats.number(value, { style: 'unit', unit: 'millisecond' });
  const share = ({ sessions, failed_sessions }: VersionHealth) =>
    sessions + failed_sessions === 0
      ? '–'
      : formats.number(Math.min(1, failed_sessions / Math.max(sessions, failed_sessions)), {
          style: 'percent',
          maximumFractionDigits: 1,
        });
  const code = { fontFamily: font.mono, fontSize: 13 } as const;
  const columns: Column<VersionHealth>[] = [
    { heading: t`Remote`, cell: (row) => <bdi>{row.remote}</bdi>, value: (row) => row.remote },
    { heading: t`Version`, cell: (row) => <bdi css={code}>{row.version}</bdi>, value: (row) => row.version },
    { heading: t`Loads`, cell: (row) => formats.number(row.loads), value: (row) => row.loads, isNumber: true },
    { heading: t`Failures`, cell: (row) => formats.number(row.failures), value: (row) => row.failures, isNumber: true },
    {
      heading: t`Uncaught errors`,
      cell: (row) => formats.number(row.errors),
      value: (row) => row.errors,
      isNumber: true,
    },
    { heading: t`Tabs that failed`, cell: share, value: (row) => row.failed_sessions, isNumber: true },
    { heading: t`Mount p50`, cell: (row) => milliseconds(row.p50), value: (row) => row.p50, isNumber: true },
    { heading: t`Mount p95`, cell: (row) => milliseconds(row.p95), value: (row) => row.p95, isNumber: true },
  ];
  const causes = versions.flatMap((version) =>
    version.causes.map((cause) => ({ ...cause, remote: version.remote, version: version.version })),
  );
  const pointColumns: Column<Point>[] = [
    { heading: t`Time`, cell: ({ at }) => labelOf(at), value: ({ at }) => at },
    { heading: t`Loads`, cell: (row) => row.loads, value: (row) => row.loads, isNumber: true },
    { heading: t`Failures`, cell: (row) => row.failures, value: (row) => row.failures, isNumber: true },
    { heading: t`Uncaught errors`, cell: (row) => row.errors, value: (row) => row.errors, isNumber: true },
    { heading: t`Mount p50`, cell: (row) => milliseconds(row.p50), value: (row) => row.p50, isNumber: true },
    { heading: t`Mount p95`, cell: (row) => milliseconds(row.p95), value: (row) => row.p95, isNumber: true },
  ];
  const table = { rows: points, columns: pointColumns, keyOf: ({ at }: Point) => at };
  if (versions.length === 0) {
    return (
      <Panel title={t`Versions in browsers`}>
        <EmptyState icon={<Activity aria-hidden="true" />} title={t`No browser has reported in this time`}>
          <Trans>Pages report loads, mounts and failures a few seconds after they happen.</Trans>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
          gap: space.xl,
          minWidth: 0,
        }}
      >
        <ChartPanel
          title={t`Loads and failures`}
          hint={t`Releases are drawn over it`}
          fileName="vitae-remotes"
          chart={{
            height: 230,
            marks,
            points: points.map((point) => ({
              label: labelOf(point.at),
              loads: point.loads,
              failures: point.failures + point.errors,
            })),
            series: [
              { key: 'loads', name: t`Loads`, look: 'area' },
              { key: 'failures', name: t`Failures and errors`, look: 'danger' },
            ],
            format: (value) => formats.number(value),
          }}
          {...table}
        />
        <ChartPanel
          title={t`Time until a screen is drawn`}
          hint={t`Median, and what 95 of 100 stay below (dashed)`}
          fileName="vitae-mounts"
          chart={{
            height: 230,
            marks,
            points: points.map((point) => ({ label: labelOf(point.at), p50: point.p50, p95: point.p95 })),
            series: [
              { key: 'p50', name: t`p50`, look: 'line' },
              { key: 'p95', name: t`p95`, look: 'dashed' },
            ],
            format: (value) => formats.number(value, { style: 'unit', unit: 'millisecond' }),
          }}
          {...table}
        />
      </div>
      <Panel
        title={t`Versions in browsers`}
        aside={<CsvButton fileName="vitae-versions" of={t`Versions in browsers`} columns={columns} rows={versions} />}
      >
        <DataTable
          label={t`Versions in browsers`}
          columns={columns}
          rows={versions}
          keyOf={(row) => `${row.remote}@${row.version}`}
          minWidth={860}
        />
      </Panel>
      {causes.length > 0 ? (
        <Panel title={t`Failures by cause`} hint={t`docs/errors.md says what each code asks for`}>
          <DataTable
            label={t`Failures by cause`}
            minWidth={760}
            rows={causes}
            keyOf={(row) => [row.remote, row.version, row.code, row.outcome].join(' ')}
            columns={[
              {
                heading: t`Cause`,
                cell: (row) => (
                  <span css={{ display: 'grid' }}>
                    <bdi css={code}>{row.code}</bdi>
                    <span css={{ fontSize: 13, fontWeight: 450, color: color.inkSoft }}>{causeNames(row.code)}</span>
                  </span>
                ),
              },
              {
                heading: t`Remote`,
                cell: (row) => (
                  <bdi>
                    {row.remote}@{row.version}
                  </bdi>
                ),
              },
              { heading: t`Times`, cell: (row) => formats.number(row.count), isNumber: true },
              { heading: t`Last message`, cell: (row) => <bdi css={code}>{row.last_message}</bdi> },
              {
                heading: t`Last time`,
                cell: (row) => formats.date(row.last_at, { dateStyle: 'short', timeStyle: 'short' }),
              },
            ]}
          />
        </Panel>
      ) : null}
    </>
  );
}

/** The channel's moves that lie within the curve, at the point in which they lie. */
function marksOf(state: ChannelState | undefined, remote: string, points: readonly Point[]): Mark[] {
  const [first] = points;
  if (!state || !first) return [];
  return state.history
    .filter(({ at, change }) => at >= first.at && (!remote || change.includes(remote) || !change.startsWith('promote')))
    .map(({ at, kind, revision }) => ({
      at: points.findLast((point) => point.at <= at)!.at,
      text: `#${revision}`,
      isWarning: kind === 'rollback' || kind === 'freeze',
    }))
    .filter(({ at }, index, marks) => marks.findIndex((mark) => mark.at === at) === index);
}
