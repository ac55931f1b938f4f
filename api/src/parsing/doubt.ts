import type { ParsedResume } from './result.ts';
import { datedEntries } from './sections/document-kind.ts';
import type { TextDocument } from './text/model.ts';

/** How much less sure every value is for each doubt about the whole document. */
const DOUBT = 0.85;
/** Of a document's letters: more than this that nobody can see is no accident. */
const MUCH_HIDDEN = 0.1;

/** Lowers the confidence of every value of a resume by what speaks against the document as a whole. */
export function withDoubt(resume: ParsedResume, document: TextDocument): ParsedResume {
  const kinds = new Set(resume.sections.map((section) => section.kind));
  const doubts = [
    !kinds.has('experience') && !kinds.has('education'),
    datedEntries(resume) === 0,
    hiddenShare(document) > MUCH_HIDDEN,
  ].filter(Boolean).length;
  return doubts === 0 ? resume : scaleConfidence(resume, DOUBT ** doubts);
}

function hiddenShare({ pages }: TextDocument): number {
  const count = (fragments: readonly { text: string }[]) =>
    fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
  const hidden = pages.reduce((sum, page) => sum + count(page.hidden), 0);
  const visible = pages.reduce((sum, page) => sum + count(page.fragments), 0);
  return hidden / Math.max(1, hidden + visible);
}

/** Every field of a resume, however deep, with its confidence multiplied. */
export function scaleConfidence<Value>(value: Value, factor: number): Value {
  if (Array.isArray(value)) return value.map((each) => scaleConfidence(each, factor)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const scaled = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scaleConfidence(inner, factor)]));
  const { confidence } = value as { confidence?: unknown };
  return (typeof confidence === 'number' ? { ...scaled, confidence: confidence * factor } : scaled) as Value;
}
