import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { describeTemplate } from './template-descriptions.ts';
import { TemplateStructure } from './template-structure.tsx';

interface TemplatePreviewDialogProps {
  template: CoverLetterTemplate;
  isOpen: boolean;
  onClose(): void;
  /** Without it the dialog only shows. */
  onSelect?(): void;
}

export default function TemplatePreviewDialog({ template, isOpen, onClose, onSelect }: TemplatePreviewDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={template.name}
      description={describeTemplate(template.name).tagline}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {onSelect ? (
            <Button look="primary" onClick={onSelect}>
              Select This Template
            </Button>
          ) : null}
        </>
      }
    >
      <TemplateStructure template={template} />
    </Dialog>
  );
}
