import { useLingui } from '@lingui/react/macro';
import { color, font } from '@vitae/ui/tokens';
import { bandOf } from './score.ts';

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;
/** Of the circle: the gap is at the bottom. */
const ARC = 0.75;

/** The score as a figure in a dial of 0 to 100. */
export function ScoreDial({ score, size = 148 }: { score: number; size?: number }) {
  const { t } = useLingui();
  const { ink, name } = bandOf(score);
  const circle = { cx: 64, cy: 64, r: RADIUS, fill: 'none', strokeWidth: 10, strokeLinecap: 'round' as const };
  const bandName = t(name);
  return (
    <svg
      viewBox="0 0 128 128"
      role="img"
      aria-label={t`Score ${score} of 100: ${bandName}`}
      css={{ width: size, height: size, flex: 'none' }}
    >
      <g transform="rotate(135 64 64)">
        <circle {...circle} stroke={color.sunken} strokeDasharray={`${AROUND * ARC} ${AROUND}`} />
        <circle {...circle} stroke={ink} strokeDasharray={`${AROUND * ARC * Math.max(0.01, score / 100)} ${AROUND}`} />
      </g>
      <text
        x="64"
        y="72"
        textAnchor="middle"
        fill={color.ink}
        css={{ fontFamily: font.serif, fontSize: 44, fontWeight: 500, direction: 'ltr' }}
      >
        {score}
      </text>
      <text x="64" y="92" textAnchor="middle" fill={color.inkFaint} css={{ fontSize: 12, direction: 'ltr' }}>
        / 100
      </text>
    </svg>
  );
}
