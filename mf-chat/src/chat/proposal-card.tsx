import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatProposal } from '@vitae/contract/chat';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space, text as type } from '@vitae/ui/tokens';
import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useMoveProposal } from './queries.ts';

/** What the assistant would change in a resume or a letter, place by place, and the choice whether it may. */
export function ProposalCard({ proposal, sessionId }: { proposal: ChatProposal; sessionId: string }) {
  const { t } = useLingui();
  const titleId = useId();
  const move = useMoveProposal(sessionId);
  const { kind, title: name } = proposal.document;
  const isAccepted = proposal.state === 'accepted';
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <Heading level={3} id={titleId} css={{ fontSize: 16, lineHeight: '24px' }}>
            {proposal.title}
          </Heading>
          <Text look="caption" tone="faint">
            <Trans>
              In <bdi>{name}</bdi>
            </Trans>
          </Text>
        </div>
        {proposal.diffs.map((diff) => (
          <div key={`${diff.label}${diff.before}${diff.after}`} css={{ display: 'grid', gap: 6 }}>
            <Text look="caption" tone="soft" dir="auto">
              {diff.label}
            </Text>
            {diff.before ? (
              <Side
                mark="−"
                label={t({ message: 'Before', context: 'the old text of a change' })}
                text={diff.before}
                isAfter={false}
              />
            ) : null}
            {diff.after ? <Side mark="+" label={t`After`} text={diff.after} isAfter /> : null}
          </div>
        ))}
        {move.isError ? (
          <Banner kind="error">
            {readHttpFailure(move.error).serverMessage ?? t`This could not be saved. Please try again.`}
          </Banner>
        ) : null}
        <Row gap="sm">
          {isAccepted ? (
            <>
              <span role="status" css={[type.caption, { display: 'inline-flex', gap: 6, color: color.success }]}>
                <Check aria-hidden="true" css={{ width: 18, height: 18 }} />
                {kind === 'letter' ? <Trans>In your letter</Trans> : <Trans>In your resume</Trans>}
              </span>
              <Button size="small" isBusy={move.isPending} onClick={() => move.mutate({ proposal, to: 'undone' })}>
                <Undo2 aria-hidden="true" />
                <Trans>Undo</Trans>
              </Button>
            </>
          ) : (
            <Button
              size="small"
              look="primary"
              isBusy={move.isPending}
              onClick={() => move.mutate({ proposal, to: 'accepted' })}
            >
              {proposal.state === 'undone' ? <Trans>Accept after all</Trans> : <Trans>Accept</Trans>}
            </Button>
          )}
          {proposal.state === 'undone' ? (
            <Text look="caption" tone="faint" role="status">
              <Trans>Taken back</Trans>
            </Text>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}

function Side({ mark, label, text, isAfter }: { mark: string; label: string; text: string; isAfter: boolean }) {
  const Tag = isAfter ? 'ins' : 'del';
  return (
    <div
      css={[
        type.body,
        {
          display: 'flex',
          gap: space.sm,
          padding: '8px 12px',
          borderRadius: radius.sm,
          background: isAfter ? color.successSoft : color.dangerSoft,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
      ]}
    >
      <span role="img" aria-label={label} css={{ color: isAfter ? color.success : color.danger, fontWeight: 600 }}>
        {mark}
      </span>
      <Tag dir="auto" css={{ flex: 1, textDecoration: 'none', color: isAfter ? color.ink : color.inkSoft }}>
        {text}
      </Tag>
    </div>
  );
}
