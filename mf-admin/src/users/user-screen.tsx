import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminUserDetail, readAdminUser, sendUserMail } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { useNotify } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { columns } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Text } from '@vitae/ui/text';
import { color, focusRing, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Asked, useFailureText } from '../frame/asked.tsx';
import { Facts } from '../frame/facts.tsx';
import { Panel } from '../frame/panel.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { useUsageNames } from '../operations/usage-names.ts';
import { useAdmin } from '../session/admin-session.ts';
import { useStaffCall } from '../session/staff-http.ts';
import { Timeline } from './timeline.tsx';
import { UserActions } from './user-actions.tsx';

/** /admin-dashboard/users/:id: one account, what its owner did, and what may be done for them. */
export function UserScreen() {
  const { id = '' } = useParams();
  const call = useStaffCall();
  const asked = useQuery({
    queryKey: ['user', id],
    queryFn: ({ signal }) => call(readAdminUser, { params: { id } }, signal),
  });
  const user = asked.data?.user;
  return (
    <StaffFrame
      title={user ? <bdi>{user.username}</bdi> : <Trans>Account</Trans>}
      lead={
        <Link to="/admin-dashboard/users" css={[focusRing, { color: color.accent }]}>
          <Trans>All users</Trans>
        </Link>
      }
    >
      <div css={[columns('minmax(0, 1fr) minmax(0, 1.5fr)'), { alignItems: 'start', gap: space.xl }]}>
        <Asked query={asked} lines={7}>
          {({ user: known }) => <UserPanels user={known} />}
        </Asked>
        {user ? <Timeline userId={id} /> : null}
      </div>
    </StaffFrame>
  );
}

function UserPanels({ user }: { user: AdminUserDetail }) {
  const { t } = useLingui();
  const formats = useFormats();
  const usageNames = useUsageNames();
  const isSuperuser = useAdmin()?.is_superuser ?? false;
  const moment = (at: string | null) => (at ? formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }) : '–');
  const until = user.paid_until ? formats.date(user.paid_until) : '';
  return (
    <div css={{ display: 'grid', gap: space.xl, minWidth: 0 }}>
      <Panel
        title={t`Account`}
        aside={
          user.is_disabled ? (
            <Tag tone="danger">
              <Trans>Disabled</Trans>
            </Tag>
          ) : (
            <Tag tone="good">
              <Trans>Active</Trans>
            </Tag>
          )
        }
      >
        <Facts
          facts={[
            [t`E-mail`, <bdi key="email">{user.email}</bdi>],
            [
              t`Plan`,
              <>
                <bdi>{user.plan}</bdi> {until ? <Trans>until {until}</Trans> : null}{' '}
                {user.is_granted ? (
                  <Tag>
                    <Trans>Given away</Trans>
                  </Tag>
                ) : null}
              </>,
            ],
            [t`Signed up`, moment(user.created_at)],
            [t`Last seen`, moment(user.last_seen_at)],
            [t`Signed in on`, formats.number(user.sessions_open)],
            [t`Resumes`, formats.number(user.resumes)],
            [t`Letters`, formats.number(user.letters)],
            [t`ATS checks`, formats.number(user.ats_checks)],
          ]}
        />
        <SendMail userId={user.id} />
      </Panel>
      <Panel title={t`Used today`} hint={t`Of what the plan allows in a day`}>
        <Facts
          facts={user.usage_today.map(({ kind, used, limit }) => [
            usageNames(kind),
            <bdi key={kind} dir="ltr">
              {formats.number(used)} / {formats.number(limit)}
            </bdi>,
          ])}
        />
      </Panel>
      {isSuperuser ? (
        <UserActions user={user} />
      ) : (
        <Text look="caption" tone="soft">
          <Trans>Only a superuser changes accounts.</Trans>
        </Text>
      )}
    </div>
  );
}

function SendMail({ userId }: { userId: string }) {
  const { t } = useLingui();
  const call = useStaffCall();
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const sendMail = async () => {
    setIsBusy(true);
    try {
      await call(sendUserMail, { params: { id: userId } });
      notify('success', t`A mail with a code for a new password is on its way.`);
      await queries.invalidateQueries({ queryKey: ['audit'] });
    } catch (error) {
      notify('error', failureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <Button size="small" isBusy={isBusy} onClick={sendMail}>
        <Trans>Mail a code for a new password</Trans>
      </Button>
    </div>
  );
}
