import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type CanaryState, changeChannel, type VersionHealth } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Tag } from '@vitae/ui/tag';
import { color, font, space } from '@vitae/ui/tokens';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
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
  isCanary: boolean;
  version: string;
  evidence: CanaryState['canary'];
  health: VersionHealth | undefined;
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
  const sides: Side[] = [
    { isCanary: true, version, evidence: state.canary, health: healthOf(version) },
    { isCanary: false, version: stable_version, evidence: state.stable, health: healthOf(stable_version) },
  ];
  const share = formats.number(percent / 100, { style: 'percent' });
  const milliseconds = (value: number | null | undefined) =>
    value == null ? '–' : formats.number(Math.round(value), { style: 'unit', unit: 'millisecond' });
  const tabs = (count: number) => formats.number(count, { maximumFractionDigits: 1 });
  const columns: Column<Side>[] = [
    {
      heading: t`Version`,
      cell: (side) => <bdi css={{ fontFamily: font.mono, fontSize: 13 }}>{side.version}</bdi>,
    },
    {
      heading: t`For whom`,
      cell: ({ isCanary }) => (isCanary ? t`${share} of visitors` : t`everybody else`),
    },
    { heading: t`Loads`, cell: ({ health }) => formats.number(health?.loads ?? 0), isNumber: true },
    {
      heading: t`Failures and errors`,
      cell: ({ health }) => formats.number((health?.failures ?? 0) + (health?.errors ?? 0)),
      isNumber: true,
    },
    { heading: t`Mount p50`, cell: ({ health }) => milliseconds(health?.p50), isNumber: true },
    { heading: t`Mount p95`, cell: ({ health }) => milliseconds(health?.p95), isNumber: true },
    { heading: t`Tabs that count`, cell: ({ evidence }) => tabs(evidence.sessions), isNumber: true },
    { heading: t`Of them failed`, cell: ({ evidence }) => tabs(evidence.failed), isNumber: true },
    {
      heading: t`Addresses, with a failure`,
      cell: ({ evidence: { addresses, failing_addresses } }) => (
        <bdi dir="ltr">
          {formats.number(addresses)} / {formats.number(failing_addresses)}
        </bdi>
      ),
      isNumber: true,
    },
    { heading: t`Median wait`, cell: ({ evidence }) => milliseconds(evidence.mount_ms), isNumber: true },
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
        rows={sides}
        keyOf={(side) => side.version}
        minWidth={980}
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
