import { Global } from '@emotion/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { useTrack } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Container, columns, Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, focusRing, radius, space } from '@vitae/ui/tokens';
import { Check, Copy, Download, FileText, PenLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useCopyText } from '../letter/copy-text.ts';
import { FlowSteps } from '../letter/flow-steps.tsx';
import { toLetterDocument, toPlainText } from '../letter/letter-document.ts';
import { prepareDownload } from '../letter/prepare-download.ts';
import { letterDraft, type StoredLetter } from '../letter/stored-letter.ts';
import { ThumbBar } from '../letter/thumb-bar.tsx';
import { useIsNarrow } from '../letter/use-is-narrow.ts';
import { useKeptLetters } from '../letter/use-kept-letters.ts';
import { downloadPdf, type PdfOutcome } from './download-pdf.ts';
import { InfoCards } from './info-cards.tsx';
import { ReadableLetter } from './readable-letter.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

export const loadLetterSheet = () => import('./letter-sheet.tsx');
const LetterSheet = lazy(loadLetterSheet);

const PAGE = '/coverletter-download';
const BUILDER = '/coverletter-builder';
const LETTER_IN_BUILDER = `${BUILDER}#letter`;

const PDF_FAILURES: Record<Exclude<PdfOutcome, 'downloaded'>, MessageDescriptor> = {
  unavailable: msg`PDF download is not available. Please try again later.`,
  failed: msg`Failed to generate PDF.`,
};

export default function DownloadScreen() {
  const [letter] = useDraft(letterDraft);
  useKeptLetters();
  return (
    <Container css={{ paddingBlock: `${space.xl} ${space['3xl']}` }}>
      <Stack gap="xl">
        <FlowSteps current="Download" />
        {letter ? <Letter letter={letter} /> : <NoLetter />}
      </Stack>
    </Container>
  );
}

function NoLetter() {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h1">
        <Trans>Preview Your Cover Letter</Trans>
      </VisuallyHidden>
      <EmptyState
        icon={<PenLine aria-hidden="true" />}
        title={t`There is no letter to preview yet`}
        action={
          <SiteButtonLink look="primary" to={BUILDER}>
            <Trans>Write a cover letter</Trans>
          </SiteButtonLink>
        }
      >
        <Trans>Give the builder your resume and a job advert. The letter then waits for you here.</Trans>
      </EmptyState>
    </>
  );
}

function Letter({ letter }: { letter: StoredLetter }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const track = useTrack();
  const { isCopied, copy } = useCopyText();
  const [zoom, setZoom] = useState(1);
  const isNarrow = useIsNarrow();
  // On a phone a whole page is too small to be read: its text comes first, the page when it is asked for.
  const [isPageWanted, setIsPageWanted] = useState(false);
  const isAsPrinted = !isNarrow || isPageWanted;
  const [isExporting, setIsExporting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const document = useMemo(() => toLetterDocument(letter), [letter]);

  // What is edited of it later needs the same.
  const first = useRef(letter);
  useEffect(() => prepareDownload(first.current), []);

  const press = (id: string, label: string) =>
    track('button_click', { button_id: id, button_text: label, page_context: PAGE });

  const download = async () => {
    press('download-letter-pdf', 'Download as PDF');
    setFailure(null);
    setIsExporting(true);
    const outcome = await downloadPdf(document);
    setIsExporting(false);
    if (outcome !== 'downloaded') return setFailure(t(PDF_FAILURES[outcome]));
    track('custom_event', {
      event_name: 'cover_letter_downloaded',
      event_data: { template: letter.templateName, file_format: 'pdf' },
      timestamp: new Date().toISOString(),
    });
  };

  const edit = () => {
    press('edit-letter', 'Edit Letter');
    navigate(LETTER_IN_BUILDER);
  };

  // Beside the button, wherever that is.
  const failed = failure ? <Banner kind="error">{failure}</Banner> : null;

  return (
    <>
      <PrintOnly>
        <ReadableLetter letter={document} />
      </PrintOnly>
      <Heading level={1}>
        <Trans>Preview Your Cover Letter</Trans>
      </Heading>
      <VisuallyHidden as="div" role="status">
        {isCopied ? t`Copied!` : isExporting ? t`Generating the PDF` : ''}
      </VisuallyHidden>
      <div css={[columns('minmax(0, 1fr) 280px'), { gap: space.xl, alignItems: 'start' }]}>
        <div
          css={{
            position: 'sticky',
            top: space.xl,
            order: 2,
            display: 'flex',
            flexDirection: 'column',
            gap: space.xl,
            // The letter between the actions and the facts.
            [breakpoint.medium]: { display: 'contents' },
          }}
        >
          <Stack gap="sm">
            {isNarrow ? null : (
              <Button look="primary" size="large" isBusy={isExporting} onClick={download}>
                {isExporting ? null : <Download aria-hidden="true" />}
                <Trans>Download as PDF</Trans>
              </Button>
            )}
            {isNarrow ? null : failed}
            <Button
              onClick={() => {
                press('copy-letter', 'Copy to Clipboard');
                void copy(toPlainText(letter));
              }}
            >
              {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              {isCopied ? t`Copied!` : t`Copy to Clipboard`}
            </Button>
            {isNarrow ? null : (
              <Button onClick={edit}>
                <PenLine aria-hidden="true" />
                <Trans>Edit Letter</Trans>
              </Button>
            )}
          </Stack>
          <div css={{ [breakpoint.medium]: { order: 2 } }}>
            <InfoCards letter={letter} />
          </div>
        </div>
        <div css={{ minWidth: 0, order: 1 }}>
          <Row justify={isNarrow ? 'space-between' : 'flex-end'} css={{ minHeight: 40, marginBottom: space.sm }}>
            {isNarrow ? (
              <Button size="small" aria-pressed={isPageWanted} onClick={() => setIsPageWanted(!isPageWanted)}>
                <FileText aria-hidden="true" />
                <Trans>As printed</Trans>
              </Button>
            ) : null}
            {isAsPrinted ? (
              <ZoomButtons
                zoom={zoom}
                onZoom={(next) => {
                  press('zoom-letter', `${Math.round(next * 100)}%`);
                  setZoom(next);
                }}
              />
            ) : null}
          </Row>
          <section
            // Wider than its place when zoomed in: to be scrolled with the keyboard too.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
            tabIndex={0}
            aria-label={t`Letter`}
            css={[
              focusRing,
              {
                overflow: 'auto',
                padding: 'clamp(8px, 3vw, 40px)',
                borderRadius: radius.lg,
                border: `1px solid ${color.line}`,
                background: color.sunken,
                // Until the pages are laid out their text stands there, on the same sheet of paper.
                '& [data-letter-preview="loading"], & [data-letter-preview="text"]': {
                  background: '#fffefb',
                  color: '#1b1f24',
                },
              },
              isAsPrinted ? { minHeight: 'min(80vh, 900px)' } : { padding: space.lg, background: color.surface },
            ]}
          >
            {isAsPrinted ? (
              <Suspense
                fallback={
                  <Loading>
                    <Trans>Laying out your letter…</Trans>
                  </Loading>
                }
              >
                <LetterSheet letter={document} zoom={zoom} />
              </Suspense>
            ) : (
              <ReadableLetter letter={document} />
            )}
          </section>
        </div>
      </div>
      {isNarrow ? (
        <ThumbBar label={t`Letter`} message={failed}>
          <Button onClick={edit}>
            <PenLine aria-hidden="true" />
            <Trans>Edit Letter</Trans>
          </Button>
          <Button look="primary" isBusy={isExporting} onClick={download}>
            {isExporting ? null : <Download aria-hidden="true" />}
            <Trans>Download as PDF</Trans>
          </Button>
        </ThumbBar>
      ) : null}
    </>
  );
}

/** What the browser's own print puts on paper, and nothing else of the page. */
function PrintOnly({ children }: { children: ReactNode }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is there when this returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <>
      <Global
        styles={{
          '@media print': {
            body: { visibility: 'hidden', background: 'white' },
            '[data-print]': { visibility: 'visible', color: 'black' },
          },
        }}
      />
      <div
        data-print
        css={{
          display: 'none',
          '@media print': { display: 'block', position: 'absolute', insetInline: 0, top: 0, '& *': { color: 'black' } },
        }}
      >
        {children}
      </div>
    </>
  );
}
