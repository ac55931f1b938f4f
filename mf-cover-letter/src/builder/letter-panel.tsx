import { Trans, useLingui } from '@lingui/react/macro';
import { useSentences } from '@vitae/remote-kit/sentence';
import { WayToMore } from '@vitae/remote-kit/way-to-more';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { ProgressBar, Skeleton } from '@vitae/ui/progress';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, HEADER_HEIGHT_PX, space } from '@vitae/ui/tokens';
import { Check, Copy, Download, PenLine } from 'lucide-react';
import { lazy, type Ref, Suspense } from 'react';
import { useCopyText } from '../letter/copy-text.ts';
import { toPlainText } from '../letter/letter-document.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';
import { ThumbBar } from '../letter/thumb-bar.tsx';
import { useIsNarrow } from '../letter/use-is-narrow.ts';
import { ChangedSince } from './changed-since.tsx';
import { cancelGeneration, useGeneration } from './generation.ts';
import { LetterRemarks } from './letter-remarks.tsx';
import { RegenerateButton } from './regenerate-button.tsx';

/** A first visit has no letter to show. */
export const loadWrittenLetter = () => import('./written-letter.tsx');
const WrittenLetter = lazy(loadWrittenLetter);

interface LetterPanelProps {
  letter: StoredLetter | null;
  /** Of the form. */
  templateId: string;
  canRegenerate: boolean;
  onRegenerate(variationRequest: string): void;
  onCopied(): void;
  /** Has the letter written again with what is in the form now. */
  onRewrite(): void;
  onDownload(): void;
  /** The button that did it is gone: the focus needs another place. */
  onCancelled(): void;
  ref?: Ref<HTMLDivElement>;
}

const BELOW_HEADER_PX = HEADER_HEIGHT_PX + 24;

export function LetterPanel({
  letter,
  templateId,
  canRegenerate,
  onRegenerate,
  onRewrite,
  onCopied,
  onDownload,
  onCancelled,
  ref,
}: LetterPanelProps) {
  const { t } = useLingui();
  const { phase, progress, failure, hasSucceeded, fallbackReason, remarks } = useGeneration();
  const { isCopied, copy } = useCopyText();
  const inLanguage = useSentences();
  const isNarrow = useIsNarrow();
  const isBusy = phase !== 'idle';
  const step = progress ? t(progress) : '';

  return (
    <Card
      as="section"
      aria-labelledby="letter-panel-title"
      // Stays in sight while the form beside it is filled in; a letter is too long for that.
      css={
        letter ? undefined : { position: 'sticky', top: BELOW_HEADER_PX, [breakpoint.medium]: { position: 'static' } }
      }
    >
      <Stack gap="lg">
        <div ref={ref} id="letter" tabIndex={-1} css={{ scrollMarginTop: BELOW_HEADER_PX, outline: 'none' }}>
          <Row justify="space-between">
            <Heading level={2} look="subtitle" id="letter-panel-title">
              <Trans>Generated Cover Letter</Trans>
            </Heading>
            <Row gap="xs" css={letter && isNarrow ? { display: 'none' } : undefined}>
              <Button
                size="small"
                disabled={!letter}
                isPaused={isBusy}
                onClick={() => {
                  if (letter) void copy(toPlainText(letter)).then(onCopied);
                }}
              >
                {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
                {isCopied ? t`Copied!` : t`Copy`}
              </Button>
              <Button size="small" look="primary" disabled={!letter} isPaused={isBusy} onClick={onDownload}>
                <Download aria-hidden="true" />
                <Trans>Download</Trans>
              </Button>
            </Row>
          </Row>
        </div>
        <VisuallyHidden as="div" role="status">
          {isBusy ? step : isCopied ? t`Copied!` : ''}
        </VisuallyHidden>
        {failure ? (
          <Banner kind="error" action={<WayToMore code={failure.code} />}>
            {inLanguage(failure.message)}
          </Banner>
        ) : hasSucceeded ? (
          <Banner kind="success">
            <Trans>Cover letter generated successfully!</Trans>
          </Banner>
        ) : null}
        {hasSucceeded && fallbackReason ? (
          <Banner kind="info">{t`Written by the built-in writer. ${fallbackReason}`}</Banner>
        ) : null}
        <LetterRemarks {...remarks} />
        {letter && !isBusy ? <ChangedSince templateId={templateId} onRewrite={onRewrite} /> : null}
        {isBusy ? <Progress message={step} onCancelled={onCancelled} /> : null}
        {letter ? (
          <Suspense fallback={<LetterSkeleton />}>
            <WrittenLetter letter={letter} canRegenerate={canRegenerate} onRegenerate={onRegenerate} />
          </Suspense>
        ) : (
          <>
            {isBusy ? (
              <LetterSkeleton />
            ) : (
              <EmptyState icon={<PenLine aria-hidden="true" />} title={t`Ready to Generate`}>
                <Trans>
                  Fill in the form and your letter appears here. You can edit every word of it before you download.
                </Trans>
              </EmptyState>
            )}
            <Row justify="center">
              <RegenerateButton isBusy={false} isPaused={false} isDisabled />
            </Row>
          </>
        )}
      </Stack>
      {letter && isNarrow ? (
        <ThumbBar label={t`Generated Cover Letter`}>
          <Button isPaused={isBusy} onClick={() => void copy(toPlainText(letter)).then(onCopied)}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {isCopied ? t`Copied!` : t`Copy`}
          </Button>
          <Button look="primary" isPaused={isBusy} onClick={onDownload}>
            <Download aria-hidden="true" />
            <Trans>Download</Trans>
          </Button>
        </ThumbBar>
      ) : null}
    </Card>
  );
}

function Progress({ message, onCancelled }: { message: string; onCancelled(): void }) {
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: space.md,
        padding: space.lg,
        borderRadius: 10,
        background: color.sunken,
      }}
    >
      <Row justify="space-between">
        {/* The status above announces it. */}
        <Text as="span">
          <span aria-hidden="true">{message}</span>
        </Text>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            cancelGeneration();
            onCancelled();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </Row>
      <ProgressBar label={message} />
    </div>
  );
}

const SKELETON_PARAGRAPHS = [
  ['38%'],
  ['100%', '97%', '64%'],
  ['98%', '100%', '95%', '41%'],
  ['100%', '96%', '72%'],
] as const;

function LetterSkeleton() {
  return (
    <Stack gap="xl">
      {SKELETON_PARAGRAPHS.map((lines, index) => (
        <Stack key={index} gap="sm">
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="14px" />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
