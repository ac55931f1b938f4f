import { Trans, useLingui } from '@lingui/react/macro';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { useEditor } from '../editor/resume-store.ts';

/** What comes after a resume. */
export function NextSteps() {
  const { t } = useLingui();
  const id = useEditor((state) => state.id);
  const query = id ? `?resume=${encodeURIComponent(id)}` : '';
  return (
    <Card as="section" aria-label={t`Next steps`}>
      <Stack gap="md">
        <div>
          <Heading level={2} look="subtitle">
            <Trans>Next</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>Both take this resume along: nothing has to be uploaded again.</Trans>
          </Text>
        </div>
        <Row gap="sm">
          <SiteButtonLink to={`/coverletter-builder${query}`}>
            <Trans>Write the letter</Trans>
          </SiteButtonLink>
          <SiteButtonLink to={`/ats-checker-form${query}`}>
            <Trans>Check it against a job</Trans>
          </SiteButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
