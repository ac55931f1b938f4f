import type { AtsReport } from '@vitae/contract/ats';
import { columns, Stack } from '@vitae/ui/layout';
import { space } from '@vitae/ui/tokens';
import { MachineView } from './machine-view.tsx';
import { PartScores } from './part-scores.tsx';
import { RaiseFirst } from './raise-first.tsx';
import { RegionalNotes } from './regional-notes.tsx';
import { Requirements } from './requirements.tsx';
import { Traps } from './traps.tsx';

interface ReportBodyProps {
  report: AtsReport;
  /** Of the account, where the reader may mend it. */
  resumeId: string | null;
  jobTitle: string;
  /** A shared report comes without the resume's text. */
  hasMachineView: boolean;
}

/** A report below its score. */
export function ReportBody({ report, resumeId, jobTitle, hasMachineView }: ReportBodyProps) {
  return (
    <Stack gap="xl">
      <Traps report={report} />
      <div css={[columns('minmax(0, 3fr) minmax(0, 2fr)'), { gap: space.xl, alignItems: 'start' }]}>
        <RaiseFirst findings={report.findings} resumeId={resumeId} jobTitle={jobTitle} />
        <PartScores report={report} />
      </div>
      {report.match ? <Requirements match={report.match} /> : null}
      {hasMachineView ? <MachineView machine={report.machine} /> : null}
      <RegionalNotes report={report} />
    </Stack>
  );
}
