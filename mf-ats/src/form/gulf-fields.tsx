import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ATS_LIMITS, type AtsGulfAnswers } from '@vitae/contract/ats';
import { SelectField, TextField } from '@vitae/ui/field';
import { Stack, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';

interface Choice {
  /** As it is sent, in English. */
  value: string;
  label: MessageDescriptor;
}

interface GulfField {
  name: keyof AtsGulfAnswers;
  label: MessageDescriptor;
  placeholder?: MessageDescriptor;
  choices?: readonly Choice[];
}

const FIELDS: readonly GulfField[] = [
  { name: 'nationality', label: msg`Nationality`, placeholder: msg`As in your passport` },
  {
    name: 'visa_status',
    label: msg`Visa status`,
    choices: [
      { value: 'Citizen of the country', label: msg`Citizen of the country` },
      { value: 'Residence visa', label: msg`Residence visa of an employer` },
      { value: 'Family visa', label: msg`Visa of husband, wife or father` },
      { value: 'Visit visa', label: msg`Visit visa` },
      { value: 'Outside the country', label: msg`I am not in the country` },
    ],
  },
  {
    name: 'transferable',
    label: msg`Can the visa be transferred?`,
    choices: [
      { value: 'Transferable', label: msg({ message: 'Yes', context: 'visa can be transferred' }) },
      { value: 'Not transferable', label: msg({ message: 'No', context: 'visa cannot be transferred' }) },
      { value: 'Not needed', label: msg`It is not needed` },
    ],
  },
  {
    name: 'notice_period',
    label: msg`Notice period`,
    choices: [
      { value: 'None', label: msg({ message: 'None', context: 'notice period' }) },
      { value: '15 days', label: msg`15 days` },
      { value: '30 days', label: msg`30 days` },
      { value: '60 days', label: msg`60 days` },
      { value: '90 days', label: msg`90 days` },
    ],
  },
  { name: 'availability', label: msg`Available from`, placeholder: msg`For example at once, or 1 March` },
  {
    name: 'driving_licence',
    label: msg`Driving licence`,
    choices: [
      { value: 'No', label: msg({ message: 'None', context: 'driving licence' }) },
      { value: 'Licence of the country', label: msg`Of this country` },
      { value: 'GCC licence', label: msg`Of another Gulf country` },
      { value: 'International licence', label: msg`Of another country` },
    ],
  },
  { name: 'languages', label: msg`Languages you speak`, placeholder: msg`For example Arabic, English, Hindi` },
];

interface GulfFieldsProps {
  answers: AtsGulfAnswers;
  onChange(change: Partial<AtsGulfAnswers>): void;
}

/** What employers in the Gulf ask before they read. */
export function GulfFields({ answers, onChange }: GulfFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <div>
        <Heading level={2} look="subtitle">
          <Trans>What employers in the Gulf ask first</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>
            All of it is optional. No nationality, visa or notice period scores higher than another; languages and a
            driving licence count where the advert asks for them.
          </Trans>
        </Text>
      </div>
      <div css={[tiles('240px'), { gap: space.lg, alignItems: 'start' }]}>
        {FIELDS.map(({ name, label, placeholder, choices }) =>
          choices ? (
            <SelectField
              key={name}
              label={t(label)}
              value={answers[name]}
              options={[
                { value: '', label: t`Not said` },
                ...choices.map((choice) => ({ value: choice.value, label: t(choice.label) })),
              ]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ) : (
            <TextField
              key={name}
              label={t(label)}
              dir="auto"
              maxLength={ATS_LIMITS.gulfField}
              placeholder={placeholder && t(placeholder)}
              value={answers[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ),
        )}
      </div>
    </Stack>
  );
}
