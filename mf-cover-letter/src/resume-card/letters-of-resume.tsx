import { Plural, Trans } from '@lingui/react/macro';
import type { SlotData } from '@vitae/contract/slots';
import { useDraft } from '@vitae/remote-kit/draft';
import { useUser } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Row } from '@vitae/ui/layout';
import { Mail } from 'lucide-react';
import { historyDraft, lettersOf } from '../letter/letter-history.ts';
import { fileNameOfResume } from '../letter/resume-file-name.ts';

/** Beside a resume of the dashboard: the way to a letter from it, and to those that were written here. */
export default function LettersOfResume({ resumeId, title }: SlotData<'resume-card-actions'>) {
  const user = useUser();
  const [history] = useDraft(historyDraft);
  const fileName = fileNameOfResume(title);
  const count = lettersOf(user?.username ?? null, history).filter(
    ({ letter }) => letter.resumeFileName === fileName,
  ).length;
  return (
    <Row gap="xs">
      <SiteButtonLink size="small" look="quiet" to={`/coverletter-builder?resume=${encodeURIComponent(resumeId)}`}>
        <Mail aria-hidden="true" />
        <Trans>Write a letter</Trans>
      </SiteButtonLink>
      {count > 0 ? (
        <SiteButtonLink size="small" look="quiet" to="/coverletter-builder?letters">
          <Plural value={count} one="# letter" other="# letters" />
        </SiteButtonLink>
      ) : null}
    </Row>
  );
}
