import { LETTER_LIMITS, LETTER_TONES } from '@vitae/contract/cover-letter';
import { Disclosure } from '@vitae/ui/disclosure';
import { ChoiceGroup, TextAreaField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { useState } from 'react';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { LetterInput } from '../letter/letter-form.ts';
import { optional } from './field-rules.ts';

const TONE_OPTIONS = LETTER_TONES.map((tone) => ({ value: tone, label: tone }));

interface AdvancedSettingsProps {
  control: Control<LetterInput>;
  register: UseFormRegister<LetterInput>;
  tone: string;
  contextError: string | undefined;
}

export function AdvancedSettings({ control, register, tone, contextError }: AdvancedSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      title="Advanced Settings"
      summary={`${tone} tone`}
      isOpen={isOpen || contextError !== undefined}
      onToggle={setIsOpen}
    >
      <Stack gap="lg">
        <Controller
          control={control}
          name="tone"
          render={({ field }) => (
            <ChoiceGroup
              legend="Tone"
              name="tone"
              value={field.value}
              options={TONE_OPTIONS}
              onChange={field.onChange}
            />
          )}
        />
        <TextAreaField
          label="Additional Context"
          hint={`What the letter should mention beyond your resume. Up to ${LETTER_LIMITS.additionalContext.toLocaleString('en-US')} characters.`}
          rows={3}
          dir="auto"
          error={contextError}
          {...register('additionalContext', optional('Additional context', 'additionalContext'))}
        />
      </Stack>
    </Disclosure>
  );
}
