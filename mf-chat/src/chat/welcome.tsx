import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';

/** What people begin with: a question, and things that the assistant does. */
export const BEGINNINGS = [
  msg`How do I explain a gap?`,
  msg`What do I say about salary expectations?`,
  msg`How much notice do I have to give?`,
  msg`Practise an interview with me`,
  msg`Improve the bullets of my resume`,
  msg`Explain my ATS result`,
  msg`Write a follow-up email`,
  msg`Compare two job offers`,
] as const;

/** What an empty talk shows. */
export function Welcome({ onAsk }: { onAsk(text: string): void }) {
  const { t } = useLingui();
  return (
    <Stack gap="xl" css={{ paddingBlock: `clamp(16px, 8vh, 96px) ${space.xl}` }}>
      <Stack gap="sm">
        <Heading level={2}>
          <Trans>What is on your mind?</Trans>
        </Heading>
        <Text tone="soft" css={{ maxWidth: '37em' }}>
          <Trans>
            Ask anything about your job search. Add your resume or an advert, and I propose changes that you accept or
            leave.
          </Trans>
        </Text>
      </Stack>
      <Row gap="sm">
        {BEGINNINGS.map((beginning) => (
          <Button key={beginning.id} size="small" onClick={() => onAsk(t(beginning))}>
            {t(beginning)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
