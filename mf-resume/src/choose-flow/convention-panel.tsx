import { SelectField } from '@vitae/ui/field';
import { color, space, text } from '@vitae/ui/tokens';
import { CONVENTIONS, type Convention } from './conventions.ts';

const OPTIONS = CONVENTIONS.map(({ region }) => ({ value: region.code, label: region.name }));
const PHOTO_ADVICE = { expected: 'Expected', optional: 'Your choice', avoid: 'Leave it out' } as const;

interface ConventionPanelProps {
  convention: Convention;
  onChoose(code: string): void;
}

/** The region, and what employers there are used to. */
export function ConventionPanel({ convention, onChoose }: ConventionPanelProps) {
  const { region } = convention;
  const facts = [
    ['Called', convention.documentName],
    ['Photo', PHOTO_ADVICE[region.photo]],
    ['Length', convention.length],
    ['Dates', region.dateFormat],
  ] as const;
  return (
    <div css={{ display: 'grid', gap: space.lg }}>
      <SelectField
        label="Where do you apply?"
        options={OPTIONS}
        value={region.code}
        onChange={(event) => onChoose(event.target.value)}
      />
      <dl aria-live="polite" css={{ margin: 0 }}>
        {facts.map(([name, value]) => (
          <div
            key={name}
            css={[
              text.body,
              {
                display: 'grid',
                gridTemplateColumns: '72px minmax(0, 1fr)',
                gap: space.md,
                paddingBlock: 6,
                borderBottom: `1px solid ${color.line}`,
              },
            ]}
          >
            <dt css={{ color: color.inkFaint }}>{name}</dt>
            <dd css={{ margin: 0 }}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
