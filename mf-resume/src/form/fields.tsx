import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@vitae/documents/model/dates';
import type { Resume } from '@vitae/documents/model/resume';
import { RESUME_LIMITS } from '@vitae/documents/model/resume';
import { Checkbox, SelectField, TextAreaField, TextField } from '@vitae/ui/field';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { fieldOf, setField, useEditor } from '../editor/resume-store.ts';
import { readTypedDate } from './typed-date.ts';

type Path = readonly string[];

/** A field of the open resume: its value, and what puts another one in. */
export function useField<T>(path: Path): [T, (value: T) => void] {
  const value = useEditor((state) => fieldOf(state.resume, path)) as T;
  return [value, (next) => setField(path, next)];
}

interface FieldProps {
  path: Path;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
}

export const dataField = (path: Path) => path.join('/');

export function LineField({ path, label, ...rest }: FieldProps) {
  const [value, set] = useField<string>(path);
  return (
    <TextField
      {...rest}
      label={label}
      dir="auto"
      data-field={dataField(path)}
      maxLength={RESUME_LIMITS.line}
      value={value ?? ''}
      onChange={(event) => set(event.target.value)}
    />
  );
}

interface NamesInputProps extends Omit<FieldProps, 'path'> {
  value: readonly string[];
  onChange(names: string[]): void;
  'data-field'?: string;
}

/** A list of short texts in one line, with commas between. */
export function NamesInput({ value, onChange, ...rest }: NamesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      dir="auto"
      value={typed ?? value.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(
          event.target.value
            .split(/[,،;\n]/)
            .map((name) => name.trim().slice(0, RESUME_LIMITS.line))
            .filter(Boolean)
            .slice(0, RESUME_LIMITS.entries),
        );
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

export function NamesField({ path, ...rest }: FieldProps) {
  const [names, set] = useField<string[]>(path);
  return <NamesInput {...rest} data-field={dataField(path)} value={names ?? []} onChange={set} />;
}

/** A date as people type it. It is understood when the field is left, and shown as `print` has it, or without its day. */
export function DateField({ path, label, print, ...rest }: FieldProps & { print?: (resume: Resume) => string }) {
  const { t } = useLingui();
  const [value, set] = useField<string>(path);
  const [typed, setTyped] = useState<string | null>(null);
  const format = useEditor((state) => state.resume.selectedDateFormat);
  const language = useEditor((state) => state.resume.language);
  const isDayFirst = useEditor(({ resume }) =>
    format.includes('DD') ? format.startsWith('DD') : resume.pageSize !== 'Letter',
  );
  const printed = useEditor(({ resume }) => print?.(resume));
  const shown = printed ?? formatDate(value ?? '', format === 'YYYY' ? 'MMM YYYY' : format, language);
  const read = (text: string) => readTypedDate(text, language, isDayFirst);
  return (
    <TextField
      placeholder={t`e.g. Mar 2020`}
      autoComplete="off"
      {...rest}
      label={label}
      dir="auto"
      data-field={dataField(path)}
      maxLength={60}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(read(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** A text of several lines. Enter goes on with a list. */
export function TextsField({ path, label, rows = 5, ...rest }: FieldProps & { rows?: number; aside?: ReactNode }) {
  const [value, set] = useField<string>(path);
  const continueList = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const area = event.currentTarget;
    const { selectionStart: at, selectionEnd: end } = area;
    const lineStart = value.lastIndexOf('\n', at - 1) + 1;
    const line = value.slice(lineStart, at);
    if (!line.startsWith('- ')) return;
    event.preventDefault();
    // At once, with the caret: the next letter of a fast hand is on its way.
    if (line.trim() === '-') area.setRangeText('', lineStart, end, 'end');
    else area.setRangeText('\n- ', at, end, 'end');
    set(area.value);
  };
  return (
    <TextAreaField
      {...rest}
      label={label}
      rows={rows}
      dir="auto"
      spellCheck
      data-field={dataField(path)}
      maxLength={RESUME_LIMITS.text}
      value={value ?? ''}
      onChange={(event) => set(event.target.value)}
      onKeyDown={continueList}
    />
  );
}

export function YesField({ path, label }: FieldProps) {
  const [value, set] = useField<boolean>(path);
  return (
    <Checkbox
      label={label}
      data-field={dataField(path)}
      checked={value ?? false}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

/** One of the choices of a style of the resume. */
export function ChoiceField<K extends keyof Resume>({
  name,
  label,
  options,
}: {
  name: K;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  const [value, set] = useField<string>([name]);
  return <SelectField label={label} options={options} value={value} onChange={(event) => set(event.target.value)} />;
}
