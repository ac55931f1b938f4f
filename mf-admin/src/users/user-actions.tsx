import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AdminUserDetail,
  changeUserPlan,
  eraseUser,
  exportUser,
  GRANT_DAYS_MAX,
  resetUserUsage,
  setUserDisabled,
} from '@vitae/contract/admin';
import { listPlans } from '@vitae/contract/billing';
import { useHttp } from '@vitae/remote-kit/platform';
import { saveArchive } from '@vitae/remote-kit/save-file';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { SelectField, TextField } from '@vitae/ui/field';
import { space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { Panel } from '../frame/panel.tsx';
import { useStaffCall } from '../session/staff-http.ts';

type Action = 'disable' | 'plan' | 'usage' | 'export' | 'erase';
const DEFAULT_GRANT_DAYS = 30;

/** What superusers do with an account, each with a reason. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const { t } = useLingui();
  const [action, setAction] = useState<Action | null>(null);
  const call = useStaffCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, email, is_disabled } = user;
  const params = { id };
  const [typedEmail, setTypedEmail] = useState('');
  const refresh = () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'live' });
  const close = () => setAction(null);

  return (
    <Panel title={t`Change`} hint={t`Each of these asks for a reason and stands in the audit log`}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm }}>
        <Button size="small" onClick={() => setAction('plan')}>
          <Trans>Change the plan</Trans>
        </Button>
        <Button size="small" onClick={() => setAction('usage')}>
          <Trans>Give today's allowance back</Trans>
        </Button>
        <Button size="small" onClick={() => setAction('export')}>
          <Trans>Export all data</Trans>
        </Button>
        <Button size="small" look={is_disabled ? 'secondary' : 'danger'} onClick={() => setAction('disable')}>
          {is_disabled ? <Trans>Enable</Trans> : <Trans>Disable</Trans>}
        </Button>
        <Button size="small" look="danger" onClick={() => setAction('erase')}>
          <Trans>Erase</Trans>
        </Button>
      </div>
      {action === 'plan' ? <PlanDialog userId={id} onClose={close} onDone={refresh} /> : null}
      {action === 'disable' ? (
        <ReasonDialog
          title={is_disabled ? t`Enable this account` : t`Disable this account`}
          description={
            is_disabled
              ? t`Its owner can sign in again.`
              : t`It is signed out everywhere, and nobody signs in to it until it is enabled. Nothing is deleted.`
          }
          action={is_disabled ? t`Enable` : t`Disable`}
          isDangerous={!is_disabled}
          done={is_disabled ? t`The account is enabled.` : t`The account is disabled.`}
          onClose={close}
          onConfirm={async (reason) => {
            await call(setUserDisabled, { params, body: { is_disabled: !is_disabled, reason } });
            await refresh();
          }}
        />
      ) : null}
      {action === 'usage' ? (
        <ReasonDialog
          title={t`Give today's allowance back`}
          description={t`What was used today counts no more.`}
          action={t`Give back`}
          done={t`Today's allowance is whole again.`}
          onClose={close}
          onConfirm={async (reason) => {
            await call(resetUserUsage, { params, body: { reason } });
            await refresh();
          }}
        />
      ) : null}
      {action === 'export' ? (
        <ReasonDialog
          title={t`Export all data of this account`}
          description={t`A zip with everything that is kept of its owner. Hand it to nobody else.`}
          action={t`Export`}
          done={t`The export is made.`}
          onClose={close}
          onConfirm={async (reason) => saveArchive(await call(exportUser, { params, body: { reason } }))}
        />
      ) : null}
      {action === 'erase' ? (
        <ReasonDialog
          title={t`Erase this account`}
          description={t`Everything in it is deleted, what is paid ends, and nobody can bring it back.`}
          action={t`Erase for good`}
          isDangerous
          done={t`The account is erased.`}
          onClose={close}
          onConfirm={async (reason) => {
            await call(eraseUser, { params, body: { email: typedEmail, reason } });
            navigate('/admin-dashboard/users', { replace: true });
            queries.removeQueries({ queryKey: ['user', id] });
            await queries.invalidateQueries({ queryKey: ['users'] });
          }}
        >
          <TextField
            label={t`Its e-mail address, to be sure`}
            isRequired
            dir="ltr"
            autoComplete="off"
            placeholder={email}
            value={typedEmail}
            onChange={(event) => setTypedEmail(event.target.value)}
          />
        </ReasonDialog>
      ) : null}
    </Panel>
  );
}

function PlanDialog({ userId, onClose, onDone }: { userId: string; onClose(): void; onDone(): Promise<void> }) {
  const { t } = useLingui();
  const call = useStaffCall();
  const http = useHttp();
  const [plan, setPlan] = useState('pro-monthly');
  const [days, setDays] = useState(DEFAULT_GRANT_DAYS);
  const { data } = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => send(http, listPlans, {}, { signal }) });
  const plans = data?.plans ?? [{ id: 'pro-monthly', name: 'Pro Monthly' }];
  return (
    <ReasonDialog
      title={t`Change the plan`}
      description={t`The plan is given away for some days; Free takes back what was given. It is no revenue.`}
      action={t`Change`}
      done={t`The plan is changed.`}
      onClose={onClose}
      onConfirm={async (reason) => {
        await call(changeUserPlan, { params: { id: userId }, body: { plan, days, reason } });
        await onDone();
      }}
    >
      <SelectField
        label={t`Plan`}
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        label={t`Days`}
        type="number"
        min={1}
        max={GRANT_DAYS_MAX}
        value={days}
        disabled={plan === 'free'}
        onChange={(event) => setDays(Math.trunc(Number(event.target.value)) || 1)}
      />
    </ReasonDialog>
  );
}
