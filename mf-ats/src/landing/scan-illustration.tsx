import { keyframes } from '@emotion/react';
import { color } from '@vitae/ui/tokens';

const sweep = keyframes({ '0%, 8%': { transform: 'translateY(0)' }, '92%, 100%': { transform: 'translateY(196px)' } });

// Paper is white in both themes; what the software marks is in the accent of the light theme.
const PAPER = '#ffffff';
const INK = '#20231f';
const TEXT_LINE = '#d9d5ca';
const MARK = '#cfe5da';
const MARK_INK = '#1c5a48';

/** A line of text: [x, width] of each word; `marked` words are the ones that were searched for. */
const LINES: readonly { y: number; words: readonly (readonly [number, number])[]; marked?: number }[] = [
  {
    y: 92,
    words: [
      [40, 58],
      [104, 34],
      [144, 70],
      [220, 40],
    ],
    marked: 2,
  },
  {
    y: 110,
    words: [
      [40, 40],
      [86, 64],
      [156, 30],
      [192, 58],
    ],
  },
  {
    y: 128,
    words: [
      [40, 74],
      [120, 44],
      [170, 62],
    ],
    marked: 1,
  },
  {
    y: 168,
    words: [
      [40, 36],
      [82, 52],
      [140, 88],
    ],
    marked: 2,
  },
  {
    y: 186,
    words: [
      [40, 62],
      [108, 30],
      [144, 48],
      [198, 66],
    ],
  },
  {
    y: 204,
    words: [
      [40, 48],
      [94, 78],
      [178, 36],
    ],
    marked: 1,
  },
  {
    y: 244,
    words: [
      [40, 44],
      [90, 56],
      [152, 40],
      [198, 50],
    ],
    marked: 0,
  },
  {
    y: 262,
    words: [
      [40, 70],
      [116, 38],
    ],
  },
];

/** A resume under a scanner's bar, the words it looks for marked. */
export function ScanIllustration({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 360 320"
      aria-hidden="true"
      css={{ width: '100%', maxWidth: 400, marginInline: 'auto' }}
    >
      <rect x="62" y="26" width="262" height="290" rx="4" fill={color.line} transform="rotate(3 190 170)" />
      <rect x="20" y="16" width="280" height="290" rx="4" fill={PAPER} stroke={color.line} />
      <rect x="40" y="38" width="150" height="12" rx="6" fill={INK} />
      <rect x="40" y="62" width="124" height="5" rx="2.5" fill={TEXT_LINE} />
      {LINES.map((line) =>
        line.words.map(([x, width], index) => {
          const isMarked = index === line.marked;
          return (
            <g key={`${x}-${line.y}`}>
              {isMarked ? <rect x={x - 4} y={line.y - 5} width={width + 8} height={16} rx={4} fill={MARK} /> : null}
              <rect x={x} y={line.y} width={width} height="6" rx="3" fill={isMarked ? MARK_INK : TEXT_LINE} />
            </g>
          );
        }),
      )}
      <g css={{ animation: `${sweep} 5s ease-in-out infinite alternate` }}>
        <rect x="8" y="84" width="304" height="3" rx="1.5" fill={color.accent} />
        <rect x="8" y="60" width="304" height="24" fill={color.accent} opacity="0.1" />
      </g>
    </svg>
  );
}
