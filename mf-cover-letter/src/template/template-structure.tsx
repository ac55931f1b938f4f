import { Trans } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Text } from '@vitae/ui/text';
import { color, space, text } from '@vitae/ui/tokens';
import { useTemplateTexts } from './template-texts.ts';

/** What a template's paragraphs are for, one after the other. */
export function TemplateStructure({ template }: { template: CoverLetterTemplate }) {
  const inLanguage = useTemplateTexts();
  const { paragraphs } = template.format;
  if (paragraphs.length === 0) {
    return (
      <Text tone="soft">
        <Trans>
          No fixed structure: the letter opens with the position, shows where your experience meets the job, and closes
          with a next step.
        </Trans>
      </Text>
    );
  }
  return (
    <ol css={{ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space.lg }}>
      {paragraphs.map((paragraph, index) => (
        <li
          key={paragraph.title}
          css={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space.md, alignItems: 'start' }}
        >
          <span
            aria-hidden="true"
            css={[
              text.caption,
              {
                display: 'grid',
                placeItems: 'center',
                width: 26,
                height: 26,
                borderRadius: '50%',
                background: color.accentSoft,
                color: color.accent,
                fontWeight: 600,
              },
            ]}
          >
            {index + 1}
          </span>
          <div>
            <h3 css={[text.body, { fontWeight: 600 }]}>{inLanguage(paragraph.title)}</h3>
            <p css={[text.body, { color: color.inkSoft, whiteSpace: 'pre-line' }]}>{inLanguage(paragraph.why)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
