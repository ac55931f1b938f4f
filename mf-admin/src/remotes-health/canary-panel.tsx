import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type CanaryState, changeChannel, type VersionHealth } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Tag } from '@vitae/ui/tag';
import { color, space } from '@vitae/ui/tokens';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAdmin } from '../session/admin-session.ts';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, DataTable } from '../tables/data-table.tsx';

const MINUTE_MS = 60_000;

interface CanaryPanelProps {
  channel: string;
  canary: CanaryState;
  /** Each version that browsers have reported in the time that the screen shows. */
  versions: readonly VersionHealth[];
}

/** One of the two versions that stand beside each other. */
interface Side {
  version: string;
  evidence: CanaryState['canary'];
  health: VersionHealth | undefined;
}

/** What is compared. */
interface Measure {
  name: string;
  of(side: Side): ReactNode;
}

/** A version that a part of the visitors get, beside what everybody else gets, and what the rule makes of the two. */
export function CanaryPanel({ channel, canary: state, versions }: CanaryPanelProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const call = useStaffCall();
  const queries = useQueryClient();
  const isSuperuser = useAdmin()?.is_superuser ?? false;
  const [isAsking, setIsAsking] = useState(false);
  const { remote, version, stable_version, percent } = state;

  const healthOf = (of: string) => versions.find((each) => each.remote === remote && each.version === of);
  const canary: Side = { version, evidence: state.canary, health: healthOf(version) };
  const stable: Side = { version: stable_version, evidence: state.stable, health: healthOf(stable_version) };
  const share = formats.number(percent / 100, { style: 'percent' });
  const milliseconds = (value: number | null | undefined) =>
    value == null ? '–' : formats.number(Math.round(value), { style: 'unit', unit: 'millisecond' });
  const tabs = (count: number) => formats.number(count, { maximumFractionDigits: 1 });
  const measures: Measure[] = [
    { name: t`Version`, of: (side) => <bdi css={{ whiteSpace: 'normal' }}>{side.version}</bdi> },
    { name: t`Loads`, of: ({ health }) => formats.number(health?.loads ?? 0) },
    {
      name: t`Failures and errors`,
      of: ({ health }) => formats.number((health?.failures ?? 0) + (health?.errors ?? 0)),
    },
    { name: t`Mount p50`, of: ({ health }) => milliseconds(health?.p50) },
    { name: t`Mount p95`, of: ({ health }) => milliseconds(health?.p95) },
    { name: t`Tabs that the rule counts`, of: ({ evidence }) => tabs(evidence.sessions) },
    { name: t`Of them failed`, of: ({ evidence }) => tabs(evidence.failed) },
    { name: t`Addresses`, of: ({ evidence }) => formats.number(evidence.addresses) },
    { name: t`Addresses with a failure`, of: ({ evidence }) => formats.number(evidence.failing_addresses) },
    { name: t`Wait of the median address`, of: ({ evidence }) => milliseconds(evidence.mount_ms) },
  ];
  const columnOf = (side: Side, heading: string): Column<Measure> => ({
    heading,
    cell: (measure) => measure.of(side),
    isNumber: true,
  });
  const columns: Column<Measure>[] = [
    { heading: t`What`, cell: ({ name }) => name },
    columnOf(canary, t`${share} of visitors`),
    columnOf(stable, t`Everybody else`),
  ];

  return (
    <Panel
      title={
        <Trans>
          Canary: <bdi>{remote}</bdi>
        </Trans>
      }
      hint={t`Loads, failures and mounts of the time shown; the rule judges the tabs of the last day, three of an address at most`}
      aside={
        isSuperuser ? (
          <Button size="small" look="danger" onClick={() => setIsAsking(true)}>
            <Undo2 aria-hidden="true" />
            <Trans>Take back</Trans>
          </Button>
        ) : null
      }
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, fontSize: 14 }}>
        <VerdictTag state={state} />
        <span css={{ color: color.inkSoft }}>
          <Steps state={state} />
        </span>
      </div>
      <DataTable
        label={t`Canary of ${remote} beside the stable version`}
        columns={columns}
        rows={measures}
        keyOf={({ name }) => name}
        minWidth={320}
      />
      {isAsking ? (
        <ReasonDialog
          title={t`Take ${remote} ${version} back`}
          description={t`All visitors get ${stable_version}. What else has changed in ${channel} stays.`}
          action={t`Take back`}
          isDangerous
          done={t`It was taken back.`}
          onClose={() => setIsAsking(false)}
          onConfirm={async (reason) => {
            const body = { action: 'withdraw', name: remote, version, reason } as const;
            await call(changeChannel, { params: { channel }, body });
            await queries.invalidateQueries({ queryKey: ['releases'] });
          }}
        />
      ) : null}
    </Panel>
  );
}

/** What the statistical rule of canaries says now. */
function VerdictTag({ state: { verdict, canary } }: { state: CanaryState }) {
  const formats = useFormats();
  if (verdict.is === 'open') {
    const seen = formats.number(Math.floor(canary.sessions));
    const needed = formats.number(verdict.sessions_needed);
    return (
      <Tag>
        <Trans>
          Too few to tell: {seen} of {needed} tabs
        </Trans>
      </Tag>
    );
  }
  if (verdict.is === 'sound')
    return (
      <Tag tone="good">
        <Trans>Sound so far</Trans>
      </Tag>
    );
  return (
    <>
      <Tag tone="danger">
        <Trans>Bad: it is being taken back</Trans>
      </Tag>
      <bdi lang="en">{verdict.why}</bdi>
    </>
  );
}

/** How many visitors get it, since when, and what comes after that. */
function Steps({ state: { percent, since, next, every_minutes } }: { state: CanaryState }) {
  const { t } = useLingui();
  const formats = useFormats();
  const percentOf = (share: number) => formats.number(share / 100, { style: 'percent' });
  const moment = (at: number | string) => formats.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const share = percentOf(percent);
  const begun = moment(since);
  const [following] = next;
  if (following === undefined)
    return (
      <Trans>
        {share} of visitors since {begun}; people go on with it
      </Trans>
    );
  const further = formats.list(next.map(percentOf));
  if (every_minutes === null)
    return (
      <Trans>
        {share} of visitors since {begun}; then {further}, when people go on with it
      </Trans>
    );
  const due = moment(Date.parse(since) + every_minutes * MINUTE_MS);
  return <>{t`${share} of visitors since ${begun}; then ${further}, the first of them at ${due} where it is sound`}</>;
}
