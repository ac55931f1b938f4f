import { useLingui } from '@lingui/react/macro';
import type { Resume } from '@vitae/documents/model/resume';
import { useNotify, useTrack } from '@vitae/remote-kit/platform';
import { saveFile } from '@vitae/remote-kit/save-file';
import { useState } from 'react';
import { type Format, fileOf } from './files.ts';

/** Downloads a resume, and says so to analytics: `[format that is being made, download]`. */
export function useDownload(): [
  Format | null,
  (resume: Resume, id: string | null, format: Format) => Promise<boolean>,
] {
  const notify = useNotify();
  const { t } = useLingui();
  const track = useTrack();
  const [busy, setBusy] = useState<Format | null>(null);
  const download = async (resume: Resume, id: string | null, format: Format) => {
    setBusy(format);
    try {
      const { name, blob, missing = [] } = await fileOf(resume, format);
      saveFile(name, blob);
      if (missing.length > 0) {
        const letters = missing.join(' ');
        notify('info', t`The PDF has boxes for characters without a font: ${letters}`);
      }
      track('resume_download', {
        resume_id: id ?? '',
        template_type: resume.selectedTemplate,
        event_data: { download_time: new Date().toISOString(), file_format: format },
      });
      return true;
    } catch (error) {
      console.error('The resume could not be written', error);
      notify('error', format === 'pdf' ? t`Failed to generate PDF.` : t`The file could not be made. Please try again.`);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return [busy, download];
}
