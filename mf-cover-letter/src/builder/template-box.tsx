import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { color, radius, space, text } from '@vitae/ui/tokens';
import { describeTemplate } from '../template/template-descriptions.ts';
import { TemplateSketch } from '../template/template-sketch.tsx';
import { useTemplateTexts } from '../template/template-texts.ts';

interface TemplateBoxProps {
  template: CoverLetterTemplate;
  onPreview(): void;
  onChange(): void;
}

/** The template that the letter will follow. */
export function TemplateBox({ template, onPreview, onChange }: TemplateBoxProps) {
  const { t } = useLingui();
  const inLanguage = useTemplateTexts();
  return (
    <section
      aria-label={t`Template`}
      css={{
        display: 'grid',
        gridTemplateColumns: '64px 1fr',
        gap: space.lg,
        alignItems: 'center',
        padding: space.md,
        borderRadius: radius.md,
        border: `1px solid ${color.line}`,
        background: color.sunken,
      }}
    >
      <TemplateSketch template={template} />
      <div css={{ minWidth: 0 }}>
        <div css={[text.caption, { color: color.inkFaint }]}>
          <Trans>Template</Trans>
        </div>
        <div css={[text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]}>{inLanguage(template.name)}</div>
        <div css={[text.caption, { color: color.inkSoft }]}>{t(describeTemplate(template.name).tagline)}</div>
        <Row gap="xs" css={{ marginTop: space.xs, marginInlineStart: -10 }}>
          <Button size="small" look="quiet" onClick={onPreview}>
            <Trans>Preview</Trans>
          </Button>
          <Button size="small" look="quiet" onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        </Row>
      </div>
    </section>
  );
}
