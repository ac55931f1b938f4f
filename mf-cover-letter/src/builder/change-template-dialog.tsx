import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Text } from '@vitae/ui/text';
import { breakpoint, color, radius, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { describeTemplate } from '../template/template-descriptions.ts';
import { TemplateSketch } from '../template/template-sketch.tsx';
import { TemplateStructure } from '../template/template-structure.tsx';
import { useTemplateTexts } from '../template/template-texts.ts';

interface ChangeTemplateDialogProps {
  isOpen: boolean;
  templates: readonly CoverLetterTemplate[];
  chosenId: string | undefined;
  onUse(template: CoverLetterTemplate): void;
  onClose(): void;
}

export default function ChangeTemplateDialog({
  isOpen,
  templates,
  chosenId,
  onUse,
  onClose,
}: ChangeTemplateDialogProps) {
  const { t } = useLingui();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      templates.findIndex((template) => template.id === chosenId),
    ),
  );
  const template = templates[index]!;
  const inLanguage = useTemplateTexts();
  const position = index + 1;
  const count = templates.length;
  const step = (by: number) => setIndex((index + by + templates.length) % templates.length);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Change template`}
      width="large"
      actions={
        <>
          <Button onClick={() => step(-1)}>
            <Trans>Prev</Trans>
          </Button>
          <Button onClick={() => step(1)}>
            <Trans>Next</Trans>
          </Button>
          <Button look="primary" onClick={() => onUse(template)}>
            <Trans>Use Template</Trans>
          </Button>
        </>
      }
    >
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: '260px 1fr',
          gap: space.xl,
          // As high as the longest template, so that Prev and Next stay under the pointer.
          minHeight: 480,
          alignItems: 'start',
          [breakpoint.narrow]: { gridTemplateColumns: '1fr', minHeight: 0 },
        }}
      >
        <div
          css={{
            padding: space.xl,
            borderRadius: radius.md,
            background: color.sunken,
            [breakpoint.narrow]: { display: 'none' },
          }}
        >
          <TemplateSketch template={template} />
        </div>
        <div aria-live="polite" css={{ display: 'flex', flexDirection: 'column', gap: space.lg }}>
          <div>
            <Text look="caption" tone="faint">
              <Trans>
                {position} of {count}
              </Trans>
            </Text>
            <Text look="lead">{inLanguage(template.name)}</Text>
            <Text tone="soft">{t(describeTemplate(template.name).tagline)}</Text>
          </div>
          <TemplateStructure template={template} />
        </div>
      </div>
    </Dialog>
  );
}
