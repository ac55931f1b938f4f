import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeProfile } from '@vitae/contract/profile';
import { type Custom, type PersonalField, REGIONS, type Region, type RegionCode } from '@vitae/contract/regions';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Container, columns, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, motion, radius, space, text } from '@vitae/ui/tokens';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { useFailureMessage } from '../account/failure-message.ts';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useServices, useSessionUser } from '../services.tsx';

const FIELD_NAMES: Record<PersonalField, MessageDescriptor> = {
  dateOfBirth: msg`Date of birth`,
  nationality: msg`Nationality`,
  maritalStatus: msg`Marital status`,
  visaStatus: msg`Visa status`,
  gender: msg`Gender`,
  religion: msg`Religion`,
  passport: msg`Passport number`,
};

const CUSTOM_WORDS: Record<Custom, MessageDescriptor> = {
  expected: msg`Expected`,
  optional: msg`Your choice`,
  avoid: msg`Leave it out`,
};

/** `/region-selection`: where someone applies. It sets the conventions of resumes and checks. */
export function RegionSelection() {
  const { region, platform, navigation, placeFor } = useServices();
  const user = useSessionUser();
  const { t } = useLingui();
  const inLanguage = useDataTexts();
  const failureMessage = useFailureMessage();
  const current = useSyncExternalStore(region.subscribe, region.get);
  const [chosen, setChosen] = useState<RegionCode>(() => REGIONS.find(({ code }) => code === current)?.code ?? 'OTHER');
  const [isSaving, setIsSaving] = useState(false);
  const selected = REGIONS.find(({ code }) => code === chosen)!;

  const save = async () => {
    region.set(chosen);
    platform.bus.emit('region:changed@1', { targetCountry: chosen });
    if (user) {
      setIsSaving(true);
      try {
        await send(platform.http, changeProfile, { body: { targetCountry: chosen } });
      } catch (error) {
        const failure = failureMessage(error);
        platform.notify('error', t`${failure} Your choice counts in this browser for now.`);
        setIsSaving(false);
        return;
      }
    }
    const country = inLanguage(selected.name);
    platform.notify('success', t`Conventions for ${country} count from now on.`);
    navigation.navigate(user ? placeFor('home') : '/');
  };

  return (
    <Container css={{ paddingBlock: 'clamp(32px, 6vw, 80px)', display: 'grid', gap: space['2xl'] }}>
      <Stack gap="sm">
        <Heading level={1} look="title">
          <Trans>Where are you applying?</Trans>
        </Heading>
        <Text tone="soft" css={{ maxWidth: '37em' }}>
          <Trans>
            A photo is expected in one country and a reason for rejection in another. Your choice sets what your resume
            asks for, its paper and its dates. You can change it at any time.
          </Trans>
        </Text>
      </Stack>
      <div css={[columns('minmax(0, 1.4fr) minmax(280px, 1fr)'), { gap: space['2xl'], alignItems: 'start' }]}>
        <fieldset>
          <legend css={[text.subtitle, { padding: 0, marginBottom: space.md }]}>
            <Trans>Country or region</Trans>
          </legend>
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
              gap: space.sm,
            }}
          >
            {REGIONS.map((option) => (
              <Fragment key={option.code}>
                <RegionOption
                  region={option}
                  isChosen={option.code === chosen}
                  onChoose={() => setChosen(option.code)}
                />
                {option.code === chosen ? (
                  // On a narrow screen what the choice means stands below it, not below all of them.
                  <div css={{ display: 'none', gridColumn: '1 / -1', [breakpoint.medium]: { display: 'block' } }}>
                    <Conventions region={selected} />
                  </div>
                ) : null}
              </Fragment>
            ))}
          </div>
        </fieldset>
        <div css={{ [breakpoint.medium]: { display: 'none' } }}>
          <Conventions region={selected} />
        </div>
      </div>
      <div>
        <Button look="primary" size="large" isBusy={isSaving} onClick={() => void save()}>
          <Trans>Use these conventions</Trans>
        </Button>
      </div>
    </Container>
  );
}

function RegionOption({ region, isChosen, onChoose }: { region: Region; isChosen: boolean; onChoose(): void }) {
  const inLanguage = useDataTexts();
  return (
    <label
      css={{
        position: 'relative',
        display: 'grid',
        padding: `${space.md} ${space.lg}`,
        borderRadius: radius.md,
        border: `1px solid ${color.line}`,
        background: color.surface,
        cursor: 'pointer',
        transition: `border-color ${motion.quick}, background ${motion.quick}`,
        '&:hover': { borderColor: color.lineStrong },
        '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
        '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
      }}
    >
      <input
        type="radio"
        name="region"
        checked={isChosen}
        onChange={onChoose}
        css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
      />
      <span css={{ fontWeight: 550 }}>{inLanguage(region.name)}</span>
      {region.group ? <span css={[text.caption, { color: color.inkSoft }]}>{inLanguage(region.group)}</span> : null}
    </label>
  );
}

function Conventions({ region }: { region: Region }) {
  const { t } = useLingui();
  const inLanguage = useDataTexts();
  const rows: [string, string, Custom | null][] = [
    [t`Photo`, t(CUSTOM_WORDS[region.photo]), region.photo],
    ...Object.entries(FIELD_NAMES).map(([field, name]): [string, string, Custom] => {
      const custom = region.personalFields[field as PersonalField];
      return [t(name), t(CUSTOM_WORDS[custom]), custom];
    }),
    [t`Dates`, region.dateFormat, null],
    [t`Paper`, region.paperSize === 'a4' ? 'A4' : 'US Letter', null],
  ];
  return (
    <section
      aria-label={inLanguage(region.name)}
      aria-live="polite"
      css={{ display: 'grid', gap: space.md, padding: space.xl, borderRadius: radius.lg, background: color.sunken }}
    >
      <Heading level={2} look="subtitle">
        {inLanguage(region.name)}
      </Heading>
      <Text tone="soft">{inLanguage(region.advice)}</Text>
      <dl css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px', margin: 0, fontSize: '0.875rem' }}>
        {rows.map(([name, word, custom]) => (
          <div key={name} css={{ display: 'contents' }}>
            <dt css={{ color: color.inkSoft }}>{name}</dt>
            <dd
              css={{
                margin: 0,
                fontWeight: custom === 'expected' ? 600 : 450,
                // Advice, not a mistake of anybody's.
                color: custom === 'avoid' ? color.inkSoft : color.ink,
              }}
            >
              {word}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
