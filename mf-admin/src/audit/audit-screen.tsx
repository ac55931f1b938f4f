import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, readAuditLog } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { color, focusRing, font } from '@vitae/ui/tokens';
import { Link } from 'react-router-dom';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, CsvButton, DataTable } from '../tables/data-table.tsx';

const ACTIONS: Record<string, MessageDescriptor> = {
  users_listed: msg`Listed accounts`,
  user_read: msg`Looked at an account`,
  timeline_read: msg`Looked at a timeline`,
  user_disabled: msg`Disabled an account`,
  user_enabled: msg`Enabled an account`,
  mail_sent: msg`Sent a mail`,
  plan_changed: msg`Changed a plan`,
  usage_reset: msg`Gave an allowance back`,
  user_exported: msg`Exported an account`,
  user_erased: msg`Erased an account`,
  operations_read: msg`Looked at operations`,
  limit_lifted: msg`Let a client go`,
  limit_changed: msg`Changed a limit of a plan`,
  audit_read: msg`Read the audit log`,
  release_promote: msg`Promoted a release`,
  release_rollback: msg`Rolled a channel back`,
  release_withdraw: msg`Took a canary back`,
  release_freeze: msg`Froze a channel`,
  release_thaw: msg`Thawed a channel`,
  release_approve: msg`Approved a promotion`,
  release_decline: msg`Declined a promotion`,
  release_refused: msg`Was refused a release`,
};

const describe = (details: Record<string, unknown>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');

/** /admin-dashboard/audit, for superusers: what staff have done and looked at. Nobody can change it. */
export function AuditScreen() {
  const { t } = useLingui();
  const call = useStaffCall();
  const formats = useFormats();
  const asked = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) => call(readAuditLog, { query: pageParam ? { before: pageParam } : {} }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  const nameOf = (action: string) => {
    const known = ACTIONS[action];
    return known ? t(known) : action;
  };
  const columns: Column<AuditEntry>[] = [
    {
      heading: t`Time`,
      cell: ({ at }) => formats.date(at, { dateStyle: 'short', timeStyle: 'medium' }),
      value: ({ at }) => at,
    },
    { heading: t`Who`, cell: ({ staff }) => <bdi>{staff}</bdi>, value: ({ staff }) => staff },
    { heading: t`Did`, cell: ({ action }) => nameOf(action), value: ({ action }) => action },
    {
      heading: t`Account`,
      cell: ({ subject_id }) =>
        subject_id ? (
          <Link
            to={`/admin-dashboard/users/${subject_id}`}
            css={[focusRing, { color: color.accent, fontFamily: font.mono, fontSize: 13 }]}
          >
            <bdi>{subject_id.slice(0, 8)}</bdi>
          </Link>
        ) : (
          '–'
        ),
      value: ({ subject_id }) => subject_id,
    },
    {
      heading: t`Details`,
      cell: ({ details }) => <bdi css={{ fontSize: 13, color: color.inkSoft }}>{describe(details)}</bdi>,
      value: ({ details }) => describe(details),
    },
  ];
  return (
    <StaffFrame
      title={<Trans>Audit log</Trans>}
      lead={<Trans>What staff have done and looked at. Rows are added and never changed, by nobody.</Trans>}
    >
      <Asked query={asked} lines={10}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <Panel
              title={t`Latest first`}
              aside={<CsvButton fileName="vitae-audit" of={t`Audit log`} columns={columns} rows={entries} />}
            >
              <DataTable
                label={t`Audit log`}
                columns={columns}
                rows={entries}
                keyOf={({ id }) => String(id)}
                minWidth={760}
              />
              {asked.hasNextPage ? (
                <div>
                  <Button size="small" isBusy={asked.isFetchingNextPage} onClick={() => asked.fetchNextPage()}>
                    <Trans>Show what was before</Trans>
                  </Button>
                </div>
              ) : null}
            </Panel>
          );
        }}
      </Asked>
    </StaffFrame>
  );
}
