import type { FontLibrary } from '../fonts/library.ts';
import { BlockCache } from '../layout/block-cache.ts';
import { type LaidOutDocument, mirrorItem, PAGE_DIMENSIONS, type PageItem } from '../layout/page.ts';
import { type LayoutContext, ParagraphCache } from '../layout/paragraph.ts';
import type { Resume } from '../model/resume.ts';
import { contentOf, type ResumeContent, type Section } from './content.ts';
import { fillPages } from './fill-pages.ts';
import { Kit } from './kit.ts';
import { TEMPLATES } from './templates.ts';

/** Text is not made smaller than this to fit on one page. */
const MIN_SCALE = 0.72;
const FIT_STEPS = 6;

/** Lays out resumes; keeps the entries and the lines of paragraphs that did not change. One for each resume on the screen. */
export class ResumeLayout {
  private readonly paragraphs = new ParagraphCache();
  private readonly blocks = new BlockCache();
  private readonly library: FontLibrary;

  constructor(library: FontLibrary) {
    this.library = library;
  }

  /** The resume's pages. Where `fitToOnePage` cannot be kept with readable text, there are as few as it can have. */
  layOut(resume: Resume): LaidOutDocument {
    const content = contentOf(resume);
    this.paragraphs.startLayout();
    const full = this.layOutAt(resume, content, 1);
    if (!resume.fitToOnePage || full.pages.length <= 1) return full;

    let fitting = this.layOutAt(resume, content, MIN_SCALE);
    const fewest = fitting.pages.length;
    if (fewest >= full.pages.length) return full;
    let low = MIN_SCALE;
    let high = 1;
    for (let step = 0; step < FIT_STEPS; step += 1) {
      const middle = (low + high) / 2;
      const attempt = this.layOutAt(resume, content, middle);
      if (attempt.pages.length > fewest) high = middle;
      else {
        low = middle;
        fitting = attempt;
      }
    }
    return fitting;
  }

  private layOutAt(resume: Resume, content: ResumeContent, scale: number): LaidOutDocument {
    const page = PAGE_DIMENSIONS[resume.pageSize];
    const context: LayoutContext = {
      library: this.library,
      isRtl: content.isRtl,
      lineHeight: Math.max(resume.lineHeight * (scale < 1 ? 0.5 + scale / 2 : 1), 1),
      paragraphs: this.paragraphs,
    };
    const { plan } = TEMPLATES[resume.selectedTemplate];
    const preferred = plan(new Kit(context, resume, content, page, scale, this.blocks));
    const isHeaderTooHigh = bottomOf(preferred.header) > page.height * MAX_HEADER_SHARE;
    const chosen = isHeaderTooHigh
      ? plan(new Kit(context, resume, withFlowingHeader(content), page, scale, this.blocks))
      : preferred;
    const pages = fillPages(chosen);
    return {
      title: content.name === '' ? 'Resume' : `${content.name} – Resume`,
      author: content.name,
      language: resume.language,
      isRtl: content.isRtl,
      pageWidth: page.width,
      pageHeight: page.height,
      pages: pages.map((items) => ({
        items: content.isRtl ? items.map((item) => mirrorItem(item, page.width)) : items,
      })),
    };
  }
}

/** A header does not go on over pages: one that takes more of the first page becomes part of the text. */
const MAX_HEADER_SHARE = 0.62;

function bottomOf(items: readonly PageItem[]): number {
  return Math.max(0, ...items.map((item) => (item.kind === 'text' ? item.baseline : 0)));
}

function withFlowingHeader(content: ResumeContent): ResumeContent {
  const lines = [content.name, content.jobTitle, ...content.contacts.map((contact) => contact.text)];
  const paragraphs = lines
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph' as const, ordinal: 0, depth: 0, spans: [{ text }] }));
  const header: Section = { key: 'header', title: '', body: { kind: 'paragraphs', paragraphs } };
  return { ...content, name: '', jobTitle: '', contacts: [], sections: [header, ...content.sections] };
}
