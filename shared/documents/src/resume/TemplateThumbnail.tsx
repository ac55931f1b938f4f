import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { Resume, TemplateId } from '../model/resume.ts';
import { PageView } from '../preview/PageView.tsx';
import { useLayout } from '../preview/use-layout.ts';
import { resumeFonts } from './resume-fonts.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';
import { TEMPLATES } from './templates.ts';

/**
 * The first page of a resume in a template, as wide as its container; without a resume, of a sample in the template's
 * own look.
 */
export function TemplateThumbnail(props: { template: TemplateId; resume?: Resume }) {
  const { template, resume } = props;
  const { t } = useLingui();
  const [layout] = useState(() => new ResumeLayout(resumeFonts));
  const shown = useMemo(() => resumeToShow(resume, template), [resume, template]);
  const layOut = useCallback(() => layout.layOut(shown), [layout, shown]);
  const { document } = useLayout(resumeFonts, layOut);
  const page = document?.pages[0];
  const isA4 = shown.pageSize === 'A4';
  if (!document || !page) {
    return <div aria-hidden style={{ aspectRatio: isA4 ? '210 / 297' : '8.5 / 11', background: '#fff' }} />;
  }
  return (
    <div role="img" aria-label={t`First page of the resume`} style={{ pointerEvents: 'none' }}>
      {/* A picture holds no links. */}
      <div inert>
        <PageView
          page={page}
          pageWidth={document.pageWidth}
          pageHeight={document.pageHeight}
          language={document.language}
        />
      </div>
    </div>
  );
}

function resumeToShow(resume: Resume | undefined, template: TemplateId): Resume {
  if (resume) return { ...resume, selectedTemplate: template, fitToOnePage: false };
  const { color, font } = TEMPLATES[template].look;
  return { ...sampleResume(), selectedTemplate: template, selectedColor: color, selectedFont: font };
}
