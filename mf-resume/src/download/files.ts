import { resumeFileName } from '@vitae/documents/export/file-name';
import type { Resume } from '@vitae/documents/model/resume';

export const FORMATS = ['pdf', 'docx', 'txt', 'json', 'zip'] as const;
export type Format = (typeof FORMATS)[number];

/** The resume in a format. Rejects when a font cannot be fetched. */
export async function fileOf(resume: Resume, format: Format): Promise<{ name: string; blob: Blob }> {
  const base = resumeFileName(resume, 'pdf').replace(/\.pdf$/, '');
  const name = format === 'json' ? `${base}.json` : `${base}.${format}`;
  switch (format) {
    case 'pdf': {
      const { exportResumePdf } = await import('@vitae/documents/export/resume-pdf');
      return { name, blob: await exportResumePdf(resume) };
    }
    case 'docx': {
      const { exportResumeDocx } = await import('@vitae/documents/export/resume-docx');
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
      for (const each of FORMATS) {
        if (each === 'zip') continue;
        const file = await fileOf(resume, each);
        files[file.name] = new Uint8Array(await file.blob.arrayBuffer());
      }
      return { name, blob: new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }) };
    }
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
