import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { exportLetterPdf } from '../../src/export/letter-pdf.ts';
import { exportResumePdf } from '../../src/export/resume-pdf.ts';
import { LetterPreview } from '../../src/letter/LetterPreview.tsx';
import type { LetterInput } from '../../src/model/letter.ts';
import { restore } from '../../src/model/restore.ts';
import { type Resume, TEMPLATE_IDS } from '../../src/model/resume.ts';
import { ResumePreview } from '../../src/resume/ResumePreview.tsx';
import { resumeFonts } from '../../src/resume/resume-fonts.ts';
import { ResumeLayout } from '../../src/resume/resume-layout.ts';
import { TemplateThumbnail } from '../../src/resume/TemplateThumbnail.tsx';

/** A run of text as the browser has drawn it, in CSS pixels from the top left corner of its page. */
export interface DrawnRun {
  page: number;
  text: string;
  left: number;
  right: number;
  baseline: number;
  isRtl: boolean;
}

const PIXELS_PER_POINT = 96 / 72;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

let root: Root | null = null;
let setEditedResume: ((resume: Resume) => void) | null = null;

function render(element: React.ReactNode) {
  root ??= createRoot(document.getElementById('root')!);
  const mounted = root;
  flushSync(() => mounted.render(element));
}

function EditedPreview(props: { resume: Resume }) {
  const [resume, setResume] = useState(props.resume);
  setEditedResume = setResume;
  return <ResumePreview resume={resume} />;
}

function Gallery({ resume }: { resume: Resume | undefined }) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 230px)', gap: 20, padding: 20, background: '#d8dde3' }}
    >
      {TEMPLATE_IDS.map((template) => (
        <TemplateThumbnail key={template} template={template} resume={resume} />
      ))}
    </div>
  );
}

/** The resume with more text at the end of its first job. */
function withTyped(resume: Resume, text: string): Resume {
  const [first, ...others] = resume.workExperience;
  return { ...resume, workExperience: [{ ...first!, description: first!.description + text }, ...others] };
}

/** What the benchmarks drive from outside, through the browser. */
const bench = {
  async showLetter(letter: LetterInput, zoom = 1) {
    render(<LetterPreview letter={letter} zoom={zoom} />);
    await previewIsReady();
  },
  async exportLetter(letter: LetterInput) {
    return base64Of(await exportLetterPdf(letter));
  },
  async showResume(resume: Resume) {
    render(<ResumePreview key={Math.random()} resume={resume} />);
    await previewIsReady();
  },
  async exportResume(resume: Resume) {
    const start = performance.now();
    const { blob } = await exportResumePdf(resume);
    const durationMs = performance.now() - start;
    return { pdf: await base64Of(blob), durationMs };
  },
  showGallery(input: unknown) {
    const resume = input ? restore(input).resume : undefined;
    render(<Gallery resume={resume} />);
  },
  drawnRuns(): DrawnRun[] {
    return [...document.querySelectorAll<HTMLElement>('[data-page]')].flatMap((page) =>
      [...page.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
        const content = text.textContent ?? '';
        // Spaces at the ends draw nothing, and programs that read PDFs leave them out.
        const first = content.search(VISIBLE);
        if (first < 0) return [];
        const last = content.length - 1 - [...content].reverse().join('').search(VISIBLE);
        const start = text.getStartPositionOfChar(first);
        const end = text.getEndPositionOfChar(last);
        return [
          {
            page: Number(page.dataset.page),
            text: content,
            left: Math.min(start.x, end.x) * PIXELS_PER_POINT,
            right: Math.max(start.x, end.x) * PIXELS_PER_POINT,
            baseline: start.y * PIXELS_PER_POINT,
            isRtl: text.getAttribute('direction') === 'rtl',
          },
        ];
      }),
    );
  },
  /**
   * What a key press costs: the layout that knows the one before it, and one that starts from nothing, in ms; and how
   * many of the drawn lines change.
   */
  async layoutCosts(resume: Resume, text: string) {
    render(<EditedPreview resume={resume} />);
    await previewIsReady();
    const layout = new ResumeLayout(resumeFonts);
    layout.layOut(resume);
    const costs: { incrementalMs: number; wholeMs: number; changedLines: number; lines: number }[] = [];
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) {
          const line = node instanceof Element ? node.closest('text') : node.parentElement?.closest('text');
          if (line) changed.add(line);
        }
      }
    });
    observer.observe(document.getElementById('root')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (let length = 1; length <= text.length; length += 1) {
      const next = withTyped(resume, text.slice(0, length));
      const start = performance.now();
      layout.layOut(next);
      const middle = performance.now();
      new ResumeLayout(resumeFonts).layOut(next);
      const end = performance.now();
      changed.clear();
      flushSync(() => setEditedResume!(next));
      await new Promise(requestAnimationFrame);
      costs.push({
        incrementalMs: middle - start,
        wholeMs: end - middle,
        changedLines: changed.size,
        lines: document.querySelectorAll('svg text').length,
      });
    }
    observer.disconnect();
    return costs;
  },
  /** Script time in ms of all thumbnails of a resume, once the fonts are there. */
  async galleryCost(resume: Resume) {
    render(<Gallery key="first" resume={resume} />);
    while (document.querySelectorAll('[role=img] svg').length < TEMPLATE_IDS.length) {
      await new Promise(requestAnimationFrame);
    }
    const start = performance.now();
    render(<Gallery key="again" resume={resume} />);
    return performance.now() - start;
  },
  pageCount() {
    return document.querySelectorAll('[data-page]').length;
  },
  /** Script time in ms of each key press, from the change of the resume to the changed pages in the DOM. */
  async typeInto(resume: Resume, text: string) {
    render(<EditedPreview resume={resume} />);
    await previewIsReady();
    const durations: number[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const next = withTyped(resume, text.slice(0, length));
      const start = performance.now();
      flushSync(() => setEditedResume!(next));
      durations.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return durations;
  },
};
export type Bench = typeof bench;

async function previewIsReady() {
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector('[data-resume-preview=pages], [data-letter-preview=pages]')) break;
    if (document.querySelector('[data-resume-preview=text], [data-letter-preview=text]')) throw new Error('no fonts');
  }
  await document.fonts.ready;
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

Object.assign(window, { bench });
