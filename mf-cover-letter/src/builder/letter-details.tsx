import { Disclosure } from '@vitae/ui/disclosure';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { breakpoint, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { editLetter } from '../letter/edit-letter.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';

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
          '& > :nth-of-type(n + 5)': { gridColumn: '1 / -1' },
          [breakpoint.narrow]: { gridTemplateColumns: '1fr' },
        }}
      >
        <TextField
          label="Full name"
          dir="auto"
          autoComplete="name"
          value={letter.fullName}
          onChange={(event) => editLetter({ fullName: event.target.value })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={letter.email}
          onChange={(event) => editLetter({ email: event.target.value })}
        />
        <TextField
          label="Company"
          dir="auto"
          value={letter.companyName}
          onChange={(event) => editLetter({ companyName: event.target.value })}
        />
        <TextAreaField
          label="Company address"
          dir="auto"
          rows={2}
          value={letter.companyAddress}
          onChange={(event) => editLetter({ companyAddress: event.target.value })}
        />
        <TextField
          label="Skills"
          dir="auto"
          hint="Separated by commas"
          value={letter.skills}
          onChange={(event) => editLetter({ skills: event.target.value })}
        />
        <TextField
          label="Closing line"
          dir="auto"
          placeholder="Optional, e.g. I can be reached after 4 pm"
          value={letter.closing}
          onChange={(event) => editLetter({ closing: event.target.value })}
        />
      </div>
    </Disclosure>
  );
}
