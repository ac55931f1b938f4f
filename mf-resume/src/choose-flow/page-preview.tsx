import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { breakpoint, color, font, text } from '@vitae/ui/tokens';
import { type Convention, headDetails } from './conventions.ts';
import type { StartingPoint } from './starting-points.ts';

// Tenths of a millimetre on paper are hundredths here: the drawing keeps the paper's proportions.
const PAPER_SIZES = {
  letter: { width: 215.9, height: 279.4, label: msg`US Letter, 8.5 × 11 in` },
  a4: { width: 210, height: 297, label: msg`A4, 210 × 297 mm` },
};
const PHOTO_CAPTIONS = { avoid: msg`no photo`, optional: msg`photo optional`, expected: msg`with photo` };

const MARGIN = 20;
const PHOTO = { width: 35, height: 45 };
const INK = '#20231f';
const SOFT = '#d9d5ca';
const GREEN = '#1c5a48';
/** Share of the line's width that each drawn line of text takes. */
const LINE_SHARES = [0.94, 0.86, 0.97, 0.6];

interface PagePreviewProps {
  convention: Convention;
  start: StartingPoint | null;
}

/** The page to scale: its paper, its photo or none, and its sections in their order. */
export function PagePreview({ convention, start }: PagePreviewProps) {
  const { t } = useLingui();
  const { region } = convention;
  const details = headDetails(convention).map((detail) => t(detail));
  const paper = PAPER_SIZES[region.paperSize];
  const sections = start?.sections ?? [];
  const right = paper.width - MARGIN;
  const hasPhoto = region.photo !== 'avoid';
  const bodyTop = MARGIN + Math.max(15 + details.length * 4.4, hasPhoto ? PHOTO.height : 0);
  const step = sections.length > 0 ? (paper.height - MARGIN - bodyTop) / sections.length : 0;
  const linesPerSection = Math.min(LINE_SHARES.length, Math.floor((step - 16) / 6));
  const paperCaption = t(paper.label);
  const photoCaption = t(PHOTO_CAPTIONS[region.photo]);

  return (
    <figure css={{ display: 'grid', gap: 12, [breakpoint.medium]: { maxWidth: 260 } }}>
      <svg
        viewBox={`-2 -2 ${paper.width + 12} ${paper.height + 12}`}
        aria-hidden="true"
        css={{ width: '100%', filter: 'drop-shadow(0 8px 24px rgb(20 24 20 / 14%))' }}
      >
        <rect x={6} y={6} width={paper.width} height={paper.height} fill="#f1eee6" stroke={SOFT} strokeWidth={0.5} />
        <rect width={paper.width} height={paper.height} fill="#ffffff" stroke={SOFT} strokeWidth={0.5} />
        <text x={MARGIN} y={MARGIN + 9} fill={INK} css={{ fontFamily: font.serif, fontSize: 12, fontWeight: 500 }}>
          {t(convention.documentName)}
        </text>
        {details.map((detail, index) => (
          <rect
            key={detail}
            x={MARGIN}
            y={MARGIN + 15 + index * 4.4}
            width={26 + detail.length * 1.4}
            height={2}
            rx={1}
            fill={SOFT}
          />
        ))}
        {hasPhoto ? <Photo x={right - PHOTO.width} isOptional={region.photo === 'optional'} /> : null}
        {sections.map((section, index) => {
          const top = bodyTop + 8 + index * step;
          return (
            <g key={section.title.id}>
              <text x={MARGIN} y={top + 6} fill={GREEN} css={{ fontFamily: font.sans, fontSize: 6.6, fontWeight: 650 }}>
                {t(section.title)}
              </text>
              <rect x={MARGIN} y={top + 9} width={right - MARGIN} height={0.6} fill={SOFT} />
              {LINE_SHARES.slice(0, linesPerSection).map((share, line) => (
                <rect
                  key={share}
                  x={MARGIN}
                  y={top + 13 + line * 6}
                  width={(right - MARGIN) * share}
                  height={2.4}
                  rx={1.2}
                  fill={SOFT}
                />
              ))}
            </g>
          );
        })}
        {sections.length === 0 ? (
          <text
            x={paper.width / 2}
            y={paper.height / 2 + 12}
            textAnchor="middle"
            fill="#686c65"
            css={{ fontFamily: font.sans, fontSize: 8.5 }}
          >
            <Trans>Choose where you stand</Trans>
          </text>
        ) : null}
      </svg>
      <figcaption css={[text.caption, { color: color.inkFaint }]}>
        <Trans>
          {paperCaption}, {photoCaption}
        </Trans>
      </figcaption>
    </figure>
  );
}

function Photo({ x, isOptional }: { x: number; isOptional: boolean }) {
  const outline = isOptional
    ? { fill: 'none', stroke: '#8a867c', strokeDasharray: '3 2.4' }
    : { fill: '#e3eee8', stroke: GREEN };
  return (
    <g transform={`translate(${x} ${MARGIN})`}>
      <rect width={PHOTO.width} height={PHOTO.height} rx={1.5} strokeWidth={0.8} {...outline} />
      <circle cx={PHOTO.width / 2} cy={17} r={7} fill={isOptional ? SOFT : GREEN} />
      <path d="M6 45 C6 30 29 30 29 45 Z" fill={isOptional ? SOFT : GREEN} />
    </g>
  );
}
