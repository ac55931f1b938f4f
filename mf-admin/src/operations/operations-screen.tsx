import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { liftLimit, type Operations, readOperations } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { EmptyState } from '@vitae/ui/message';
import { Tag } from '@vitae/ui/tag';
import { color, focusRing, space } from '@vitae/ui/tokens';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { useAdmin } from '../session/admin-session.ts';
import { useStaffCall } from '../session/staff-http.ts';
import { DataTable } from '../tables/data-table.tsx';
import { PlanLimits } from './plan-limits.tsx';

type Client = Operations['clients'][number];
const REFRESH_INTERVAL_MS = 30_000;

/** /admin-dashboard/operations: who is held back, what plans allow, and what went wrong with mails and payments. */
export function OperationsScreen() {
  const call = useStaffCall();
  const asked = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => call(readOperations, {}, signal),
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  return (
    <StaffFrame
      title={<Trans>Operations</Trans>}
      lead={<Trans>Who is held back, what plans allow, and what went wrong.</Trans>}
    >
      <Asked query={asked} lines={10}>
        {(operations) => (
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
              alignItems: 'start',
              gap: space.xl,
              minWidth: 0,
            }}
          >
            <Clients clients={operations.clients} />
            <div css={{ display: 'grid', gap: space.xl, minWidth: 0 }}>
              <MailFaults faults={operations.mail_faults} />
              <PaymentFaults faults={operations.payment_faults} />
            </div>
            <div css={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <PlanLimits limits={operations.limits} />
            </div>
          </div>
        )}
      </Asked>
    </StaffFrame>
  );
}

function AllWell({ children }: { children: string }) {
  return <EmptyState icon={<CircleCheck aria-hidden="true" />} title={children} />;
}

function Clients({ clients }: { clients: Client[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const call = useStaffCall();
  const queries = useQueryClient();
  const isSuperuser = useAdmin()?.is_superuser ?? false;
  const [lifted, setLifted] = useState<Client | null>(null);
  const isOver = ({ count, limit }: Client) => limit !== null && count > limit;
  const held = clients.filter(isOver).length;
  return (
    <Panel
      title={t`Limited clients`}
      hint={t`Calls of each address in its present window, the nearest to its limit first`}
      aside={
        <Tag tone={held > 0 ? 'warning' : 'good'}>
          <Trans>{held} held back</Trans>
        </Tag>
      }
    >
      {clients.length === 0 ? (
        <AllWell>{t`Nobody has called in this minute`}</AllWell>
      ) : (
        <DataTable
          label={t`Limited clients`}
          rows={clients}
          keyOf={({ key }) => key}
          columns={[
            { heading: t`Client`, cell: ({ client }) => <bdi dir="ltr">{client}</bdi> },
            { heading: t`Calls`, cell: ({ group }) => <bdi>{group}</bdi> },
            {
              heading: t`Counted`,
              isNumber: true,
              cell: (client) => (
                <bdi
                  dir="ltr"
                  css={{
                    color: isOver(client) ? color.danger : undefined,
                    fontWeight: isOver(client) ? 600 : undefined,
                  }}
                >
                  {formats.number(client.count)} / {client.limit === null ? '–' : formats.number(client.limit)}
                </bdi>
              ),
            },
            { heading: t`Until`, cell: ({ ends_at }) => formats.date(ends_at, { timeStyle: 'medium' }) },
            ...(isSuperuser
              ? [
                  {
                    heading: t`Action`,
                    cell: (client: Client) => {
                      const { client: address } = client;
                      return (
                        <Button
                          size="small"
                          look="quiet"
                          aria-label={t`Let go: ${address}`}
                          onClick={() => setLifted(client)}
                        >
                          <Trans>Let go</Trans>
                        </Button>
                      );
                    },
                  },
                ]
              : []),
          ]}
        />
      )}
      {lifted ? (
        <ReasonDialog
          title={t`Let this client go`}
          description={t`What it was counted for in this window is forgotten.`}
          action={t`Let go`}
          done={t`The client may call again.`}
          onClose={() => setLifted(null)}
          onConfirm={async (reason) => {
            await call(liftLimit, { body: { key: lifted.key, reason } });
            await queries.invalidateQueries({ queryKey: ['operations'] });
          }}
        />
      ) : null}
    </Panel>
  );
}

function MailFaults({ faults }: { faults: Operations['mail_faults'] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Panel title={t`Mails that were not sent`} hint={t`Of the address its host only`}>
      {faults.length === 0 ? (
        <AllWell>{t`Every mail went out`}</AllWell>
      ) : (
        <DataTable
          label={t`Mails that were not sent`}
          rows={faults}
          keyOf={({ at, host }) => at + host}
          minWidth={380}
          columns={[
            { heading: t`Time`, cell: ({ at }) => formats.date(at, { dateStyle: 'short', timeStyle: 'medium' }) },
            { heading: t`Host`, cell: ({ host }) => <bdi dir="ltr">{host}</bdi> },
            { heading: t`Answer`, cell: ({ reason }) => <bdi dir="ltr">{reason}</bdi> },
          ]}
        />
      )}
    </Panel>
  );
}

function PaymentFaults({ faults }: { faults: Operations['payment_faults'] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Panel
      title={t`Payments that hang`}
      hint={t`Checkouts that nobody has answered for hours, renewals that did not come`}
    >
      {faults.length === 0 ? (
        <AllWell>{t`Every payment came to an end`}</AllWell>
      ) : (
        <DataTable
          label={t`Payments that hang`}
          rows={faults}
          keyOf={({ user_id, since }) => user_id + since}
          minWidth={420}
          columns={[
            {
              heading: t`What`,
              cell: ({ kind }) => (kind === 'checkout_open' ? t`Checkout is open` : t`Renewal is missing`),
            },
            { heading: t`Plan`, cell: ({ plan }) => <bdi>{plan}</bdi> },
            { heading: t`Since`, cell: ({ since }) => formats.date(since, { dateStyle: 'short', timeStyle: 'short' }) },
            {
              heading: t`Account`,
              cell: ({ user_id }) => (
                <Link to={`/admin-dashboard/users/${user_id}`} css={[focusRing, { color: color.accent }]}>
                  <Trans>Look at it</Trans>
                </Link>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
