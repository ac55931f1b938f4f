import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PersonalField, REGIONS } from '@vitae/contract/regions';
import { formatBirthday } from '@vitae/documents/model/dates';
import { useRegion } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { useRegionTexts } from '../../choose-flow/region-texts.ts';
import { edit, useEditor } from '../../editor/resume-store.ts';
import { DateField, LineField, TextsField, useField } from '../fields.tsx';
import { Columns } from './columns.tsx';

export const PERSONAL_LABELS: Record<PersonalField, MessageDescriptor> = {
  dateOfBirth: msg`Date of birth`,
  nationality: msg`Nationality`,
  maritalStatus: msg`Marital status`,
  visaStatus: msg`Visa status`,
  gender: msg`Gender`,
  religion: msg`Religion`,
  passport: msg`Passport`,
};
export const PERSONAL_FIELDS = Object.keys(PERSONAL_LABELS) as PersonalField[];

export function PersonalDetailsSection() {
  const { t } = useLingui();
  const regionTexts = useRegionTexts();
  const siteRegion = useRegion();
  const [target, setTarget] = useField<string>(['personal', 'targetCountry']);
  const personal = useEditor((state) => state.resume.personal);
  const region =
    REGIONS.find(({ code }) => code === (target || siteRegion)) ?? REGIONS.find(({ code }) => code === 'OTHER')!;
  const shown = PERSONAL_FIELDS.filter((field) => region.personalFields[field] !== 'avoid');
  // What stands there already can be seen and taken out.
  const unwanted = PERSONAL_FIELDS.filter(
    (field) => region.personalFields[field] === 'avoid' && personal[field] !== '',
  );
  const field = (name: PersonalField) => {
    const label = t(PERSONAL_LABELS[name]);
    const hint = region.personalFields[name] === 'expected' ? t`Expected here.` : undefined;
    return name === 'dateOfBirth' ? (
      <DateField
        key={name}
        path={['personal', name]}
        label={label}
        hint={hint}
        placeholder={t`e.g. 21 Aug 1994`}
        print={formatBirthday}
      />
    ) : (
      <LineField key={name} path={['personal', name]} label={label} hint={hint} />
    );
  };
  return (
    <Stack gap="lg">
      <SelectField
        label={t`Where do you apply?`}
        options={REGIONS.map(({ code, name }) => ({ value: code, label: regionTexts(name) }))}
        value={region.code}
        onChange={(event) => setTarget(event.target.value)}
        hint={regionTexts(region.advice)}
      />
      {shown.length > 0 ? <Columns>{shown.map(field)}</Columns> : null}
      {unwanted.length > 0 ? (
        <section
          css={{
            display: 'grid',
            gap: space.md,
            padding: space.lg,
            borderRadius: radius.md,
            background: color.warningSoft,
          }}
        >
          <Text>
            <Trans>These stand on your resume. Employers there do not expect them, and they can do harm.</Trans>
          </Text>
          <Columns>{unwanted.map(field)}</Columns>
          <div>
            <Button
              size="small"
              onClick={() =>
                edit((resume) => ({
                  ...resume,
                  personal: { ...resume.personal, ...Object.fromEntries(unwanted.map((name) => [name, ''])) },
                }))
              }
            >
              <Trans>Take them out</Trans>
            </Button>
          </div>
        </section>
      ) : null}
      <Columns>
        <LineField path={['personal', 'address']} label={t`Street address`} autoComplete="street-address" />
        <LineField path={['personal', 'postalCode']} label={t`Postal code`} autoComplete="postal-code" />
      </Columns>
      <TextsField
        path={['personal', 'other']}
        label={t({ message: 'Other', context: 'personal details' })}
        rows={2}
        hint={t`Driving licence, notice period and the like.`}
      />
    </Stack>
  );
}
