import { resumeFileName } from '@vitae/documents/export/file-name';
import type { Resume } from '@vitae/documents/model/resume';

export const FORMATS = ['pdf', 'docx', 'txt', 'json', 'zip'] as const;
export type Format = (typeof FORMATS)[number];

export interface ResumeFile {
  name: string;
  blob: Blob;
  /** Characters that a PDF shows as boxes. */
  missing?: string[];
}

/** Brings the code of all formats into this tab: the download needs no network then. The preview has the fonts. */
export async function loadExporters(): Promise<void> {
  await Promise.all([
    import('@vitae/documents/export/resume-pdf'),
    import('@vitae/documents/export/resume-docx-file'),
    import('@vitae/documents/export/resume-text'),
    import('@vitae/documents/model/json-resume'),
    import('fflate'),
  ]);
}

/** The resume in a format. Rejects when no font can be fetched. */
export async function fileOf(resume: Resume, format: Format): Promise<ResumeFile> {
  const base = resumeFileName(resume, 'pdf').replace(/\.pdf$/, '');
  const name = format === 'json' ? `${base}.json` : `${base}.${format}`;
  switch (format) {
    case 'pdf': {
      const { exportResumePdf } = await import('@vitae/documents/export/resume-pdf');
      const { blob, missing } = await exportResumePdf(resume);
      return { name, blob, missing };
    }
    case 'docx': {
      const { exportResumeDocx } = await import('@vitae/documents/export/resume-docx-file');
      return { name, blob: await exportResumeDocx(resume) };
    }
    case 'txt': {
      const { exportResumeText } = await import('@vitae/documents/export/resume-text');
      return { name, blob: new Blob([exportResumeText(resume)], { type: 'text/plain;charset=utf-8' }) };
    }
    case 'json': {
      const { exportJsonResume } = await import('@vitae/documents/model/json-resume');
      return {
        name,
        blob: new Blob([JSON.stringify(exportJsonResume(resume), null, 2)], { type: 'application/json' }),
      };
    }
    case 'zip': {
      const { zipSync } = await import('fflate');
      const files: Record<string, Uint8Array> = {};
      let missing: string[] = [];
      for (const each of FORMATS) {
        if (each === 'zip') continue;
        const file = await fileOf(resume, each);
        missing = file.missing ?? missing;
        files[file.name] = new Uint8Array(await file.blob.arrayBuffer());
      }
      const blob = new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
      return { name, blob, missing };
    }
  }
}
