import { Plural, Trans } from '@lingui/react/macro';
import type { SlotData } from '@vitae/contract/slots';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Row } from '@vitae/ui/layout';
import { Mail } from 'lucide-react';
import { attachedName, fileNameOfResume } from '../letter/resume-file-name.ts';
import { useLetters } from '../letters/use-letters.ts';

/** Beside a resume of the dashboard: the way to a letter from it, and to those that were written from it. */
export default function LettersOfResume({ resumeId, title }: SlotData<'resume-card-actions'>) {
  const { letters } = useLetters('');
  const attached = attachedName(fileNameOfResume(title));
  const count = letters.filter(({ resumeFileName }) => attachedName(resumeFileName) === attached).length;
  return (
    <Row gap="xs">
      <SiteButtonLink size="small" look="quiet" to={`/coverletter-builder?resume=${encodeURIComponent(resumeId)}`}>
        <Mail aria-hidden="true" />
        <Trans>Write a letter</Trans>
      </SiteButtonLink>
      {count > 0 ? (
        <SiteButtonLink size="small" look="quiet" to="/coverletter-letters">
          <Plural value={count} one="# letter" other="# letters" />
        </SiteButtonLink>
      ) : null}
    </Row>
  );
}
