import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ChannelChange,
  type ChannelState,
  changeChannel,
  type ReleaseMove,
  type ReleaseProposal,
} from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Tag } from '@vitae/ui/tag';
import { Text } from '@vitae/ui/text';
import { color, font, space } from '@vitae/ui/tokens';
import { Rocket, Snowflake, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../confirm/reason-dialog.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAdmin } from '../session/admin-session.ts';
import { useStaffCall } from '../session/staff-http.ts';

interface ChannelHistoryProps {
  state: ChannelState;
  /** Package → its published versions, the newest first. */
  packages: Record<string, string[]>;
}

/** Without the reason, which the dialog asks for. */
type Wanted =
  | { action: 'promote' }
  | { action: 'rollback'; revision?: number }
  | { action: 'freeze' | 'thaw' }
  | { action: 'approve' | 'decline'; proposal: number };

const KINDS: Record<string, { label: MessageDescriptor; tone: 'plain' | 'good' | 'warning' | 'danger' }> = {
  promote: { label: msg`Promoted`, tone: 'good' },
  canary: { label: msg`Tried`, tone: 'warning' },
  withdraw: { label: msg`Withdrawn`, tone: 'danger' },
  retire: { label: msg`Retired`, tone: 'plain' },
  rollback: { label: msg`Rolled back`, tone: 'danger' },
  renew: { label: msg`Renewed`, tone: 'plain' },
  freeze: { label: msg`Frozen`, tone: 'warning' },
  thaw: { label: msg`Thawed`, tone: 'plain' },
  protect: { label: msg`Protected`, tone: 'plain' },
};
const SHOWN_FIRST = 8;
/** Percent of the visitors, one share after the other. */
const STEPS = [5, 25, 100];
const STEP_MINUTES = 60;

function sharesOf(visitors: string) {
  const shares = visitors.split(',').map(Number);
  return { shares, ...(shares.length > 1 && { every_minutes: STEP_MINUTES }) };
}

/** What a channel serves, who changed it and why, and for superusers the ways to change it. */
export function ChannelHistory({ state, packages }: ChannelHistoryProps) {
  const { t } = useLingui();
  const isSuperuser = useAdmin()?.is_superuser ?? false;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isLong, setIsLong] = useState(false);
  const { channel, revision, is_frozen, asks_approval, proposals, history } = state;
  const shown = isLong ? history : history.slice(0, SHOWN_FIRST);
  return (
    <Panel
      title={t`Releases`}
      hint={
        <Trans>
          <bdi>{channel}</bdi> stands at revision {revision}
        </Trans>
      }
      aside={
        isSuperuser ? (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm }}>
            <Button size="small" look="primary" disabled={is_frozen} onClick={() => setWanted({ action: 'promote' })}>
              <Rocket aria-hidden="true" />
              <Trans>Promote</Trans>
            </Button>
            <Button size="small" look="danger" onClick={() => setWanted({ action: 'rollback' })}>
              <Undo2 aria-hidden="true" />
              <Trans>Roll back</Trans>
            </Button>
            <Button size="small" onClick={() => setWanted({ action: is_frozen ? 'thaw' : 'freeze' })}>
              <Snowflake aria-hidden="true" />
              {is_frozen ? <Trans>Thaw</Trans> : <Trans>Freeze</Trans>}
            </Button>
          </div>
        ) : (
          <Text look="caption" tone="soft">
            <Trans>Only a superuser changes channels.</Trans>
          </Text>
        )
      }
    >
      {is_frozen ? (
        <div>
          <Tag tone="warning">
            <Trans>Frozen: nothing new comes to it; a rollback still works</Trans>
          </Tag>
        </div>
      ) : null}
      {asks_approval ? (
        <div>
          <Tag tone="plain">
            <Trans>A second person approves each promotion</Trans>
          </Tag>
        </div>
      ) : null}
      {proposals.length > 0 ? (
        <ol
          aria-label={t`Waiting for a second person`}
          css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}
        >
          {proposals.map((proposal) => (
            <Proposal
              key={proposal.proposal}
              proposal={proposal}
              onDecide={isSuperuser ? (action) => setWanted({ action, proposal: proposal.proposal }) : undefined}
            />
          ))}
        </ol>
      ) : null}
      <ol css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((move, index) => (
          <Move
            key={move.move}
            move={move}
            onRollBack={
              isSuperuser && index > 0 && move.revision !== revision
                ? () => setWanted({ action: 'rollback', revision: move.revision })
                : undefined
            }
          />
        ))}
      </ol>
      {history.length > SHOWN_FIRST ? (
        <div>
          <Button size="small" look="quiet" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
          </Button>
        </div>
      ) : null}
      {wanted ? (
        <ChangeDialog wanted={wanted} state={state} packages={packages} onClose={() => setWanted(null)} />
      ) : null}
    </Panel>
  );
}

/** What somebody has proposed; whoever has may lay it aside, and somebody else approve it. */
function Proposal({
  proposal: { change, by, why, at },
  onDecide,
}: {
  proposal: ReleaseProposal;
  onDecide: ((action: 'approve' | 'decline') => void) | undefined;
}) {
  const formats = useFormats();
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: space.md,
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingBlock: 10,
        borderTop: `1px solid ${color.line}`,
        fontSize: 14,
      }}
    >
      <Summary
        tag={
          <Tag tone="warning">
            <Trans>Proposed</Trans>
          </Tag>
        }
        change={change}
        why={why}
      >
        <Trans>
          By <bdi>{by}</bdi>, {formats.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </Trans>
      </Summary>
      {onDecide ? (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm }}>
          <Button size="small" look="primary" onClick={() => onDecide('approve')}>
            <Trans>Approve</Trans>
          </Button>
          <Button size="small" onClick={() => onDecide('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Move({ move, onRollBack }: { move: ReleaseMove; onRollBack: (() => void) | undefined }) {
  const { t } = useLingui();
  const formats = useFormats();
  const kind = KINDS[move.kind];
  const { revision, by } = move;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: space.md,
        alignItems: 'center',
        paddingBlock: 10,
        borderTop: `1px solid ${color.line}`,
        fontSize: 14,
      }}
    >
      <Summary
        tag={<Tag tone={kind?.tone ?? 'plain'}>{kind ? t(kind.label) : move.kind}</Tag>}
        change={move.change}
        why={move.why}
      >
        <Trans>
          Revision {revision}, by <bdi>{by}</bdi>, {formats.date(move.at, { dateStyle: 'medium', timeStyle: 'short' })}
        </Trans>
        {move.approved_by ? (
          <>
            {' · '}
            <Trans>
              approved by <bdi>{move.approved_by}</bdi>
            </Trans>
          </>
        ) : null}
      </Summary>
      {onRollBack ? (
        <Button size="small" look="quiet" onClick={onRollBack}>
          <Trans>Go back to revision {revision}</Trans>
        </Button>
      ) : null}
    </li>
  );
}

interface SummaryProps {
  tag: ReactNode;
  change: string;
  why: string | null;
  /** Who, and when. */
  children: ReactNode;
}

/** What a change does, who made it and why. */
function Summary({ tag, change, why, children }: SummaryProps) {
  return (
    <div css={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' }}>
        {tag}
        <bdi css={{ fontFamily: font.mono, fontSize: 13, overflowWrap: 'anywhere' }}>{change}</bdi>
      </div>
      <span css={{ fontSize: 13, color: color.inkSoft, overflowWrap: 'anywhere' }}>
        {children}
        {why ? (
          <>
            {' · '}
            <bdi>{why}</bdi>
          </>
        ) : null}
      </span>
    </div>
  );
}

function ChangeDialog({ wanted, state, packages, onClose }: ChannelHistoryProps & { wanted: Wanted; onClose(): void }) {
  const { t } = useLingui();
  const call = useStaffCall();
  const queries = useQueryClient();
  const { channel, asks_approval, history } = state;
  const serves = history[0]?.serves ?? {};
  const names = Object.keys(packages);
  const [name, setName] = useState(names.find((each) => each !== 'shell') ?? names[0] ?? '');
  const versionsOf = (of: string) => (packages[of] ?? []).filter((version) => version !== serves[of]);
  const [version, setVersion] = useState(versionsOf(name)[0] ?? '');
  const [visitors, setVisitors] = useState('100');
  // A page has one shell, and what nobody gets yet has nothing to stand beside.
  const canBeTried = name !== 'shell' && serves[name] !== undefined;
  const steps = [
    { value: '100', label: t`All visitors` },
    { value: '5', label: t`5 % of visitors` },
    { value: '25', label: t`25 % of visitors` },
    { value: STEPS.join(), label: t`5 %, 25 % and all, an hour each` },
  ];
  const texts = {
    promote: {
      title: t`Promote to ${channel}`,
      description: t`The gate checks contract, routes, shared libraries and every file before visitors get it.`,
      action: asks_approval ? t`Propose` : t`Promote`,
      done: asks_approval ? t`It is proposed. Somebody else approves it.` : t`${channel} serves it now.`,
    },
    rollback: {
      title: t`Roll back ${channel}`,
      description:
        wanted.action === 'rollback' && wanted.revision
          ? t`Revision ${wanted.revision} is served again, byte by byte as it was.`
          : t`The revision before is served again, byte by byte as it was.`,
      action: t`Roll back`,
      done: t`${channel} was rolled back.`,
    },
    freeze: {
      title: t`Freeze ${channel}`,
      description: t`Nothing new comes to it until it is thawed, from the command line neither. A rollback still works.`,
      action: t`Freeze`,
      done: t`${channel} is frozen.`,
    },
    thaw: {
      title: t`Thaw ${channel}`,
      description: t`Promotions are possible again.`,
      action: t`Thaw`,
      done: t`${channel} is open to changes.`,
    },
    approve: {
      title: t`Approve for ${channel}`,
      description: t`The gate checks it once more, and visitors get it.`,
      action: t`Approve`,
      done: t`${channel} serves it now.`,
    },
    decline: {
      title: t`Decline for ${channel}`,
      description: t`The proposal is laid aside; ${channel} stays as it is.`,
      action: t`Decline`,
      done: t`The proposal is laid aside.`,
    },
  }[wanted.action];

  return (
    <ReasonDialog
      {...texts}
      isDangerous={wanted.action === 'rollback'}
      onClose={onClose}
      onConfirm={async (reason) => {
        const body: ChannelChange =
          wanted.action === 'promote'
            ? { action: 'promote', name, version, reason, ...(canBeTried && sharesOf(visitors)) }
            : { ...wanted, reason };
        await call(changeChannel, { params: { channel }, body });
        await queries.invalidateQueries({ queryKey: ['releases'] });
      }}
    >
      {wanted.action === 'promote' ? (
        <>
          <SelectField
            label={t`Package`}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setVersion(versionsOf(event.target.value)[0] ?? '');
            }}
            options={names.map((each) => ({ value: each, label: each }))}
          />
          <SelectField
            label={t`Version`}
            value={version}
            error={versionsOf(name).length === 0 ? t`No other version of it is published.` : undefined}
            onChange={(event) => setVersion(event.target.value)}
            options={versionsOf(name).map((each) => ({ value: each, label: each }))}
          />
          {canBeTried ? (
            <SelectField
              label={t`For whom`}
              value={visitors}
              onChange={(event) => setVisitors(event.target.value)}
              options={steps}
            />
          ) : null}
        </>
      ) : null}
    </ReasonDialog>
  );
}
