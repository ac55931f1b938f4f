import { missingCharactersOf } from '../layout/missing-characters.ts';
import type { Resume } from '../model/resume.ts';
import { resumeFonts } from '../resume/resume-fonts.ts';
import { ResumeLayout } from '../resume/resume-layout.ts';
import { prepareImages } from './images.ts';
import { renderPdf } from './pdf.ts';

export interface ResumePdf {
  blob: Blob;
  /** Characters that no font has, which stand in the file as boxes. */
  missing: string[];
  /** Whether another font stands in for one that could not be fetched. */
  hasStandIns: boolean;
}

/**
 * The resume as PDF: the lines and pages of `ResumePreview`. Rejects when no font can be fetched. Import this
 * module when the visitor asks for the file: jsPDF is large.
 */
export async function exportResumePdf(resume: Resume): Promise<ResumePdf> {
  resumeFonts.forgetFailures();
  const layout = new ResumeLayout(resumeFonts);
  const document = await resumeFonts.settle(() => layout.layOut(resume));
  return {
    blob: renderPdf(document, resumeFonts, await prepareImages(document)),
    missing: missingCharactersOf(document, resumeFonts),
    hasStandIns: resumeFonts.hasFailures,
  };
}
