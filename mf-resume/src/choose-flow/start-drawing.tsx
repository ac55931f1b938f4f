import { color } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';
import type { StartingPoint } from './starting-points.ts';

const PAPER = '#ffffff';
const LINE = '#d9d5ca';
const GREEN = '#1c5a48';
const PALE_GREEN = '#cfe5da';

const line = (x: number, y: number, width: number, fill = LINE) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={4} rx={2} fill={fill} />
);

const drawings: Record<StartingPoint['id'], ReactNode> = {
  existing: (
    <>
      <rect x={14} y={8} width={72} height={98} rx={3} fill={color.line} transform="rotate(5 50 57)" />
      <rect x={8} y={6} width={72} height={98} rx={3} fill={PAPER} stroke={color.line} />
      {[line(17, 18, 34, '#20231f'), line(17, 32, 52), line(17, 41, 46)]}
      <rect x={14} y={50} width={60} height={16} rx={3} fill={PALE_GREEN} />
      {[line(17, 53, 48, GREEN), line(17, 60, 36, GREEN), line(17, 74, 50), line(17, 83, 40), line(17, 92, 46)]}
      <path d="M17 85 L57 85" stroke={GREEN} strokeWidth={1.6} />
    </>
  ),
  fresh: (
    <>
      <rect x={8} y={6} width={72} height={98} rx={3} fill={PAPER} stroke={color.line} />
      {line(17, 18, 22, GREEN)}
      <rect x={42} y={13} width={2} height={14} fill={GREEN} />
      {[34, 48, 62, 76, 90].map((y) => (
        <path key={y} d={`M17 ${y} H71`} stroke={LINE} strokeWidth={1.4} strokeDasharray="3 4" />
      ))}
    </>
  ),
  change: (
    <>
      <rect x={8} y={6} width={72} height={98} rx={3} fill={PAPER} stroke={color.line} />
      {[line(17, 18, 30, '#20231f'), line(17, 34, 40, GREEN), line(17, 43, 50, GREEN)]}
      {[line(17, 74, 50), line(17, 83, 44), line(17, 92, 30)]}
      <path
        d="M70 80 C 94 76 94 46 72 42 M72 42 l 8 -3 M72 42 l 4 8"
        fill="none"
        stroke={color.accent}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

/** A small drawing of each way to begin. Paper is white in both themes. */
export function StartDrawing({ start, className }: { start: StartingPoint['id']; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 112" aria-hidden="true">
      {drawings[start]}
    </svg>
  );
}
