import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Stack } from '@vitae/ui/layout';
import { color, radius, space } from '@vitae/ui/tokens';
import { useEffect, useRef, useState } from 'react';

/** Pixels. At the largest size in which a template prints it, 300 to the inch. */
const SIDE = 480;
const QUALITY = 0.86;

interface PhotoCropProps {
  file: File;
  onCut(dataUrl: string): void;
  onClose(): void;
  onUnreadable(): void;
}

/**
 * Cuts a square out of a picture. The result is drawn anew: what the camera had written into the file, such as where
 * the picture was taken, is not in it.
 */
export default function PhotoCrop({ file, onCut, onClose, onUnreadable }: PhotoCropProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [focus, setFocus] = useState({ x: 0.5, y: 0.4, zoom: 1 });
  const canvas = useRef<HTMLCanvasElement>(null);
  const unreadable = useRef(onUnreadable);
  unreadable.current = onUnreadable;

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => isCurrent && setPicture(bitmap),
      () => isCurrent && unreadable.current(),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const side = Math.min(picture.width, picture.height) / focus.zoom;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    const left = (picture.width - side) * focus.x;
    const top = (picture.height - side) * focus.y;
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, focus]);

  const slider = (name: 'x' | 'y' | 'zoom', label: string, min: number, max: number) => (
    <label css={{ display: 'grid', gap: 4, fontSize: 14 }}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={focus[name]}
        onChange={(event) => setFocus((before) => ({ ...before, [name]: Number(event.target.value) }))}
        css={{ width: '100%', accentColor: color.accent }}
      />
    </label>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Cut the photo`}
      description={t`Eyes in the upper third look best. Nothing but the picture is kept of the file.`}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            disabled={!picture}
            onClick={() => canvas.current && onCut(canvas.current.toDataURL('image/jpeg', QUALITY))}
          >
            <Trans>Use the photo</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <canvas
          ref={canvas}
          width={SIDE}
          height={SIDE}
          role="img"
          aria-label={t`The photo as it will be cut`}
          css={{
            width: 240,
            height: 240,
            marginInline: 'auto',
            borderRadius: radius.md,
            background: color.sunken,
            marginBottom: space.sm,
          }}
        />
        {slider('x', t`Left and right`, 0, 1)}
        {slider('y', t`Up and down`, 0, 1)}
        {slider('zoom', t`Nearer`, 1, 4)}
      </Stack>
    </Dialog>
  );
}
