import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LETTER_LIMITS } from '@vitae/contract/cover-letter';
import { KEPT_LETTER_LIMITS } from '@vitae/contract/letters';
import { useDraft } from '@vitae/remote-kit/draft';
import { useFormats } from '@vitae/remote-kit/formats';
import { usePlatform } from '@vitae/remote-kit/platform';
import { Disclosure } from '@vitae/ui/disclosure';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { columns, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import { type ComponentProps, useEffect, useState } from 'react';
import { LETTERHEAD_FIELDS, type LetterheadField, letterFormDraft } from '../../letter/letter-form.ts';
import { useResumeFile } from '../../letter/resume-file.ts';
import { clearLetterhead, fillLetterhead, useLetterheadReading } from './read-letterhead.ts';

interface HeadField extends Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode'> {
  name: LetterheadField;
  label: MessageDescriptor;
}

const FIELDS: readonly HeadField[] = [
  { name: 'fullName', label: msg`Full name`, autoComplete: 'name' },
  { name: 'email', label: msg`Email`, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: msg`Phone`, type: 'tel', autoComplete: 'tel' },
  { name: 'location', label: msg`Your city or address`, autoComplete: 'address-level2' },
];

/** What will stand at the head of the letter: read from the resume, looked at and put right before it is written. */
export function Letterhead({ hasLetter }: { hasLetter: boolean }) {
  const { t } = useLingui();
  const { list, date } = useFormats();
  const { http } = usePlatform();
  const { file } = useResumeFile();
  const { status, refusal, hasFoundLittle } = useLetterheadReading();
  const [form, setForm] = useDraft(letterFormDraft);
  // Before the first letter it is open for a look.
  const [isToggled, setIsToggled] = useState<boolean | null>(null);

  useEffect(() => {
    if (file) void fillLetterhead(http, file);
    else if (letterFormDraft.get().letterheadOf) clearLetterhead();
  }, [file, http]);

  if (!file) return null;
  const isReading = status === 'reading';
  const isDoubtful = (name: LetterheadField) => form.doubtful.includes(name);
  const change = (edit: Partial<typeof form>, looked?: LetterheadField) =>
    setForm((before) => ({ ...before, ...edit, doubtful: before.doubtful.filter((name) => name !== looked) }));
  const isRead = form.letterheadOf !== '';
  const isOpen = isToggled ?? (!hasLetter || form.doubtful.length > 0 || (isRead && form.fullName === ''));
  return (
    <Stack gap="md">
      {refusal ? <Banner kind="error">{refusal}</Banner> : null}
      {hasFoundLittle ? (
        <Banner kind="warning">
          <Trans>
            Neither a job nor a school was found in this file. A letter would say little: choose a fuller version, or
            tell what matters under Additional Context.
          </Trans>
        </Banner>
      ) : null}
      <Disclosure
        title={t`At the head of the letter`}
        summary={
          isReading
            ? t`Reading your resume…`
            : list(LETTERHEAD_FIELDS.map((name) => form[name]).filter(Boolean), { type: 'unit' })
        }
        isOpen={isOpen}
        onToggle={setIsToggled}
      >
        <Stack gap="md">
          {/* The fields are there from the start: what is below them must not move under a pointer when they are filled. */}
          <Text look="caption" tone="soft">
            {isReading ? (
              <Trans>Reading your resume…</Trans>
            ) : (
              <Trans>As your resume says it. Please have a look before it is printed.</Trans>
            )}
          </Text>
          <div css={[columns('1fr 1fr', 'narrow'), { gap: space.lg, alignItems: 'start' }]}>
            {FIELDS.map(({ name, label, ...field }) => (
              <TextField
                key={name}
                {...field}
                label={t(label)}
                dir="auto"
                isRequired={name === 'fullName'}
                disabled={isReading}
                maxLength={LETTER_LIMITS.letterhead}
                error={
                  name === 'fullName' && isRead && form.fullName.trim() === ''
                    ? t`Your name: letters are signed with it.`
                    : undefined
                }
                hint={isDoubtful(name) ? <Doubt /> : undefined}
                value={form[name]}
                onBlur={() => isDoubtful(name) && change({}, name)}
                onChange={(event) => change({ [name]: event.target.value }, name)}
              />
            ))}
            <TextField
              label={t`Date`}
              dir="auto"
              maxLength={KEPT_LETTER_LIMITS.line}
              placeholder={date(new Date(), { dateStyle: 'long' })}
              value={form.date}
              onChange={(event) => change({ date: event.target.value })}
            />
            <TextAreaField
              label={t`Company address`}
              dir="auto"
              rows={2}
              maxLength={KEPT_LETTER_LIMITS.line}
              value={form.companyAddress}
              onChange={(event) => change({ companyAddress: event.target.value })}
            />
          </div>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function Doubt() {
  return (
    <span css={{ color: color.warning }}>
      <Trans>Please check: this was hard to read in your file.</Trans>
    </span>
  );
}
