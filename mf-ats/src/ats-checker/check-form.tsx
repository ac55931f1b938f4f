import { Button } from '@vitae/ui/button';
import { TextAreaField } from '@vitae/ui/field';
import { Card, Row } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import { type FormEvent, useRef, useState } from 'react';
import { type CheckTexts, EMPTY_TEXTS, MAX_TEXT_LENGTH } from './check-draft.ts';
import { EXAMPLE_ADVERT, EXAMPLE_RESUME } from './example.ts';

type Errors = Partial<Record<keyof CheckTexts, string>>;

interface CheckFormProps {
  texts: CheckTexts;
  onChange(texts: CheckTexts): void;
  onCheck(texts: CheckTexts): void;
  onClear(): void;
}

function findErrors({ advert, resume }: CheckTexts): Errors {
  const errors: Errors = {};
  const limit = MAX_TEXT_LENGTH.toLocaleString('en');
  if (!advert.trim()) errors.advert = 'Paste the text of the job advert.';
  else if (advert.length > MAX_TEXT_LENGTH)
    errors.advert = `This is longer than ${limit} characters. Paste the advert only, without the page around it.`;
  if (!resume.trim()) errors.resume = 'Paste the text of your resume.';
  else if (resume.length > MAX_TEXT_LENGTH)
    errors.resume = `This is longer than ${limit} characters. Paste one resume.`;
  return errors;
}

export function CheckForm({ texts, onChange, onCheck, onClear }: CheckFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const advertField = useRef<HTMLTextAreaElement>(null);
  const resumeField = useRef<HTMLTextAreaElement>(null);
  const isEmpty = !texts.advert && !texts.resume;

  const edit = (change: Partial<CheckTexts>) => {
    onChange({ ...texts, ...change });
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors(texts);
    setErrors(found);
    if (found.advert) advertField.current?.focus();
    else if (found.resume) resumeField.current?.focus();
    else onCheck(texts);
  };
  const showExample = () => {
    const example = { advert: EXAMPLE_ADVERT, resume: EXAMPLE_RESUME };
    setErrors({});
    onChange(example);
    onCheck(example);
  };
  const clear = () => {
    setErrors({});
    onChange(EMPTY_TEXTS);
    onClear();
    advertField.current?.focus();
  };

  return (
    <Card as="section" aria-label="Quick check">
      <form noValidate onSubmit={submit} css={{ display: 'grid', gap: space.xl }}>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: space.xl,
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <TextAreaField
            ref={advertField}
            label="Job advert"
            hint="The whole text, with its list of requirements."
            isRequired
            rows={11}
            spellCheck={false}
            value={texts.advert}
            error={errors.advert}
            onChange={(event) => edit({ advert: event.target.value })}
          />
          <TextAreaField
            ref={resumeField}
            label="Your resume"
            hint="Open the file, select everything, copy it and paste it here."
            isRequired
            rows={11}
            spellCheck={false}
            value={texts.resume}
            error={errors.resume}
            onChange={(event) => edit({ resume: event.target.value })}
          />
        </div>
        <Row justify="space-between" gap="lg">
          <Row gap="sm">
            <Button type="submit" look="primary" size="large">
              Check keywords
            </Button>
            {isEmpty ? (
              <Button look="quiet" onClick={showExample}>
                Try an example
              </Button>
            ) : (
              <Button look="quiet" onClick={clear}>
                Clear both
              </Button>
            )}
          </Row>
          <Text look="caption" tone="faint" css={{ maxWidth: '44ch' }}>
            The check runs in this browser. Nothing is uploaded; both texts stay on this device until you clear them or
            log out.
          </Text>
        </Row>
      </form>
    </Card>
  );
}
