import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { letterFormDraft } from '../letter/letter-form.ts';

interface ChangedSinceProps {
  templateId: string;
  onRewrite(): void;
}

/** Says that the letter is of before what has been chosen since, and offers to write it again. */
export function ChangedSince({ templateId, onRewrite }: ChangedSinceProps) {
  const { t } = useLingui();
  const { list } = useFormats();
  const [request] = useDraft(generationRequestDraft);
  const [{ tone, additionalContext }] = useDraft(letterFormDraft);
  if (!request) return null;
  const changed = [
    request.template === templateId ? null : t`the template`,
    request.tone === tone ? null : t`the tone`,
    request.additional_context === additionalContext.trim() ? null : t`your notes`,
  ].filter((name) => name !== null);
  if (changed.length === 0) return null;
  const names = list(changed);
  return (
    <Banner
      kind="info"
      action={
        <Button size="small" onClick={onRewrite}>
          <Trans>Write it again</Trans>
        </Button>
      }
    >
      <Trans>This letter is of before you changed {names}.</Trans>
    </Banner>
  );
}
