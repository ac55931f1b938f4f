import { useLingui } from '@lingui/react/macro';
import { usePlan } from '@vitae/remote-kit/platform';
import { breakpoint, color, radius, space, text } from '@vitae/ui/tokens';
import { useDateTime } from '../letter/format-date-time.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';
import { useTemplateTexts } from '../template/template-texts.ts';

/** Which template the letter follows, when it was written, and the plan. */
export function InfoCards({ letter }: { letter: StoredLetter }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const inLanguage = useTemplateTexts();
  const plan = usePlan();
  const facts = [
    { term: t`Template`, value: inLanguage(letter.templateName) },
    { term: t`Generated`, value: dateTime(letter.generatedAt) },
    { term: t`Plan`, value: inLanguage(plan.name) },
  ];
  return (
    <dl
      css={{
        display: 'grid',
        gap: space.sm,
        margin: 0,
        [breakpoint.medium]: { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 150px' } },
      }}
    >
      {facts.map(({ term, value }) => (
        <div
          key={term}
          css={{
            padding: `${space.md} ${space.lg}`,
            borderRadius: radius.md,
            border: `1px solid ${color.line}`,
            background: color.surface,
          }}
        >
          <dt css={[text.caption, { color: color.inkFaint }]}>{term}</dt>
          <dd css={[text.body, { margin: 0, fontWeight: 550, overflowWrap: 'anywhere' }]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
