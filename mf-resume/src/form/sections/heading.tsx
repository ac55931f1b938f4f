import { Stack } from '@vitae/ui/layout';
import { LineField, NamesField } from '../fields.tsx';
import { PhotoField } from '../photo-field.tsx';
import { Columns } from './columns.tsx';

export function HeadingSection() {
  return (
    <Stack gap="lg">
      <Columns>
        <LineField path={['personal', 'firstName']} label="First name" autoComplete="given-name" />
        <LineField path={['personal', 'lastName']} label="Last name" autoComplete="family-name" />
      </Columns>
      <LineField
        path={['personal', 'jobTitle']}
        label="Job title"
        placeholder="e.g. Registered Nurse"
        hint="The work you apply for, in the words of the advert."
      />
      <Columns>
        <LineField path={['personal', 'email']} label="Email" type="email" autoComplete="email" />
        <LineField
          path={['personal', 'phone']}
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder="+44 20 7946 0018"
        />
        <LineField path={['personal', 'city']} label="City" autoComplete="address-level2" />
        <LineField path={['personal', 'country']} label="Country" autoComplete="country-name" />
        <LineField path={['personal', 'linkedin']} label="LinkedIn" placeholder="linkedin.com/in/…" />
        <NamesField path={['personal', 'website']} label="Website" placeholder="example.com" />
      </Columns>
      <PhotoField />
    </Stack>
  );
}
