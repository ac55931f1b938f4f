import { Trans } from '@lingui/react/macro';
import type { SlotData } from '@vitae/contract/slots';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { color } from '@vitae/ui/tokens';
import { ScanSearch } from 'lucide-react';
import { resultPath, useHistory } from '../check/checks.ts';
import { bandOf } from '../report/score.ts';

/** In a resume's card of the dashboard: its newest score, or the way to a first one. */
export default function ResumeScore({ resumeId }: Pick<SlotData<'resume-card-actions'>, 'resumeId'>) {
  const { data: checks } = useHistory();
  const newest = checks?.find(({ resume_id, resume_version }) => resume_id === resumeId && !resume_version);
  const score = newest?.score;
  return (
    <SiteButtonLink
      size="small"
      look="quiet"
      to={newest ? resultPath(newest.id) : `/ats-checker-form?resume=${encodeURIComponent(resumeId)}`}
    >
      <ScanSearch aria-hidden="true" style={{ color: score === undefined ? color.inkFaint : bandOf(score).ink }} />
      {score === undefined ? <Trans>ATS check</Trans> : <Trans>ATS score {score}</Trans>}
    </SiteButtonLink>
  );
}
