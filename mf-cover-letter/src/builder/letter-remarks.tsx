import { Trans } from '@lingui/react/macro';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import type { LetterRemarks as Remarks } from './generation.ts';

/** What the applicant should know of a letter before it is sent: notes that are not in it, and facts that nothing supports. */
export function LetterRemarks({ notes, unsupported }: Remarks) {
  const leftOut = notes.filter(({ outcome }) => outcome === 'left_out').map(({ text }) => text);
  return (
    <>
      {leftOut.length > 0 ? (
        <Banner kind="warning">
          <Stack gap="xs">
            <Text as="span">
              <Trans>Not in the letter, and not followed:</Trans>
            </Text>
            <Quotes texts={leftOut} />
          </Stack>
        </Banner>
      ) : null}
      {unsupported.length > 0 ? (
        <Banner kind="warning">
          <Stack gap="xs">
            <Text as="span">
              <Trans>Neither your resume nor the advert says this. Please check it before you send the letter:</Trans>
            </Text>
            <Quotes texts={unsupported} />
          </Stack>
        </Banner>
      ) : null}
    </>
  );
}

function Quotes({ texts }: { texts: string[] }) {
  return (
    <ul css={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
