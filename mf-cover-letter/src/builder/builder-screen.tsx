import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { usePlatform, useTrack } from '@vitae/remote-kit/platform';
import { useIsOnline } from '@vitae/remote-kit/use-is-online';
import { Container, columns, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { space } from '@vitae/ui/tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loadDownloadScreenWhole } from '../download/load-download-screen.ts';
import { FlowSteps } from '../letter/flow-steps.tsx';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { inputOf, type LetterInput, letterFormDraft, statedLetterhead } from '../letter/letter-form.ts';
import { prepareDownload } from '../letter/prepare-download.ts';
import { followResumeFile, requireResumeFile, restoreResumeFile, useResumeFile } from '../letter/resume-file.ts';
import { letterDraft } from '../letter/stored-letter.ts';
import { useKeptLetters } from '../letter/use-kept-letters.ts';
import { useBuilderTemplates } from './builder-templates.ts';
import { failGeneration, generateLetter, regenerateLetter, useGeneration } from './generation.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterPanel, loadWrittenLetter } from './letter-panel.tsx';

const DIALOGS = {
  preview: () => import('../template/template-preview-dialog.tsx'),
  change: () => import('./change-template-dialog.tsx'),
  history: () => import('./history-dialog.tsx'),
  import: () => import('./import/import-dialog.tsx'),
};
const TemplatePreviewDialog = lazy(DIALOGS.preview);
const ChangeTemplateDialog = lazy(DIALOGS.change);
const HistoryDialog = lazy(DIALOGS.history);
const ImportDialog = lazy(DIALOGS.import);

const PAGE = '/coverletter-builder';
const RESUME_MISSING = msg`Resume file is required. Please upload your resume.`;
const TEMPLATE_NOT_FOUND = msg`Template ID not found. Please select a valid template.`;

export default function BuilderScreen() {
  const { t } = useLingui();
  const platform = usePlatform();
  const navigate = useNavigate();
  const track = useTrack();
  const isOnline = useIsOnline();
  const [letter] = useDraft(letterDraft);
  const [request] = useDraft(generationRequestDraft);
  useKeptLetters();
  const { template, isUnknown, templates, choose } = useBuilderTemplates();
  const phase = useGeneration((state) => state.phase);
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const [unopened, setUnopened] = useState<keyof typeof DIALOGS | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  const hasLetter = letter !== null;
  useEffect(() => {
    const written = letterDraft.get();
    if (hasLetter && written) prepareDownload(written, loadDownloadScreenWhole);
  }, [hasLetter]);

  const { hash } = useLocation();
  useEffect(() => {
    // From the preview, to change a word of the letter: it lies far below the form on a phone.
    if (hash === '#letter' && letterDraft.get()) void showResult(panel.current);
  }, [hash]);

  const [query, setQuery] = useSearchParams();
  const accountResume = query.get('resume');
  const checkedAdvert = query.get('check');

  useEffect(() => {
    void restoreResumeFile();
    return followResumeFile();
  }, []);
  useEffect(() => {
    if (!accountResume && !checkedAdvert) return;
    const resume =
      accountResume &&
      import('../letter/account-resume.ts')
        .then(({ chooseAccountResume }) => chooseAccountResume(platform.http, accountResume))
        .catch(() => platform.notify('error', t`Your resume could not be taken over. Please choose its file.`));
    const advert =
      checkedAdvert &&
      import('../letter/checked-advert.ts')
        .then(({ takeCheckedAdvert }) => takeCheckedAdvert(platform.http, checkedAdvert))
        .catch(() => platform.notify('error', t`The advert could not be taken over. Please paste it.`));
    void Promise.all([resume, advert])
      // A reload must not put it in the place of another file that was chosen since.
      .finally(() => setQuery({}, { replace: true }));
  }, [accountResume, checkedAdvert, platform, setQuery, t]);

  const press = (id: string, label: string) =>
    track('button_click', { button_id: id, button_text: label, page_context: PAGE });
  const close = () => setDialog(null);
  const open = (name: keyof typeof DIALOGS, id: string, label: string) => () => {
    press(id, label);
    setUnopened(null);
    // Thrown by the lazy component, code that cannot be had would take the whole screen.
    DIALOGS[name]().then(
      () => setDialog(name),
      () => setUnopened(name),
    );
  };

  const generate = async (input: LetterInput) => {
    if (phase !== 'idle') return;
    showPanel(panel.current);
    const { file: resume, accountId } = useResumeFile.getState();
    if (!resume) {
      requireResumeFile();
      failGeneration(RESUME_MISSING);
      return;
    }
    if (isUnknown) {
      failGeneration(TEMPLATE_NOT_FOUND);
      return;
    }
    const choices = {
      tone: input.tone,
      template: template.id,
      has_company_name: input.companyName.trim() !== '',
      has_additional_context: input.additionalContext.trim() !== '',
    };
    // Its code comes while the letter is written.
    void loadWrittenLetter().catch(() => {});
    track('form_submit', {
      form_id: 'cover-letter',
      form_data: { ...choices, resume_type: resume.type, resume_size: resume.size },
      page_context: PAGE,
    });
    const isWritten = await generateLetter({
      platform,
      resume,
      accountId,
      templateName: template.name,
      fields: {
        job_description: input.jobDescription.trim(),
        job_title: input.jobTitle.trim(),
        company_name: input.companyName.trim(),
        tone: input.tone,
        additional_context: input.additionalContext.trim(),
        template: template.id,
        ...statedLetterhead(),
      },
    });
    await showResult(panel.current);
    if (isWritten) trackLetter('cover_letter', choices);
  };

  const regenerate = async (variationRequest: string) => {
    if (!request || phase !== 'idle') return;
    showPanel(panel.current);
    press('regenerate-letter', 'Regenerate');
    if (isUnknown) {
      failGeneration(TEMPLATE_NOT_FOUND);
      return;
    }
    const isWritten = await regenerateLetter({
      platform,
      request,
      template,
      variationRequest: variationRequest.trim(),
    });
    await showResult(panel.current);
    if (isWritten) {
      trackLetter('cover_letter_variation', { template: template.id, has_request: variationRequest.trim() !== '' });
    }
  };

  const trackLetter = (contentType: string, choices: Record<string, unknown>) => {
    const written = letterDraft.get();
    track('ai_content_used', {
      content_type: contentType,
      input_data: choices,
      output_data: { characters: written?.introduction.length, writer: writerOf(written?.rawResponse) },
    });
  };

  const followRestored = () => {
    press('restore-letter', 'Restore');
    const itsTemplate = templates.find(({ id }) => id === generationRequestDraft.get()?.template);
    if (itsTemplate) choose(itsTemplate);
    close();
  };

  return (
    <Container css={{ paddingBlock: `${space.xl} ${space['3xl']}` }}>
      <Stack gap="xl">
        <FlowSteps current="Build" />
        {isOnline ? null : (
          <Banner kind="warning">
            <Trans>You are offline. What you type is kept; a letter needs a connection.</Trans>
          </Banner>
        )}
        <div css={[columns('minmax(0, 5fr) minmax(0, 6fr)'), { gap: 'clamp(24px, 3vw, 48px)', alignItems: 'start' }]}>
          <LetterForm
            template={template}
            hasLetter={hasLetter}
            busy={phase === 'idle' ? null : phase}
            unopened={unopened}
            onSubmit={generate}
            onImport={open('import', 'import-from-board', 'Import from Board')}
            onViewHistory={open('history', 'view-history', 'View History')}
            onPreviewTemplate={open('preview', 'preview-template', 'Preview')}
            onChangeTemplate={open('change', 'change-template', 'Change')}
          />
          <LetterPanel
            ref={panel}
            letter={letter}
            templateId={template.id}
            onRewrite={() => {
              press('rewrite-letter', 'Write it again');
              void generate(inputOf(letterFormDraft.get()));
            }}
            canRegenerate={request !== null}
            onRegenerate={regenerate}
            onCancelled={() => panel.current?.focus()}
            onCopied={() => press('copy-letter', 'Copy')}
            onDownload={() => {
              press('go-to-download', 'Download');
              navigate('/coverletter-download');
            }}
          />
        </div>
      </Stack>
      <Suspense>
        {dialog === 'preview' ? <TemplatePreviewDialog template={template} isOpen onClose={close} /> : null}
        {dialog === 'change' ? (
          <ChangeTemplateDialog
            isOpen
            templates={templates}
            chosenId={template.id}
            onClose={close}
            onUse={(chosen) => {
              press(`use-template-${chosen.id}`, 'Use Template');
              choose(chosen);
              close();
            }}
          />
        ) : null}
        {dialog === 'history' ? <HistoryDialog isOpen onRestored={followRestored} onClose={close} /> : null}
        {dialog === 'import' ? (
          <ImportDialog
            isOpen
            onClose={close}
            onUse={(job) => {
              press('use-imported-job', 'Use These Details');
              letterFormDraft.set({ ...letterFormDraft.get(), ...job });
              close();
            }}
          />
        ) : null}
      </Suspense>
    </Container>
  );
}

/** The letter, or why there is none: into view, and under the fingers of who works with the keyboard. */
async function showResult(panel: HTMLElement | null): Promise<void> {
  await loadWrittenLetter().catch(() => {});
  // Drawn, it makes the page long enough to be scrolled to.
  await new Promise(requestAnimationFrame);
  // Who has gone on to something else meanwhile is left there.
  const isElsewhere = document.activeElement?.matches('input, textarea, select, [role="dialog"] *');
  if (!isElsewhere) panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
}

const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** On a narrow screen the panel lies below the form; what happens there would go unseen. */
function showPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() });
}

/** `builtin`, or the model's name. */
function writerOf(response: Record<string, unknown> | undefined): unknown {
  return (response?.writer as { name?: unknown } | undefined)?.name;
}
