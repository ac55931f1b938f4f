import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { useEditor } from '../editor/resume-store.ts';

/** What comes after a resume. */
export function NextSteps() {
  const id = useEditor((state) => state.id);
  const query = id ? `?resume=${encodeURIComponent(id)}` : '';
  return (
    <Card as="section" aria-label="Next steps">
      <Stack gap="md">
        <div>
          <Heading level={2} look="subtitle">
            Next
          </Heading>
          <Text tone="soft">The letter takes this resume along: nothing has to be uploaded again.</Text>
        </div>
        <Row gap="sm">
          <SiteButtonLink to={`/coverletter-builder${query}`}>Write the letter</SiteButtonLink>
          <SiteButtonLink to="/ats-checker">Check it against a job</SiteButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
