import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LETTER_LIMITS, LETTER_TONES } from '@vitae/contract/cover-letter';
import { useFormats } from '@vitae/remote-kit/formats';
import { Disclosure } from '@vitae/ui/disclosure';
import { ChoiceGroup, TextAreaField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { useState } from 'react';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { LetterInput } from '../letter/letter-form.ts';
import { useFieldRules } from './field-rules.ts';

const TONES: Record<string, MessageDescriptor> = {
  Professional: msg`Professional`,
  Casual: msg`Casual`,
  Enthusiastic: msg`Enthusiastic`,
  Informational: msg`Informational`,
} satisfies Record<(typeof LETTER_TONES)[number], MessageDescriptor>;

interface AdvancedSettingsProps {
  control: Control<LetterInput>;
  register: UseFormRegister<LetterInput>;
  tone: string;
  contextError: string | undefined;
}

export function AdvancedSettings({ control, register, tone, contextError }: AdvancedSettingsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { optional } = useFieldRules();
  const [isOpen, setIsOpen] = useState(false);
  const limit = number(LETTER_LIMITS.additionalContext);
  const toneName = TONES[tone] ? t(TONES[tone]) : tone;
  return (
    <Disclosure
      title={t`Advanced Settings`}
      summary={t`${toneName} tone`}
      isOpen={isOpen || contextError !== undefined}
      onToggle={setIsOpen}
    >
      <Stack gap="lg">
        <Controller
          control={control}
          name="tone"
          render={({ field }) => (
            <ChoiceGroup
              legend={t`Tone`}
              name="tone"
              value={field.value}
              options={LETTER_TONES.map((value) => ({ value, label: t(TONES[value]!) }))}
              onChange={field.onChange}
            />
          )}
        />
        <TextAreaField
          label={t`Additional Context`}
          hint={t`What the letter should mention beyond your resume. Up to ${limit} characters.`}
          rows={3}
          dir="auto"
          error={contextError}
          {...register('additionalContext', optional(t`Additional context`, 'additionalContext'))}
        />
      </Stack>
    </Disclosure>
  );
}
