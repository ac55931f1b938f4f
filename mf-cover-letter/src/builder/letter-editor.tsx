import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@vitae/ui/text';
import { color, font, radius } from '@vitae/ui/tokens';
import { useId } from 'react';

interface LetterEditorProps {
  text: string;
  isDisabled: boolean;
  onChange(text: string): void;
}

/** Rows for browsers that cannot size a text area by its content. */
const CHARACTERS_PER_ROW = 70;

/** The letter's text, to be changed at will. */
export function LetterEditor({ text, isDisabled, onChange }: LetterEditorProps) {
  const id = useId();
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_ROW)), 1);
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>
          <Trans>Letter text</Trans>
        </label>
      </VisuallyHidden>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        value={text}
        readOnly={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        css={{
          display: 'block',
          width: '100%',
          fieldSizing: 'content',
          minHeight: 240,
          padding: 'clamp(16px, 3vw, 28px)',
          resize: 'vertical',
          borderRadius: radius.md,
          border: `1px solid ${color.line}`,
          background: color.page,
          color: color.ink,
          fontFamily: font.serif,
          fontSize: '1.0312rem',
          lineHeight: '1.6875rem',
          '&:hover': { borderColor: color.lineStrong },
          '&:focus': { outline: `2px solid ${color.accent}`, outlineOffset: 1 },
          '&:read-only': { opacity: 0.55 },
        }}
      />
    </div>
  );
}
