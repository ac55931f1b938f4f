import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AdminUserRow, listAdminUsers } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Tag } from '@vitae/ui/tag';
import { Text } from '@vitae/ui/text';
import { color, focusRing, space } from '@vitae/ui/tokens';
import { Search, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, DataTable } from '../tables/data-table.tsx';

const TYPING_MS = 300;

/** /admin-dashboard/users: accounts, found by a part of their address or name. */
export function UsersScreen() {
  const { t } = useLingui();
  const call = useStaffCall();
  const formats = useFormats();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return;
    const here = location.pathname;
    const timer = setTimeout(() => {
      // Whoever has followed a link meanwhile is on the way elsewhere, though this screen still stands.
      if (location.pathname === here) setParameters(typed ? { search: typed } : {}, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search, setParameters]);

  const asked = useQuery({
    queryKey: ['users', search, page],
    queryFn: ({ signal }) => call(listAdminUsers, { query: { search, page } }, signal),
    placeholderData: keepPreviousData,
  });
  const goTo = (next: number) => setParameters({ ...(search && { search }), page: String(next) });

  const day = (at: string | null) => (at ? formats.date(at) : '–');
  const columns: Column<AdminUserRow>[] = [
    {
      heading: t`Account`,
      cell: ({ id, email, username, is_disabled }) => (
        <span css={{ display: 'grid', gap: 1 }}>
          <span css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' }}>
            <Link
              to={`/admin-dashboard/users/${id}`}
              // What was typed a moment ago must not lead back from there.
              onClick={() => setTyped(search)}
              css={[focusRing, { color: color.accent, fontWeight: 600 }]}
            >
              <bdi>{username}</bdi>
            </Link>
            {is_disabled ? (
              <Tag tone="danger">
                <Trans>Disabled</Trans>
              </Tag>
            ) : null}
          </span>
          <bdi css={{ fontSize: 13, fontWeight: 450, color: color.inkSoft }}>{email}</bdi>
        </span>
      ),
    },
    { heading: t`Plan`, cell: ({ plan }) => <bdi>{plan}</bdi> },
    { heading: t`Signed up`, cell: ({ created_at }) => day(created_at) },
    { heading: t`Last seen`, cell: ({ last_seen_at }) => day(last_seen_at) },
  ];

  return (
    <StaffFrame
      title={<Trans>Users</Trans>}
      lead={<Trans>Each look at somebody's data is written down in the audit log.</Trans>}
    >
      <Panel
        title={t`Accounts`}
        hint={asked.data ? <Plural value={asked.data.total} one="# account" other="# accounts" /> : null}
      >
        <TextField
          label={t`Search`}
          type="search"
          placeholder={t`Part of an address or name`}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Asked query={asked} lines={8}>
          {({ users, total, per_page }) =>
            users.length === 0 ? (
              <EmptyState
                icon={search ? <Search aria-hidden="true" /> : <UserRound aria-hidden="true" />}
                title={search ? t`No account has that in its address or name` : t`Nobody has signed up yet`}
              />
            ) : (
              <>
                <DataTable label={t`Accounts`} columns={columns} rows={users} keyOf={({ id }) => id} minWidth={560} />
                <Row justify="space-between">
                  <Text look="caption" tone="soft">
                    <Trans>
                      Page {page} of {Math.ceil(total / per_page)}
                    </Trans>
                  </Text>
                  <Row gap="sm">
                    <Button size="small" disabled={page <= 1} onClick={() => goTo(page - 1)}>
                      <Trans>Before</Trans>
                    </Button>
                    <Button size="small" disabled={page * per_page >= total} onClick={() => goTo(page + 1)}>
                      <Trans>Next</Trans>
                    </Button>
                  </Row>
                </Row>
              </>
            )
          }
        </Asked>
      </Panel>
    </StaffFrame>
  );
}
