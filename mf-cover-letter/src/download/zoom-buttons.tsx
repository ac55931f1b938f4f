import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@vitae/ui/button';
import { text } from '@vitae/ui/tokens';
import { Minus, Plus } from 'lucide-react';
import { stepZoom, ZOOM } from './zoom.ts';

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={t`Zoom`} css={{ display: 'flex', alignItems: 'center' }}>
      <IconButton label={t`Zoom out`} isPaused={zoom <= ZOOM.min} onClick={() => onZoom(stepZoom(zoom, -1))}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output
        aria-live="polite"
        css={[text.caption, { minWidth: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }]}
      >
        {`${Math.round(zoom * 100)}%`}
      </output>
      <IconButton label={t`Zoom in`} isPaused={zoom >= ZOOM.max} onClick={() => onZoom(stepZoom(zoom, 1))}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
