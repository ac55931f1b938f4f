import type { Resume } from '../model/resume.ts';
import { resumeFonts } from '../resume/resume-fonts.ts';
import { ResumeLayout } from '../resume/resume-layout.ts';
import { prepareImages } from './images.ts';
import { renderPdf } from './pdf.ts';

/**
 * The resume as PDF: the lines and pages of `ResumePreview`. Rejects when a font cannot be fetched. Import this
 * module when the visitor asks for the file: jsPDF is large.
 */
export async function exportResumePdf(resume: Resume): Promise<Blob> {
  const layout = new ResumeLayout(resumeFonts);
  const document = await resumeFonts.settle(() => layout.layOut(resume));
  return renderPdf(document, resumeFonts, await prepareImages(document));
}
