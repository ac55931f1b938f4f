import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vitae/ui/text';
import { breakpoint, color, motion, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Check } from 'lucide-react';
import { StartDrawing } from './start-drawing.tsx';
import { STARTING_POINTS, type StartingPoint } from './starting-points.ts';

interface StartChoiceProps {
  value: StartingPoint['id'] | null;
  onChange(value: StartingPoint['id']): void;
}

/** Three cards that are one group of radio buttons. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  return (
    <fieldset>
      <Heading level={2} look="subtitle" css={{ marginBottom: space.lg }}>
        <legend css={{ padding: 0 }}>
          <Trans>Where do you stand?</Trans>
        </legend>
      </Heading>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: space.lg,
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {STARTING_POINTS.map((start) => (
          <StartCard key={start.id} start={start} isChosen={start.id === value} onChoose={() => onChange(start.id)} />
        ))}
      </div>
    </fieldset>
  );
}

interface StartCardProps {
  start: StartingPoint;
  isChosen: boolean;
  onChoose(): void;
}

function StartCard({ start, isChosen, onChoose }: StartCardProps) {
  const { t } = useLingui();
  return (
    <label
      css={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        gap: space.sm,
        padding: space.xl,
        borderRadius: radius.lg,
        border: `1px solid ${isChosen ? color.accent : color.line}`,
        background: color.surface,
        boxShadow: isChosen ? `0 0 0 1px ${color.accent}, ${shadow.low}` : shadow.low,
        cursor: 'pointer',
        transition: `border-color ${motion.quick}, transform ${motion.quick}`,
        '&:hover': { borderColor: color.accent },
        '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 3 },
        [breakpoint.medium]: { gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: space.lg, paddingInlineEnd: 52 },
        [breakpoint.narrow]: { gridTemplateColumns: '60px minmax(0, 1fr)', padding: space.lg, paddingInlineEnd: 44 },
      }}
    >
      <input
        type="radio"
        name="starting-point"
        value={start.id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`start-${start.id}`}
        aria-label={t(start.title)}
        css={{ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' }}
      />
      <StartDrawing
        start={start.id}
        css={{
          width: 96,
          height: 112,
          marginBottom: space.sm,
          [breakpoint.medium]: { width: '100%', height: 'auto', gridRow: 'span 2', margin: 0 },
        }}
      />
      <span css={text.subtitle}>{t(start.title)}</span>
      <span id={`start-${start.id}`} css={[text.body, { color: color.inkSoft }]}>
        {t(start.description)}
      </span>
      <span
        aria-hidden="true"
        css={{
          position: 'absolute',
          top: space.lg,
          insetInlineEnd: space.lg,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: radius.pill,
          border: `1px solid ${isChosen ? color.accent : color.lineStrong}`,
          background: isChosen ? color.accent : 'transparent',
          color: color.onAccent,
          '& svg': { width: 15, height: 15, strokeWidth: 3 },
        }}
      >
        {isChosen ? <Check /> : null}
      </span>
    </label>
  );
}
