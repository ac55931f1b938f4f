import { useCallback, useEffect, useState } from 'react';
import type { LaidOutDocument } from '../layout/page.ts';
import type { Resume } from '../model/resume.ts';
import { PageStack } from '../preview/PageStack.tsx';
import { useLayout } from '../preview/use-layout.ts';
import { ResumeText } from './ResumeText.tsx';
import { resumeFonts } from './resume-fonts.ts';
import { ResumeLayout } from './resume-layout.ts';

/**
 * A resume on its real pages: what `exportResumePdf()` makes of the same resume has the same lines on the same
 * pages. `zoom` 1 is the size in print. `onLayout` gets each new layout, for `pageHintOf()`. Until the fonts are
 * there, and where they cannot be loaded, the plain text is shown.
 */
export function ResumePreview(props: {
  resume: Resume;
  zoom?: number;
  onLayout?: (document: LaidOutDocument) => void;
}) {
  const { resume, zoom = 1, onLayout } = props;
  const [layout] = useState(() => new ResumeLayout(resumeFonts));
  const layOut = useCallback(() => layout.layOut(resume), [layout, resume]);
  const { document, error } = useLayout(resumeFonts, layOut);

  useEffect(() => {
    if (document) onLayout?.(document);
  }, [document, onLayout]);
  useEffect(() => {
    if (error) console.error('The fonts of the resume could not be loaded', error);
  }, [error]);

  return (
    <div data-resume-preview={document ? 'pages' : error ? 'text' : 'loading'}>
      <ResumeText resume={resume} isHidden={document !== null} />
      {document && <PageStack document={document} zoom={zoom} />}
    </div>
  );
}
