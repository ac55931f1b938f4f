import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@vitae/remote-kit/platform';
import { Disclosure } from '@vitae/ui/disclosure';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { columns } from '@vitae/ui/layout';
import { space } from '@vitae/ui/tokens';
import { type ComponentProps, useState } from 'react';
import { editLetter, type LetterEdit } from '../letter/edit-letter.ts';
import { letterDate } from '../letter/letter-document.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';

interface Detail extends Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'> {
  name: keyof LetterEdit;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  placeholder?: MessageDescriptor;
  isMultiline?: boolean;
  isWide?: boolean;
}

const DETAILS: readonly Detail[] = [
  { name: 'fullName', label: msg`Full name`, autoComplete: 'name' },
  { name: 'email', label: msg`Email`, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: msg`Phone`, type: 'tel', autoComplete: 'tel' },
  { name: 'location', label: msg`Your city or address`, autoComplete: 'address-level2' },
  { name: 'date', label: msg`Date` },
  { name: 'companyName', label: msg`Company` },
  { name: 'companyAddress', label: msg`Company address`, isMultiline: true },
  { name: 'skills', label: msg`Skills`, hint: msg`Separated by commas`, isWide: true },
  {
    name: 'closing',
    label: msg`Closing line`,
    placeholder: msg`Optional, e.g. I can be reached after 4 pm`,
    isWide: true,
  },
];

/** What stands on the letter around its text: read from the resume, put right here. */
export function LetterDetails({ letter }: { letter: StoredLetter }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const owner = useUser()?.username ?? null;
  return (
    <Disclosure
      title={t`Details on the letter`}
      summary={[letter.fullName, letter.email].filter(Boolean).join(', ')}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <div css={[columns('1fr 1fr', 'narrow'), { gap: space.lg }]}>
        {DETAILS.map(({ name, label, hint, placeholder, isMultiline, isWide, ...field }) => {
          const props = {
            ...field,
            label: t(label),
            hint: hint && t(hint),
            placeholder: name === 'date' ? letterDate(letter) : placeholder && t(placeholder),
            dir: 'auto',
            value: letter[name],
            onChange: ({ target }: { target: { value: string } }) => editLetter(owner, { [name]: target.value }),
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
