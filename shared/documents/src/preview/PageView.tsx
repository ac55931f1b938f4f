import { memo } from 'react';
import { cssFamilyOf } from '../fonts/catalog.ts';
import type { IconItem, ImageItem, Page, PageItem, RectItem, TextItem } from '../layout/page.ts';

/**
 * One page as it is printed, drawn from the same items as the PDF. Fills the width that it is given. Hidden from
 * assistive technology, to which lines out of their paragraphs make no sense: whoever shows it says what it shows.
 */
export const PageView = memo(function PageView(props: {
  page: Page;
  pageWidth: number;
  pageHeight: number;
  language: string;
}) {
  const { pageWidth, pageHeight, language } = props;
  return (
    <svg
      viewBox={`0 0 ${pageWidth} ${pageHeight}`}
      aria-hidden="true"
      focusable="false"
      lang={language}
      style={{ display: 'block', width: '100%', height: 'auto', background: '#fff' }}
    >
      <g style={{ textRendering: 'geometricPrecision', fontVariantLigatures: 'none', fontKerning: 'normal' }}>
        {props.page.items.map((item, index) => (
          <ItemView key={index} item={item} />
        ))}
      </g>
    </svg>
  );
});

const ItemView = memo(function ItemView({ item }: { item: PageItem }) {
  switch (item.kind) {
    case 'text':
      return <TextView item={item} />;
    case 'rect':
      return <RectView item={item} />;
    case 'icon':
      return <IconView item={item} />;
    case 'image':
      return <ImageView item={item} />;
    case 'bookmark':
      return null;
  }
});

function TextView({ item }: { item: TextItem }) {
  const text = (
    <text
      // Browsers round the place of every glyph a little; over a line that adds up.
      textLength={item.width}
      x={item.isRtl ? item.x + item.width : item.x}
      y={item.baseline}
      fontFamily={cssFamilyOf(item.font)}
      fontSize={item.size}
      fill={item.color}
      letterSpacing={item.letterSpacing || undefined}
      textDecoration={item.isUnderlined ? 'underline' : undefined}
      direction={item.isRtl ? 'rtl' : 'ltr'}
      style={{ whiteSpace: 'pre', unicodeBidi: 'bidi-override' }}
    >
      {item.text}
    </text>
  );
  if (!item.href) return text;
  return (
    <a href={item.href} target="_blank" rel="noreferrer" tabIndex={-1}>
      {text}
    </a>
  );
}

function RectView({ item }: { item: RectItem }) {
  return (
    <rect
      x={item.x}
      y={item.y}
      width={item.width}
      height={item.height}
      rx={item.radius || undefined}
      fill={item.fill ?? 'none'}
      stroke={item.stroke ?? undefined}
      strokeWidth={item.stroke ? item.strokeWidth : undefined}
    />
  );
}

function IconView({ item }: { item: IconItem }) {
  const scale = item.size / 24;
  return (
    <path
      d={item.path}
      transform={`translate(${item.x} ${item.y}) scale(${scale})`}
      fill={item.isStroked ? 'none' : item.color}
      stroke={item.isStroked ? item.color : undefined}
      strokeWidth={item.isStroked ? 2 : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function ImageView({ item }: { item: ImageItem }) {
  return (
    <image
      href={item.source}
      x={item.x}
      y={item.y}
      width={item.width}
      height={item.height}
      preserveAspectRatio="xMidYMid slice"
      style={{ clipPath: `inset(0 round ${item.radius}px)` }}
    />
  );
}
