import { encode } from 'uqr';

/** Modules of light around the code, without which readers do not find it. */
const QUIET_ZONE = 4;

/** A code to scan, dark on light in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      css={{ width: 208, height: 208, maxWidth: '100%', background: '#fff', borderRadius: 12 }}
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
