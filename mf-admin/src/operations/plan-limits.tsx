import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changePlanLimit, type Operations } from '@vitae/contract/admin';
import { PLAN_LIMIT_MAX } from '@vitae/contract/billing';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Tag } from '@vitae/ui/tag';
import { color, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAdmin } from '../session/admin-session.ts';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, DataTable } from '../tables/data-table.tsx';
import { useUsageNames } from './usage-names.ts';

type Limit = Operations['limits'][number];

/** What each plan allows; superusers change it for everybody on the plan. */
export function PlanLimits({ limits }: { limits: Limit[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const usageNames = useUsageNames();
  const isSuperuser = useAdmin()?.is_superuser ?? false;
  const [changed, setChanged] = useState<Limit | null>(null);
  const number = (value: number | null) => (value === null ? '–' : formats.number(value));
  const columns: Column<Limit>[] = [
    {
      heading: t`Plan`,
      cell: ({ plan, kind }) => (
        <span css={{ display: 'grid' }}>
          <bdi>{plan}</bdi>
          <span css={{ fontWeight: 450, color: color.inkSoft }}>{usageNames(kind)}</span>
        </span>
      ),
    },
    {
      heading: t`Limit`,
      cell: ({ limit, default_limit }) => {
        const usual = number(default_limit);
        return (
          <span css={{ display: 'inline-flex', gap: space.sm }}>
            {limit === default_limit ? null : (
              <Tag tone="warning">
                <Trans>in place of {usual}</Trans>
              </Tag>
            )}
            {number(limit)}
          </span>
        );
      },
      isNumber: true,
    },
    { heading: t`Used today`, cell: ({ used }) => number(used), isNumber: true },
    { heading: t`At the limit`, cell: ({ exhausted }) => number(exhausted), isNumber: true },
  ];
  const action: Column<Limit> = {
    heading: t`Action`,
    cell: (limit) => {
      const { plan } = limit;
      const what = usageNames(limit.kind);
      return (
        <Button size="small" look="quiet" aria-label={t`Change ${what} of ${plan}`} onClick={() => setChanged(limit)}>
          <Trans>Change</Trans>
        </Button>
      );
    },
  };
  return (
    <Panel
      title={t`Limits of the plans`}
      hint={t`Per person: a day by UTC, resumes at the same time; and what was used today by all`}
    >
      <DataTable
        label={t`Limits of the plans`}
        rows={limits}
        keyOf={({ plan_id, kind }) => plan_id + kind}
        minWidth={isSuperuser ? 480 : 380}
        columns={isSuperuser ? [...columns, action] : columns}
      />
      {changed ? <LimitDialog limit={changed} onClose={() => setChanged(null)} /> : null}
    </Panel>
  );
}

function LimitDialog({ limit, onClose }: { limit: Limit; onClose(): void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const usageNames = useUsageNames();
  const call = useStaffCall();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(String(limit.limit));
  const { plan, plan_id, kind, default_limit } = limit;
  const what = usageNames(kind);
  const usual = formats.number(default_limit);
  const most = formats.number(PLAN_LIMIT_MAX);
  const wanted = Number(typed);
  const isValid = Number.isInteger(wanted) && wanted >= 1 && wanted <= PLAN_LIMIT_MAX;
  return (
    <ReasonDialog
      title={t`${what} of ${plan}`}
      description={t`It counts for everybody on the plan from their next call on, and stands on the page of plans. What is kept already stays.`}
      action={t`Change`}
      done={t`The limit is changed.`}
      hasError={!isValid}
      onClose={onClose}
      onConfirm={async (reason) => {
        await call(changePlanLimit, { body: { plan: plan_id, kind, limit: wanted, reason } });
        await queries.invalidateQueries({ queryKey: ['operations'] });
      }}
    >
      <TextField
        label={t`Limit`}
        isRequired
        type="number"
        min={1}
        max={PLAN_LIMIT_MAX}
        hint={t`The plan comes with ${usual}.`}
        error={isValid ? undefined : t`A whole number from 1 to ${most}`}
        aside={
          wanted === default_limit ? null : (
            <Button size="small" look="quiet" onClick={() => setTyped(String(default_limit))}>
              <Trans>Back to {usual}</Trans>
            </Button>
          )
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonDialog>
  );
}
