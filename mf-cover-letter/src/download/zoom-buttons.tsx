import { IconButton } from '@vitae/ui/button';
import { text } from '@vitae/ui/tokens';
import { Minus, Plus } from 'lucide-react';
import { stepZoom, ZOOM } from './zoom.ts';

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Zoom" css={{ display: 'flex', alignItems: 'center' }}>
      <IconButton label="Zoom out" disabled={zoom <= ZOOM.min} onClick={() => onZoom(stepZoom(zoom, -1))}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output
        aria-live="polite"
        css={[text.caption, { minWidth: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }]}
      >
        {`${Math.round(zoom * 100)}%`}
      </output>
      <IconButton label="Zoom in" disabled={zoom >= ZOOM.max} onClick={() => onZoom(stepZoom(zoom, 1))}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
