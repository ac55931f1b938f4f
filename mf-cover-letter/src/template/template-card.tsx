import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button } from '@vitae/ui/button';
import { columns, Row } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Check } from 'lucide-react';
import { describeTemplate } from './template-descriptions.ts';
import { TemplateSketch } from './template-sketch.tsx';
import { useTemplateTexts } from './template-texts.ts';

interface TemplateCardProps {
  template: CoverLetterTemplate;
  isSelected: boolean;
  onSelect(): void;
  onPreview(): void;
}

export function TemplateCard({ template, isSelected, onSelect, onPreview }: TemplateCardProps) {
  const { t } = useLingui();
  const inLanguage = useTemplateTexts();
  const { tagline, bestFor, style } = describeTemplate(template.name);
  return (
    <article
      css={[
        columns('minmax(220px, 5fr) 6fr'),
        {
          overflow: 'hidden',
          borderRadius: radius.lg,
          border: `1px solid ${color.line}`,
          background: color.surface,
          boxShadow: shadow.low,
        },
      ]}
      style={isSelected ? { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` } : undefined}
    >
      <div
        css={{
          padding: `${space['2xl']} clamp(24px, 4vw, 48px)`,
          background: color.sunken,
          // The arrows below stay within the window.
          '& > div': { maxWidth: 380, marginInline: 'auto' },
          [breakpoint.medium]: { paddingBlock: space.xl, '& > div': { maxWidth: 230 } },
        }}
      >
        <TemplateSketch template={template} />
      </div>
      <div
        css={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: space.xl,
          padding: 'clamp(20px, 4vw, 48px)',
        }}
      >
        <div>
          <Heading level={2}>{inLanguage(template.name)}</Heading>
          <Text look="lead" tone="soft">
            {t(tagline)}
          </Text>
        </div>
        <dl css={{ display: 'grid', gap: space.lg, margin: 0 }}>
          <Fact term={t`Best for`}>{t(bestFor)}</Fact>
          <Fact term={t`Style`}>{t(style)}</Fact>
        </dl>
        <Row gap="sm">
          <Button look={isSelected ? 'secondary' : 'primary'} aria-pressed={isSelected} onClick={onSelect}>
            {isSelected ? <Check aria-hidden="true" /> : null}
            {isSelected ? t`Selected` : t`Select`}
          </Button>
          <Button onClick={onPreview}>
            <Trans>Preview</Trans>
          </Button>
        </Row>
      </div>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt css={[text.caption, { color: color.inkFaint, fontWeight: 600 }]}>{term}</dt>
      <dd css={[text.body, { margin: 0 }]}>{children}</dd>
    </div>
  );
}
