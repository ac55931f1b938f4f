import { Trans } from '@lingui/react/macro';
import { useUser } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { PenLine } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useKeptLetters } from '../letter/use-kept-letters.ts';
import { LetterList } from './letter-list.tsx';

const BUILDER = '/coverletter-builder';

/** `/coverletter-letters`: every letter, of the account or of this browser. */
export default function LettersScreen() {
  const navigate = useNavigate();
  useKeptLetters();
  return (
    <Container css={{ paddingBlock: `${space['2xl']} ${space['3xl']}` }}>
      <Stack gap="xl">
        <Row justify="space-between">
          <div>
            <Heading level={1}>
              <Trans>Your letters</Trans>
            </Heading>
            <WhereKept />
          </div>
          <SiteButtonLink look="primary" to={BUILDER}>
            <PenLine aria-hidden="true" />
            <Trans>Write a cover letter</Trans>
          </SiteButtonLink>
        </Row>
        <LetterList heading="h2" onOpened={() => navigate(BUILDER)} />
      </Stack>
    </Container>
  );
}

function WhereKept() {
  const isUser = useUser() !== null;
  return (
    <Text tone="soft">
      {isUser ? (
        <Trans>Kept in your account, with their adverts, on every device.</Trans>
      ) : (
        <Trans>
          Kept in this browser only. <Link to="/signup?redirectTo=/coverletter-letters">Make an account</Link> and they
          are yours on every device.
        </Trans>
      )}
    </Text>
  );
}
