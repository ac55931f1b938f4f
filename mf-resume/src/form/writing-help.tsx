import { Trans, useLingui } from '@lingui/react/macro';
import type { Call, CallInput } from '@vitae/contract/call';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp, useTrack } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { WayToMore } from '@vitae/remote-kit/way-to-more';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { color, focusRing, radius, space, text } from '@vitae/ui/tokens';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';

type HelpCall = Call & { response: { _zod: { output: { proposals: string[]; writer: string } } } };

export interface Help<C extends HelpCall = HelpCall> {
  /** Of what is proposed; for analytics. */
  kind: string;
  label: string;
  call: C;
  /** What is sent; null while there is nothing to send. */
  input(): CallInput<C> | null;
  /** Said when nothing is proposed. */
  nothing: string;
  useLabel: string;
  onUse(text: string): void;
}

interface Answer {
  help: Help;
  proposals: string[];
  writer: string;
  is_stand_in: boolean;
}

/** Helps with one text: each proposal is edited, taken or left. Nothing changes by itself. */
export function WritingHelp({ helps }: { helps: Help[] }) {
  const http = useHttp();
  const { t } = useLingui();
  const track = useTrack();
  const [busy, setBusy] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const ask = async (help: Help) => {
    const input = help.input();
    setAnswer(null);
    if (!input) return setMessage(help.nothing);
    setMessage(null);
    setRefusal(null);
    setBusy(help.label);
    try {
      const given = (await send(http, help.call, input)) as Omit<Answer, 'help'>;
      if (given.proposals.length === 0) setMessage(help.nothing);
      else setAnswer({ ...given, help });
    } catch (error) {
      const { serverMessage, code } = readHttpFailure(error);
      setMessage(serverMessage ?? t`The writing help cannot be reached. Please try again.`);
      setRefusal(code);
    } finally {
      setBusy(null);
    }
  };

  const writer = answer?.writer;
  const without = (index: number) =>
    setAnswer((before) => before && { ...before, proposals: before.proposals.toSpliced(index, 1) });

  return (
    <Stack gap="sm">
      <Row gap="xs">
        {helps.map((help) => (
          <Button
            key={help.label}
            size="small"
            look="quiet"
            isBusy={busy === help.label}
            onClick={() => void ask(help)}
          >
            <Sparkles aria-hidden="true" />
            {help.label}
          </Button>
        ))}
      </Row>
      {message ? (
        <Banner kind="info" action={<WayToMore code={refusal} />}>
          {message}
        </Banner>
      ) : null}
      {answer && answer.proposals.length > 0 ? (
        <section
          aria-label={t`Proposals`}
          css={{ display: 'grid', gap: space.sm, padding: space.md, borderRadius: radius.md, background: color.sunken }}
        >
          <Text look="caption" tone="soft">
            {answer.is_stand_in ? <Trans>The AI service could not help just now.</Trans> : null}{' '}
            {writer === 'builtin' ? (
              <Trans>Proposed by the built-in writer. Fill in what stands in brackets, or leave it.</Trans>
            ) : (
              <Trans>
                Proposed by <bdi>{writer}</bdi>. Check every fact.
              </Trans>
            )}
          </Text>
          {answer.proposals.map((proposal, index) => {
            const number = index + 1;
            return (
              <div key={`${index}-${proposal}`} css={{ display: 'grid', gap: space.xs }}>
                <textarea
                  aria-label={t`Proposal ${number}`}
                  dir="auto"
                  defaultValue={proposal}
                  rows={Math.min(6, Math.ceil(proposal.length / 60) + proposal.split('\n').length - 1)}
                  css={[
                    text.body,
                    focusRing,
                    {
                      width: '100%',
                      padding: space.sm,
                      border: `1px solid ${color.line}`,
                      borderRadius: radius.sm,
                      background: color.surface,
                      resize: 'vertical',
                      // Seen whole, on a phone too; elsewhere the rows above are a good guess.
                      fieldSizing: 'content',
                      minHeight: '2lh',
                      maxHeight: '60vh',
                    },
                  ]}
                />
                <Row gap="xs">
                  <Button
                    size="small"
                    onClick={(event) => {
                      const own = event.currentTarget.closest('div')?.parentElement?.querySelector('textarea')?.value;
                      answer.help.onUse(own ?? proposal);
                      track('ai_content_used', {
                        content_type: answer.help.kind,
                        input_data: null,
                        output_data: own ?? proposal,
                      });
                      without(index);
                    }}
                  >
                    {answer.help.useLabel}
                  </Button>
                  <Button size="small" look="quiet" onClick={() => without(index)}>
                    <Trans>Discard</Trans>
                  </Button>
                </Row>
              </div>
            );
          })}
        </section>
      ) : null}
    </Stack>
  );
}
