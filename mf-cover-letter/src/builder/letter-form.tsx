import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { useDraft } from '@vitae/remote-kit/draft';
import { useFormats } from '@vitae/remote-kit/formats';
import { useUser } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { FileField } from '@vitae/ui/file-field';
import { columns, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { ClipboardPaste, History, Sparkles } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { inputOf, type LetterInput, letterFormDraft } from '../letter/letter-form.ts';
import { chooseResumeFile, RESUME_EXTENSIONS, removeResumeFile, useResumeFile } from '../letter/resume-file.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { useFieldRules } from './field-rules.ts';
import { Letterhead } from './letterhead/letterhead.tsx';
import { TemplateBox } from './template-box.tsx';

const AccountResumeChoice = lazy(() => import('./account-resume-choice.tsx'));

interface LetterFormProps {
  template: CoverLetterTemplate;
  hasLetter: boolean;
  /** `generating` shows on the button; another request only keeps it from being pressed. */
  busy: 'generating' | 'regenerating' | null;
  /** The dialog whose code could not be had. */
  unopened: 'import' | 'history' | 'preview' | 'change' | null;
  onSubmit(input: LetterInput): void;
  onImport(): void;
  onViewHistory(): void;
  onPreviewTemplate(): void;
  onChangeTemplate(): void;
}

/** What the letter is made from. Every key press is kept in the draft. */
export function LetterForm({
  template,
  hasLetter,
  busy,
  unopened,
  onSubmit,
  onImport,
  onViewHistory,
  onPreviewTemplate,
  onChangeTemplate,
}: LetterFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const { list } = useFormats();
  const { optional, required } = useFieldRules();
  const form = useForm<LetterInput>({
    mode: 'onTouched',
    defaultValues: inputOf(letterFormDraft.get()),
  });
  const { register, control, handleSubmit, watch } = form;
  const { errors } = form.formState;
  const { file, error: fileError } = useResumeFile();
  const missingId = useId();
  useFormInDraft(form);

  const [jobDescription, jobTitle, tone] = watch(['jobDescription', 'jobTitle', 'tone']);
  const [{ letterheadOf, fullName }] = useDraft(letterFormDraft);
  const missing = [
    jobDescription.trim() ? null : t`job description`,
    jobTitle.trim() ? null : t`job title`,
    file ? null : t`resume`,
    letterheadOf === '' || fullName.trim() ? null : t`your name`,
  ].filter((name) => name !== null);

  const missingNames = list(missing, { type: 'unit' });

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} aria-label={t`AI Cover Letter Generator`}>
      <Stack gap="xl">
        <div>
          <Heading level={1}>
            <Trans>AI Cover Letter Generator</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>From your resume and the job advert. Nothing is claimed that neither of them says.</Trans>
          </Text>
        </div>
        <TextAreaField
          label={t`Job Description`}
          isRequired
          rows={8}
          dir="auto"
          placeholder={t`Paste the job advert here`}
          error={errors.jobDescription?.message}
          aside={
            <Row gap="xs">
              <Button size="small" look="quiet" onClick={onImport}>
                <ClipboardPaste aria-hidden="true" />
                <Trans>Import from Board</Trans>
              </Button>
              <Button size="small" look="quiet" onClick={onViewHistory}>
                <History aria-hidden="true" />
                <Trans>View History</Trans>
              </Button>
            </Row>
          }
          {...register('jobDescription', required(t`Job description`, 'jobDescription'))}
        />
        {unopened === 'import' || unopened === 'history' ? <Unopened /> : null}
        <div css={[columns('1fr 1fr', 'narrow'), { gap: space.lg, alignItems: 'start' }]}>
          <TextField
            label={t`Job Title`}
            isRequired
            dir="auto"
            autoComplete="off"
            placeholder={t`e.g. Product Designer`}
            error={errors.jobTitle?.message}
            {...register('jobTitle', required(t`Job title`, 'jobTitle'))}
          />
          <TextField
            label={t`Company Name`}
            dir="auto"
            autoComplete="off"
            placeholder={t`Optional`}
            error={errors.companyName?.message}
            {...register('companyName', optional(t`Company name`, 'companyName'))}
          />
        </div>
        <FileField
          label={t`Resume`}
          isRequired
          accept={RESUME_EXTENSIONS.join(',')}
          hint={t`PDF, DOC, DOCX or TXT, up to 5 MB`}
          file={file}
          error={fileError ? t(fileError) : undefined}
          onChoose={(chosen) => void chooseResumeFile(chosen)}
          onRemove={removeResumeFile}
        />
        {user ? (
          <Suspense>
            <AccountResumeChoice />
          </Suspense>
        ) : null}
        <Letterhead hasLetter={hasLetter} />
        <TemplateBox template={template} onPreview={onPreviewTemplate} onChange={onChangeTemplate} />
        {unopened === 'preview' || unopened === 'change' ? <Unopened /> : null}
        <AdvancedSettings
          control={control}
          register={register}
          tone={tone}
          contextError={errors.additionalContext?.message}
        />
        <Stack gap="sm">
          <Button
            type="submit"
            look="primary"
            size="large"
            isBusy={busy === 'generating'}
            isPaused={busy !== null}
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? missingId : undefined}
          >
            {busy === 'generating' ? null : <Sparkles aria-hidden="true" />}
            {busy === 'generating' ? t`Generating...` : t`Generate Cover Letter`}
          </Button>
          {missing.length > 0 ? (
            <Text look="caption" tone="faint" id={missingId} css={{ textAlign: 'center' }}>
              <Trans>Still needed: {missingNames}</Trans>
            </Text>
          ) : null}
        </Stack>
      </Stack>
    </form>
  );
}

function Unopened() {
  return (
    <Banner kind="error">
      <Trans>This could not be opened. Please check your connection and try again.</Trans>
    </Banner>
  );
}

/** The draft follows the form; the form follows the draft when an import, the history or a log-out changes it. */
function useFormInDraft({ subscribe, getValues, reset }: ReturnType<typeof useForm<LetterInput>>) {
  // What another tab has typed comes in by a reset and must not go out again: that tab is further on by then.
  const isFollowing = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isFollowing.current) letterFormDraft.set({ ...letterFormDraft.get(), ...values });
        },
      }),
    [subscribe],
  );
  useEffect(
    () =>
      letterFormDraft.subscribe(() => {
        const stored = inputOf(letterFormDraft.get());
        const values = getValues();
        const isSame = (Object.keys(stored) as (keyof LetterInput)[]).every((name) => stored[name] === values[name]);
        if (isSame) return;
        isFollowing.current = true;
        reset(stored);
        isFollowing.current = false;
      }),
    [getValues, reset],
  );
}
