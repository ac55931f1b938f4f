import { Trans } from '@lingui/react/macro';
import { color, font, mirrored, mirroredBack } from '@vitae/ui/tokens';

/** Two pages in conversation: a question in a few words, an answer with something to do. */
export function ConversationDrawing({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 380 320"
      aria-hidden="true"
      css={[mirrored, { width: '100%', maxWidth: 420, marginInline: 'auto' }]}
    >
      <g>
        <path
          d="M112 18 h236 a18 18 0 0 1 18 18 v44 a18 18 0 0 1 -18 18 h-12 l4 22 l-30 -22 h-198 a18 18 0 0 1 -18 -18 v-44 a18 18 0 0 1 18 -18 z"
          fill={color.accent}
        />
        <text
          x="118"
          y="66"
          fill={color.onAccent}
          css={[mirroredBack, { fontFamily: font.serif, fontSize: 21.5, fontWeight: 500 }]}
        >
          <Trans>How do I explain a gap?</Trans>
        </text>
      </g>
      <g>
        <path
          d="M32 138 h262 a18 18 0 0 1 18 18 v120 a18 18 0 0 1 -18 18 h-214 l-32 22 l5 -22 h-21 a18 18 0 0 1 -18 -18 v-120 a18 18 0 0 1 18 -18 z"
          fill={color.surface}
          stroke={color.line}
        />
        <text
          x="38"
          y="176"
          fill={color.ink}
          css={[mirroredBack, { fontFamily: font.serif, fontSize: 19.5, fontWeight: 500 }]}
        >
          <Trans>In one line, without apology.</Trans>
        </text>
        {[
          [200, 232],
          [216, 198],
        ].map(([y, width]) => (
          <rect key={y} x="38" y={y} width={width} height="5" rx="2.5" fill={color.line} />
        ))}
        {[
          [242, 150],
          [264, 118],
        ].map(([y, width]) => (
          <g key={y}>
            <circle cx="44" cy={y} r="6" fill={color.accentSoft} stroke={color.accent} strokeWidth="1.5" />
            <rect x="60" y={y! - 3} width={width} height="5" rx="2.5" fill={color.line} />
          </g>
        ))}
      </g>
    </svg>
  );
}
