import { Trans, useLingui } from '@lingui/react/macro';
import { ATS_LIMITS } from '@vitae/contract/ats';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { READABLE_FILE_TYPES, readFileText } from '@vitae/remote-kit/read-file-text';
import { Button } from '@vitae/ui/button';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { FileUp, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AdvertAddress } from './advert-address.tsx';

interface AdvertFieldProps {
  advert: string;
  jobTitle: string;
  error: string | undefined;
  onAdvert(advert: string): void;
  onJobTitle(title: string): void;
}

/** The advert, pasted, from a file or from its address; without one the resume is checked by itself. */
export function AdvertField({ advert, jobTitle, error, onAdvert, onJobTitle }: AdvertFieldProps) {
  const { t } = useLingui();
  const { http } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [isByAddress, setIsByAddress] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  const read = async (file: File) => {
    setProblem(undefined);
    setIsReading(true);
    try {
      onAdvert((await readFileText(http, file)).slice(0, ATS_LIMITS.jobDescription));
    } catch (failure) {
      setProblem(
        readHttpFailure(failure).serverMessage ?? t`This file could not be read. Please check your connection.`,
      );
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Stack gap="lg">
      <Row justify="space-between">
        <Heading level={2} look="subtitle">
          <Trans>The job advert</Trans>
        </Heading>
        <Row gap="xs">
          <Button size="small" look="quiet" isBusy={isReading} onClick={() => input.current?.click()}>
            {isReading ? null : <FileUp aria-hidden="true" />}
            <Trans>Take it from a file</Trans>
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-expanded={isByAddress}
            onClick={() => setIsByAddress((before) => !before)}
          >
            <Link2 aria-hidden="true" />
            <Trans>Take it from an address</Trans>
          </Button>
        </Row>
      </Row>
      {isByAddress ? (
        <AdvertAddress
          onAdvert={({ text, jobTitle: found }) => {
            setProblem(undefined);
            onAdvert(text);
            if (found) onJobTitle(found);
          }}
        />
      ) : null}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={t`File of the advert`}
          accept={READABLE_FILE_TYPES}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            target.value = '';
            if (chosen) void read(chosen);
          }}
        />
      </VisuallyHidden>
      <TextAreaField
        label={t`Text of the advert`}
        rows={9}
        dir="auto"
        spellCheck={false}
        placeholder={t`Optional: paste the whole advert, with its list of requirements`}
        error={problem ?? error}
        value={advert}
        onChange={({ target }) => {
          setProblem(undefined);
          onAdvert(target.value);
        }}
      />
      <TextField
        label={t`Job title`}
        dir="auto"
        autoComplete="off"
        maxLength={ATS_LIMITS.jobTitle}
        placeholder={t`Optional: read from the advert where it is empty`}
        value={jobTitle}
        onChange={({ target }) => onJobTitle(target.value)}
      />
      {advert.trim() === '' ? (
        <Text look="caption" tone="soft">
          <Trans>Without an advert, structure and content are checked, and nothing is compared.</Trans>
        </Text>
      ) : null}
    </Stack>
  );
}
