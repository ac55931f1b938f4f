import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { describeTemplate } from './template-descriptions.ts';
import { TemplateStructure } from './template-structure.tsx';
import { useTemplateTexts } from './template-texts.ts';

interface TemplatePreviewDialogProps {
  template: CoverLetterTemplate;
  isOpen: boolean;
  onClose(): void;
  /** Without it the dialog only shows. */
  onSelect?(): void;
}

export default function TemplatePreviewDialog({ template, isOpen, onClose, onSelect }: TemplatePreviewDialogProps) {
  const { t } = useLingui();
  const inLanguage = useTemplateTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={inLanguage(template.name)}
      description={t(describeTemplate(template.name).tagline)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {onSelect ? (
            <Button look="primary" onClick={onSelect}>
              <Trans>Select This Template</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <TemplateStructure template={template} />
    </Dialog>
  );
}
