import { Trans } from '@lingui/react/macro';
import { FileText, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { FieldLabel } from './field.tsx';
import { color, motion, radius, space, text } from './tokens.ts';

interface FileFieldProps {
  label: string;
  /** The chosen file, as it is shown. */
  file: { name: string; size: number } | null;
  onChoose(file: File): void;
  onRemove(): void;
  /** As of `<input accept>`; a dropped file is handed over whatever it is. */
  accept: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const BYTES_PER_MB = 1024 * 1024;

/** `0.24`; never less than the smallest figure that can be shown. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  return (bytes > 0 ? Math.max(megabytes, 0.01) : 0).toFixed(2);
}

/** One file, by drag and drop or from the file dialog, with its name, its size and a way to take it back. */
export function FileField({
  label,
  file,
  onChoose,
  onRemove,
  accept,
  hint,
  error,
  isRequired,
  isDisabled,
}: FileFieldProps) {
  const id = useId();
  const megabytes = file && inMegabytes(file.size);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useKeepDroppedFilesOut();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped);
  };
  const describedBy = [hint && !file ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 }}>
      <FieldLabel htmlFor={id} id={`${id}-label`} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the input inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        css={{
          position: 'relative',
          borderRadius: radius.md,
          border: `1.5px ${file ? 'solid' : 'dashed'} ${error ? color.danger : color.lineStrong}`,
          background: color.surface,
          transition: `border-color ${motion.quick}, background ${motion.quick}`,
          '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
          '&:hover': { borderColor: error ? color.danger : color.accent },
        }}
        style={isOver ? { borderColor: color.accent, background: color.accentSoft } : undefined}
      >
        {file ? (
          <div css={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.md, padding: space.md }}>
            <FileText aria-hidden="true" css={{ width: 24, height: 24, flex: 'none', color: color.accent }} />
            <div css={{ flex: 1, minWidth: '12ch' }}>
              <div dir="auto" css={{ fontWeight: 550, overflowWrap: 'anywhere', lineHeight: '1.25rem' }}>
                {file.name}
              </div>
              <div css={[text.caption, { color: color.inkFaint }]}>
                <Trans>{megabytes} MB</Trans>
              </div>
            </div>
            <Button
              size="small"
              look="quiet"
              disabled={isDisabled}
              onClick={() => {
                onRemove();
                // The input only comes back with the next render.
                setTimeout(() => input.current?.focus());
              }}
            >
              <Trans>Remove file</Trans>
            </Button>
          </div>
        ) : (
          <div css={{ padding: `${space.lg} ${space.lg}`, textAlign: 'center' }}>
            <input
              ref={input}
              id={id}
              type="file"
              accept={accept}
              disabled={isDisabled}
              required={isRequired}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                // The same file may be chosen again after it was mended on disk.
                event.target.value = '';
                if (chosen) onChoose(chosen);
              }}
              css={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
            />
            <Upload aria-hidden="true" css={{ width: 22, height: 22, marginInline: 'auto', color: color.inkFaint }} />
            <p css={{ marginTop: space.xs }}>
              <Trans>
                Drag and drop or{' '}
                <span
                  css={{ color: color.accent, fontWeight: 550, textDecoration: 'underline', textUnderlineOffset: 3 }}
                >
                  choose file
                </span>
              </Trans>
            </p>
            {hint ? (
              <p id={`${id}-hint`} css={[text.caption, { color: color.inkFaint }]}>
                {hint}
              </p>
            ) : null}
          </div>
        )}
      </div>
      {error ? (
        <div id={`${id}-error`} role="alert" css={[text.caption, { color: color.danger }]}>
          {error}
        </div>
      ) : null}
    </div>
  );
}

/** A file that misses the field would otherwise replace the page, and with it what was typed. */
function useKeepDroppedFilesOut() {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
