import { Trans } from '@lingui/react/macro';
import { color, font, mirrored, mirroredBack } from '@vitae/ui/tokens';

const LABEL = { fontFamily: font.serif, fontSize: 19, fontWeight: 500 } as const;

/** A page of the site in its parts: the shell as its frame, remotes as the tiles that are set into it. */
export function CompositionDrawing({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 360"
      aria-hidden="true"
      css={[mirrored, { width: '100%', maxWidth: 540, marginInline: 'auto' }]}
    >
      <rect x="20" y="20" width="440" height="320" rx="16" fill={color.surface} stroke={color.lineStrong} />
      <path d="M20 72 H460" stroke={color.line} />
      <text x="44" y="53" fill={color.ink} css={[mirroredBack, LABEL]}>
        <Trans context="part of the site">shell</Trans>
      </text>
      <rect x="322" y="40" width="54" height="12" rx="6" fill={color.line} />
      <rect x="388" y="40" width="48" height="12" rx="6" fill={color.line} />

      <rect x="44" y="96" width="188" height="104" rx="10" fill={color.accentSoft} />
      <text x="62" y="128" fill={color.accent} css={[mirroredBack, LABEL]}>
        <Trans context="part of the site">resume</Trans>
      </text>
      <rect x="248" y="96" width="188" height="104" rx="10" fill="none" stroke={color.accent} strokeDasharray="5 5" />
      <rect x="44" y="216" width="120" height="100" rx="10" fill={color.accentSoft} />
      <text x="62" y="248" fill={color.accent} css={[mirroredBack, LABEL]}>
        <Trans context="part of the site">ats</Trans>
      </text>
      <rect x="180" y="216" width="120" height="100" rx="10" fill={color.accentSoft} />
      <text x="198" y="248" fill={color.accent} css={[mirroredBack, LABEL]}>
        <Trans context="part of the site">chat</Trans>
      </text>
      <rect x="316" y="216" width="120" height="100" rx="10" fill={color.accentSoft} />
      <text x="334" y="248" fill={color.accent} css={[mirroredBack, LABEL]}>
        <Trans context="part of the site">admin</Trans>
      </text>

      <g transform="translate(264 84) rotate(-4 94 52)">
        <rect width="188" height="104" rx="10" fill={color.accent} />
        <text x="18" y="34" fill={color.onAccent} css={[mirroredBack, LABEL]}>
          <Trans context="part of the site">cover letter</Trans>
        </text>
        <text x="18" y="84" fill={color.onAccent} css={[mirroredBack, { fontFamily: font.mono, fontSize: 13 }]}>
          1.1.0
        </text>
      </g>
    </svg>
  );
}
