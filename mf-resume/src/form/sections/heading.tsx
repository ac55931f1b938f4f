import { useLingui } from '@lingui/react/macro';
import { Stack } from '@vitae/ui/layout';
import { LineField, NamesField } from '../fields.tsx';
import { PhotoField } from '../photo-field.tsx';
import { Columns } from './columns.tsx';

/** The same in every language. */
const EXAMPLES = { phone: '+44 20 7946 0018', linkedin: 'linkedin.com/in/…', website: 'example.com' };

export function HeadingSection() {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <Columns>
        <LineField path={['personal', 'firstName']} label={t`First name`} autoComplete="given-name" />
        <LineField path={['personal', 'lastName']} label={t`Last name`} autoComplete="family-name" />
      </Columns>
      <LineField
        path={['personal', 'jobTitle']}
        label={t`Job title`}
        placeholder={t`e.g. Registered Nurse`}
        hint={t`The work you apply for, in the words of the advert.`}
      />
      <Columns>
        <LineField path={['personal', 'email']} label={t`Email`} type="email" autoComplete="email" />
        <LineField
          path={['personal', 'phone']}
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          placeholder={EXAMPLES.phone}
        />
        <LineField path={['personal', 'city']} label={t`City`} autoComplete="address-level2" />
        <LineField path={['personal', 'country']} label={t`Country`} autoComplete="country-name" />
        <LineField path={['personal', 'linkedin']} label={t`LinkedIn`} placeholder={EXAMPLES.linkedin} />
        <NamesField path={['personal', 'website']} label={t`Website`} placeholder={EXAMPLES.website} />
      </Columns>
      <PhotoField />
    </Stack>
  );
}
