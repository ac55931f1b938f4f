import { Trans, useLingui } from '@lingui/react/macro';
import { REGIONS } from '@vitae/contract/regions';
import { useRegion } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { color, radius } from '@vitae/ui/tokens';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRegionTexts } from '../choose-flow/region-texts.ts';
import { useField, YesField } from './fields.tsx';

const PhotoCrop = lazy(() => import('./photo-crop.tsx'));

/** The picture of the resume, cut to a square. */
export function PhotoField() {
  const { t } = useLingui();
  const regionTexts = useRegionTexts();
  const [photo, setPhoto] = useField<string>(['personal', 'profileImg']);
  const [target] = useField<string>(['personal', 'targetCountry']);
  const siteRegion = useRegion();
  const region = REGIONS.find(({ code }) => code === (target || siteRegion));
  const place = region ? regionTexts(region.name) : '';
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  return (
    <Stack gap="sm">
      <Row gap="lg">
        {photo ? (
          <img
            src={photo}
            alt={t`As it stands on your resume`}
            css={{
              width: 72,
              height: 72,
              objectFit: 'cover',
              borderRadius: radius.md,
              border: `1px solid ${color.line}`,
            }}
          />
        ) : null}
        <Row gap="sm">
          <Button size="small" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" />
            {photo ? <Trans>Another photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          {photo ? (
            <Button size="small" look="quiet" onClick={() => setPhoto('')}>
              <Trans>Remove the photo</Trans>
            </Button>
          ) : null}
        </Row>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t`Photo`}
          tabIndex={-1}
          css={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
          onChange={(event) => {
            setError(null);
            setChosen(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
      </Row>
      {region?.photo === 'avoid' ? (
        <Text look="caption" tone="faint">
          <Trans>{place}: resumes go without a photo.</Trans>
        </Text>
      ) : null}
      {photo ? <YesField path={['personal', 'showProfileImage']} label={t`Print the photo`} /> : null}
      {error ? <Banner kind="error">{error}</Banner> : null}
      {chosen ? (
        <Suspense fallback={null}>
          <PhotoCrop
            file={chosen}
            onCut={(url) => {
              setPhoto(url);
              setChosen(null);
            }}
            onClose={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              setError(t`This picture cannot be opened. Please choose a JPEG, PNG or WebP file.`);
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
