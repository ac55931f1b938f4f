import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@vitae/ui/field';
import { color, space, text } from '@vitae/ui/tokens';
import { CONVENTIONS, type Convention, PHOTO_ADVICE } from './conventions.ts';
import { useRegionTexts } from './region-texts.ts';

interface ConventionPanelProps {
  convention: Convention;
  onChoose(code: string): void;
}

/** The region, and what employers there are used to. */
export function ConventionPanel({ convention, onChoose }: ConventionPanelProps) {
  const { t } = useLingui();
  const ofRegion = useRegionTexts();
  const { region } = convention;
  const facts = [
    [t`Called`, t(convention.documentName)],
    [t`Photo`, t(PHOTO_ADVICE[region.photo])],
    [t`Length`, t(convention.length)],
    [t`Dates`, <bdi key="dates">{region.dateFormat}</bdi>],
  ] as const;
  return (
    <div css={{ display: 'grid', gap: space.lg }}>
      <SelectField
        label={t`Where do you apply?`}
        options={CONVENTIONS.map((each) => ({ value: each.region.code, label: ofRegion(each.region.name) }))}
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
