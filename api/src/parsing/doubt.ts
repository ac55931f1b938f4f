import { confidencesOf } from './confidence/confidence.ts';
import type { Line } from './layout/line.ts';
import type { Field, ParsedResume } from './result.ts';
import { datedEntries } from './sections/document-kind.ts';
import type { TextDocument } from './text/model.ts';

/** How much less sure every value is for each doubt about the whole document. */
const DOUBT = 0.85;
/** Of a document's letters: more than this that nobody can see is no accident. */
const MUCH_HIDDEN = 0.1;

/**
 * Says anew how sure each value of a resume is: of jobs, schools, name and skills by what can be seen of them from
 * outside, of all others by what the step that read them said and by what speaks against the document as a whole.
 */
export function withDoubt(read: ParsedResume, lines: readonly Line[], document: TextDocument): ParsedResume {
  const resume = withOwnFields(read);
  const kinds = new Set(resume.sections.map((section) => section.kind));
  const isHidden = hiddenShare(document) > MUCH_HIDDEN;
  const isWithoutHistory = !kinds.has('experience') && !kinds.has('education');
  const doubts = [isWithoutHistory || datedEntries(resume) === 0, isHidden].filter(Boolean).length;
  const sure = confidencesOf(resume, lines);
  return withConfidence(resume, (field) => {
    const learned = sure.get(field);
    return learned === undefined ? field.confidence * DOUBT ** doubts : learned * (isHidden ? DOUBT : 1);
  });
}

function hiddenShare({ pages }: TextDocument): number {
  const count = (fragments: readonly { text: string }[]) =>
    fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
  const hidden = pages.reduce((sum, page) => sum + count(page.hidden), 0);
  const visible = pages.reduce((sum, page) => sum + count(page.fragments), 0);
  return hidden / Math.max(1, hidden + visible);
}

/** Every field of a resume, however deep, with its confidence multiplied. */
export function scaleConfidence(resume: ParsedResume, factor: number): ParsedResume {
  return withConfidence(resume, ({ confidence }) => confidence * factor);
}

/** The resume with a field of its own in each place: two jobs may have been given the same employer's field. */
export function withOwnFields(resume: ParsedResume): ParsedResume {
  return scaleConfidence(resume, 1);
}

function withConfidence<Value>(value: Value, sureOf: (field: Field) => number): Value {
  if (Array.isArray(value)) return value.map((each) => withConfidence(each, sureOf)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withConfidence(each, sureOf)]));
  return ('confidence' in value ? { ...inner, confidence: sureOf(value as unknown as Field) } : inner) as Value;
}
