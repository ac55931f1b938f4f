import { css } from '@emotion/react';
import { Check, ChevronDown } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { breakpoint, color, motion, radius, space, text } from './tokens.ts';

const control = css({
  width: '100%',
  padding: '9px 12px',
  borderRadius: radius.md,
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  color: color.ink,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&::placeholder': { color: color.inkFaint, opacity: 1 },
  '&:focus': { outline: 'none', borderColor: color.accent, boxShadow: `0 0 0 3px ${color.accentSoft}` },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:disabled': { background: color.sunken, color: color.inkFaint },
  // Phones zoom into what is smaller.
  [breakpoint.narrow]: { fontSize: '1rem' },
});

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** At the other end of the label's line, for instance a small button. */
  aside?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

/** What a field is called, above it. */
export function FieldLabel({
  isRequired,
  children,
  ...rest
}: Pick<LabelHTMLAttributes<HTMLLabelElement>, 'htmlFor' | 'id'> & { isRequired?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever renders it names the control
    <label {...rest} css={{ fontSize: '0.875rem', fontWeight: 550 }}>
      {children}
      {isRequired ? (
        <span aria-hidden="true" css={{ color: color.danger }}>
          {' '}
          *
        </span>
      ) : null}
    </label>
  );
}

function FieldFrame({
  label,
  hint,
  error,
  isRequired,
  aside,
  children,
}: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ') || undefined;
  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 }}>
      <div
        css={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: space.sm,
        }}
      >
        <FieldLabel htmlFor={id} isRequired={isRequired}>
          {label}
        </FieldLabel>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint ? (
        <div id={`${id}-hint`} css={[text.caption, { color: color.inkFaint }]}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} role="alert" css={[text.caption, { color: color.danger }]}>
          {error}
        </div>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  isRequired,
  aside,
  ...rest
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, aside }}>
      {(props) => <input type="text" {...rest} {...props} css={control} />}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  isRequired,
  aside,
  rows = 4,
  ...rest
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, aside }}>
      {(props) => (
        <textarea
          {...rest}
          {...props}
          rows={rows}
          css={[control, { resize: 'vertical', minHeight: `${rows * 24 + 20}px` }]}
        />
      )}
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: it is the one that works on every phone and with every screen reader. */
export function SelectField({ label, hint, error, isRequired, aside, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, aside }}>
      {(props) => (
        <span css={{ position: 'relative', display: 'block' }}>
          <select
            {...rest}
            {...props}
            css={[control, { appearance: 'none', paddingInlineEnd: '36px', textOverflow: 'ellipsis' }]}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            css={{
              position: 'absolute',
              insetInlineEnd: 12,
              top: 12,
              width: 18,
              height: 18,
              color: color.inkFaint,
              pointerEvents: 'none',
            }}
          />
        </span>
      )}
    </FieldFrame>
  );
}

const hiddenInput = css({ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' });

interface ChoiceGroupProps {
  legend: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; hint?: string }[];
  onChange(value: string): void;
}

/** Radio buttons drawn as a row of choices. */
export function ChoiceGroup({ legend, name, value, options, onChange }: ChoiceGroupProps) {
  return (
    <fieldset css={{ display: 'flex', flexDirection: 'column', gap: '6px' }}>
      <legend css={{ fontSize: '0.875rem', fontWeight: 550, padding: 0, marginBottom: '6px' }}>{legend}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm }}>
        {options.map((option) => (
          <label
            key={option.value}
            css={{
              position: 'relative',
              padding: '7px 14px',
              borderRadius: radius.pill,
              border: `1px solid ${color.lineStrong}`,
              background: color.surface,
              fontSize: '0.875rem',
              cursor: 'pointer',
              transition: `background ${motion.quick}, border-color ${motion.quick}`,
              '&:hover': { borderColor: color.accent },
              '&:has(input:checked)': { background: color.accent, borderColor: color.accent, color: color.onAccent },
              '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
            }}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={hiddenInput}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Checkbox({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; ref?: Ref<HTMLInputElement> }) {
  return (
    <label css={{ position: 'relative', display: 'flex', alignItems: 'flex-start', gap: '10px', cursor: 'pointer' }}>
      <input
        type="checkbox"
        {...rest}
        css={[
          hiddenInput,
          {
            '&:focus-visible + span': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
            '&:checked + span': { background: color.accent, borderColor: color.accent },
            '&:checked + span svg': { opacity: 1 },
          },
        ]}
      />
      <span
        aria-hidden="true"
        css={{
          flex: 'none',
          width: 20,
          height: 20,
          marginTop: 2,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 5,
          border: `1px solid ${color.lineStrong}`,
          background: color.surface,
        }}
      >
        <Check css={{ width: 14, height: 14, color: color.onAccent, opacity: 0, strokeWidth: 3 }} />
      </span>
      <span>{label}</span>
    </label>
  );
}
