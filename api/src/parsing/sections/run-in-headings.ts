import type { SectionKind } from '@vitae/language/headings';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { isAllCaps, lookOf } from '../layout/look.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import type { Candidate } from './candidate.ts';

const RUN_IN_HEADING = /^([^:：]{3,32})[:：]\s*[-–]?\s*(\S.*)$/;
/** "LANGUAGES Urdu, Punjabi", with no sign behind the heading. */
const CAPS_BEFORE_TEXT = /^(\p{Lu}[\p{Lu} &]{3,24}) (?=\p{L}\p{Ll}|\p{Ll})/u;
/** What people put into one line, and nothing else begins with. */
const CAPS_BEFORE_TEXT_KINDS: ReadonlySet<SectionKind> = new Set(['languages', 'interests', 'references']);
/** With fewer headings of their own line than this, headings may stand before their text on its first line. */
const FEW_HEADINGS = 3;
const RUN_IN_KINDS: ReadonlySet<SectionKind> = new Set([
  'summary',
  'objective',
  'skills',
  'education',
  'experience',
  'languages',
  'interests',
  'certifications',
  'projects',
  'awards',
  'references',
]);

/** What is no label inside another section, as "Languages: Python, C" is. */
const BOLD_RUN_IN_KINDS: ReadonlySet<SectionKind> = new Set([
  'summary',
  'objective',
  'skills',
  'education',
  'experience',
  'interests',
  'references',
]);

/** Beside headings in capitals, "LICENSES: …" in capitals is one of them. */
const CAPS_RUN_IN_KINDS: ReadonlySet<SectionKind> = new Set([...BOLD_RUN_IN_KINDS, 'certifications']);

/** What people put into one line at the end, whatever heads the rest. */
const LAST_KINDS: ReadonlySet<SectionKind> = new Set(['interests', 'references', 'declaration']);

/** Adds the headings that stand before their text on its first line. */
export function addRunInHeadings(headings: Candidate[], lines: readonly Line[]): void {
  addBold(headings, lines);
  addLabelled(headings, lines, headings.length < FEW_HEADINGS ? RUN_IN_KINDS : LAST_KINDS);
  if (!headings.some(({ look, isRail }) => look.caps && !isRail)) return;
  addLabelled(headings, lines, CAPS_RUN_IN_KINDS, true);
  addLabelled(headings, lines, CAPS_BEFORE_TEXT_KINDS, true, CAPS_BEFORE_TEXT);
}

/** "PROFILE A retired officer …": words in bold that are a heading, with plain text behind them on their line. */
function addBold(headings: Candidate[], lines: readonly Line[]): void {
  const taken = new Set(headings.map((heading) => heading.index));
  lines.forEach((line, index) => {
    const [first] = line.cells;
    const plain = first!.spans.findIndex((span) => !span.bold && span.text.trim() !== '');
    if (taken.has(index) || plain <= 0 || isBullet(line)) return;
    const printed = first!.spans
      .slice(0, plain)
      .map((span) => span.text)
      .join('')
      .trim();
    const match = matchHeading(printed);
    if (!match?.isExact || !BOLD_RUN_IN_KINDS.has(match.kind) || headings.some(({ kind }) => kind === match.kind))
      return;
    if (!isAllCaps(printed) && !/[:：][-–]?$/.test(printed)) return;
    headings.push({ ...match, index, look: lookOf(line), isEmphasised: true, isRail: false, text: printed });
  });
}

/** "Project: Tower 4", "Reference: Mr Doe": of the job above. */
const OF_ONE_JOB = /^(?:project|reference|certificate|interest)$/i;

function addLabelled(
  headings: Candidate[],
  lines: readonly Line[],
  kinds: ReadonlySet<SectionKind>,
  isInCaps = false,
  form = RUN_IN_HEADING,
): void {
  const taken = new Set(headings.map((heading) => heading.index));
  lines.forEach((line, index) => {
    const label = form.exec(line.text)?.[1];
    if (!label || OF_ONE_JOB.test(label.trim()) || taken.has(index) || (isInCaps && !isAllCaps(label))) return;
    const match = matchHeading(label);
    if (!match?.isExact || !kinds.has(match.kind)) return;
    headings.push({
      index,
      kind: match.kind,
      isExact: true,
      look: lookOf(line),
      isEmphasised: true,
      isRail: false,
      text: label,
    });
  });
}
