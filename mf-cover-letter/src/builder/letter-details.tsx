import { Disclosure } from '@vitae/ui/disclosure';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { breakpoint, space } from '@vitae/ui/tokens';
import { type ComponentProps, useState } from 'react';
import { editLetter, type LetterEdit } from '../letter/edit-letter.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';

interface Detail extends Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'hint' | 'placeholder'> {
  name: keyof LetterEdit;
  label: string;
  isMultiline?: boolean;
  isWide?: boolean;
}

const DETAILS: readonly Detail[] = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'companyName', label: 'Company' },
  { name: 'companyAddress', label: 'Company address', isMultiline: true },
  { name: 'skills', label: 'Skills', hint: 'Separated by commas', isWide: true },
  {
    name: 'closing',
    label: 'Closing line',
    placeholder: 'Optional, e.g. I can be reached after 4 pm',
    isWide: true,
  },
];

/** What stands on the letter around its text: read from the resume, put right here. */
export function LetterDetails({ letter }: { letter: StoredLetter }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      title="Details on the letter"
      summary={[letter.fullName, letter.email].filter(Boolean).join(', ')}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: space.lg,
          [breakpoint.narrow]: { gridTemplateColumns: '1fr' },
        }}
      >
        {DETAILS.map(({ name, isMultiline, isWide, ...field }) => {
          const props = {
            ...field,
            dir: 'auto',
            value: letter[name],
            onChange: ({ target }: { target: { value: string } }) => editLetter({ [name]: target.value }),
          };
          return (
            <div key={name} css={isWide ? { gridColumn: '1 / -1' } : undefined}>
              {isMultiline ? <TextAreaField {...props} rows={2} /> : <TextField {...props} />}
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}
