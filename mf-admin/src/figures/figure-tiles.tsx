import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFigures } from '@vitae/contract/admin-analytics';
import { useFormats } from '@vitae/remote-kit/formats';
import { Text } from '@vitae/ui/text';
import { color, focusRing, motion, radius, space } from '@vitae/ui/tokens';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { FIGURES, type FigureName } from './figures.ts';
import { useFigureFormat } from './use-figure-format.ts';

interface FigureTilesProps {
  totals: AdminFigures;
  before: AdminFigures;
  names?: readonly FigureName[];
  /** Which one the curve shows; without it the tiles are only read. */
  chosen?: FigureName;
  onChoose?(name: FigureName): void;
}

/** Each figure beside that of the days before. */
export function FigureTiles({ totals, before, names, chosen, onChoose }: FigureTilesProps) {
  const { t } = useLingui();
  const format = useFigureFormat();
  const shown = FIGURES.filter(({ name }) => !names || names.includes(name));
  return (
    <ul
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 142px), 1fr))',
        gap: space.md,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {shown.map(({ name, label, hint }) => {
        const content = (
          <>
            <span css={{ fontSize: 13.5, fontWeight: 500, color: color.inkSoft }}>{t(label)}</span>
            <span
              css={{
                fontSize: 26,
                lineHeight: '32px',
                fontWeight: 600,
                letterSpacing: '-0.02em',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {format(name, totals[name])}
            </span>
            <Change name={name} now={totals[name]} before={before[name]} />
          </>
        );
        const look = {
          display: 'grid',
          gap: 2,
          width: '100%',
          height: '100%',
          padding: '12px 14px',
          border: `1px solid ${color.line}`,
          borderRadius: radius.md,
          background: color.surface,
          textAlign: 'start',
          color: color.ink,
        } as const;
        return (
          <li key={name} title={t(hint)}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={chosen === name}
                onClick={() => onChoose(name)}
                css={[
                  look,
                  focusRing,
                  {
                    cursor: 'pointer',
                    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
                    '&:hover': { borderColor: color.lineStrong },
                    '&[aria-pressed="true"]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
                  },
                ]}
              >
                {content}
              </button>
            ) : (
              <div css={look}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Change({ name, now, before }: { name: FigureName; now: number | null; before: number | null }) {
  const formats = useFormats();
  const format = useFigureFormat();
  if (now === null || before === null) {
    return (
      <Text look="caption" tone="soft">
        <Trans>Nothing to compare with</Trans>
      </Text>
    );
  }
  const earlier = format(name, before);
  const share = before > 0 || now === 0 ? (now - before) / Math.max(1, before) : null;
  const Icon = now > before ? ArrowUp : now < before ? ArrowDown : Minus;
  const tone = now > before ? color.success : now < before ? color.danger : color.inkSoft;
  return (
    <span
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, fontSize: 12.5, color: color.inkSoft }}
    >
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 600, color: tone }}>
        <Icon aria-hidden="true" css={{ width: 13, height: 13 }} />
        <bdi>
          {share === null
            ? `+${format(name, now - before)}`
            : formats.number(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
        </bdi>
      </span>
      <Trans>before: {earlier}</Trans>
    </span>
  );
}
