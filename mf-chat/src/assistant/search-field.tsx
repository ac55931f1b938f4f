import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@vitae/ui/button';
import { color, motion, radius, shadow } from '@vitae/ui/tokens';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

/** A large field for a question. Answers follow while one types. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search css={{ position: 'relative', maxWidth: 600 }}>
      <Search
        aria-hidden="true"
        css={{ position: 'absolute', insetInlineStart: 20, top: 19, width: 22, height: 22, color: color.inkFaint }}
      />
      <input
        ref={field}
        type="search"
        aria-label={t`Your question`}
        placeholder={t`How do I explain a gap?`}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        css={{
          width: '100%',
          height: 60,
          padding: '0 56px',
          fontSize: 18,
          borderRadius: radius.pill,
          border: `1px solid ${color.lineStrong}`,
          background: color.surface,
          boxShadow: shadow.low,
          appearance: 'none',
          transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
          '&::placeholder': { color: color.inkFaint, opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
          '&:focus': { outline: 'none', borderColor: color.accent, boxShadow: `0 0 0 3px ${color.accentSoft}` },
        }}
      />
      {value ? (
        <span css={{ position: 'absolute', insetInlineEnd: 10, top: 10 }}>
          <IconButton
            label={t`Clear the question`}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </search>
  );
}
