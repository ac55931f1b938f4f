import { Trans, useLingui } from '@lingui/react/macro';
import { ATS_LIMITS, importAdvert } from '@vitae/contract/ats';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { useEffect, useRef, useState } from 'react';

interface AdvertAddressProps {
  onAdvert(advert: { text: string; jobTitle: string }): void;
}

/** Takes the text of an advert from its address; it is looked at in the field below before anything is checked. */
export function AdvertAddress({ onAdvert }: AdvertAddressProps) {
  const { t } = useLingui();
  const { http } = usePlatform();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [takenFrom, setTakenFrom] = useState<string | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const leaving = useRef(new AbortController());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    field.current?.focus();
    return () => controller.abort();
  }, []);

  const fetchText = async () => {
    const asked = withProtocol(address.trim());
    setTakenFrom(null);
    setProblem(
      URL.canParse(asked) ? undefined : t`Please give the address of the advert, as https://example.com/jobs/1.`,
    );
    if (!URL.canParse(asked)) return;
    const { signal } = leaving.current;
    setIsFetching(true);
    try {
      const { text, job_title } = await send(http, importAdvert, { body: { address: asked } }, { signal });
      onAdvert({ text, jobTitle: job_title });
      setTakenFrom(new URL(asked).hostname);
    } catch (failure) {
      if (signal.aborted) return;
      setProblem(
        readHttpFailure(failure).serverMessage ?? t`The page could not be fetched. Please check your connection.`,
      );
    } finally {
      setIsFetching(false);
    }
  };

  return (
    <Stack gap="sm">
      <TextField
        ref={field}
        label={t`Address of the advert`}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        maxLength={ATS_LIMITS.advertAddress}
        error={problem}
        value={address}
        onChange={({ target }) => {
          setProblem(undefined);
          setAddress(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the form that this field stands in.
          event.preventDefault();
          void fetchText();
        }}
      />
      <Row gap="sm">
        <Button size="small" isBusy={isFetching} onClick={() => void fetchText()}>
          <Trans>Fetch the text</Trans>
        </Button>
        <Text as="span" role="status" look="caption" tone="soft">
          {takenFrom ? (
            <Trans>
              Taken from <bdi>{takenFrom}</bdi>. Please look the text over before you check against it.
            </Trans>
          ) : null}
        </Text>
      </Row>
    </Stack>
  );
}

const withProtocol = (address: string) => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
