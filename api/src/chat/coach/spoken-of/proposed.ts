import { applyChanges, type Change, changesBetween, inverseOf, isSameJson } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';

// What an answer before has proposed, against the resume as it stands now.

/** Whether all of a proposal stands in the resume already. */
export function isAccepted({ resume }: Pick<Turn, 'resume'>, { resumeId, changes }: ProposedChange): boolean {
  if (!resume || resumeId === undefined) return false;
  const { document, conflicts } = applyChanges(resume.data, atOnce(changes));
  return conflicts.length === 0 && isSameJson(document, resume.data);
}

/** What brings the resume back to how it was before a proposal; null where it has changed since. */
export function takenBack(
  { resume }: Turn,
  { resumeId, title, diffs, changes }: ProposedChange,
): ProposedChange | null {
  if (!resume || resumeId === undefined) return null;
  const inverse = inverseOf(atOnce(changes));
  if (applyChanges(resume.data, inverse).conflicts.length > 0) return null;
  const turned = diffs.map(({ label, before, after }) => ({ label, before: after, after: before }));
  return { resumeId, title, diffs: turned, changes: inverse };
}

/**
 * What `act` makes of the resume as if the proposals before were accepted. Where they are still open, what it proposes
 * holds them too: one to accept in their place.
 */
export function onProposed(
  turn: Turn,
  proposals: readonly ProposedChange[],
  act: (turn: Turn) => CoachAnswer | null,
): CoachAnswer | null {
  const { resume } = turn;
  const open = proposals.filter((proposal) => proposal.resumeId !== undefined && !isAccepted(turn, proposal));
  if (!resume || open.length === 0) return act(turn);
  const { document, conflicts } = applyChanges(resume.data, changesOf(open));
  if (conflicts.length > 0) return act(turn);
  const answer = act({ ...turn, resume: { ...resume, data: document } });
  const last = answer?.proposals.at(-1);
  if (!answer || !last) return answer;
  const { document: after } = applyChanges(document, changesOf(answer.proposals));
  const diffs = [...open, ...answer.proposals].flatMap((proposal) => proposal.diffs).reduce(chained, []);
  return {
    ...answer,
    text: `${answer.text}${ENDS_IN_LIST.test(answer.text) ? '\n\n' : ' '}${reply(turn, IN_ITS_PLACE).text}`,
    proposals: [{ resumeId: resume.id, title: last.title, diffs, changes: inSteps(resume.data, document, after) }],
  };
}

const ENDS_IN_LIST = /(?:^|\n)- [^\n]*$/u;
const IN_ITS_PLACE: Said = {
  en: 'It holds what I proposed before it, so accept this one alone.',
  ar: 'يشمل ما اقترحته قبله، فاقبل هذا وحده.',
};

/**
 * The changes from `before` to `after`. Those of a list, or of lines, that `between` holds otherwise come in two steps:
 * whoever has accepted the first already takes the second alone, and nothing is put in twice.
 */
function inSteps(before: Resume, between: Resume, after: Resume): Change[] {
  const first = new Map(changesBetween(before, between).map((change) => [change.path.join('.'), change]));
  return changesBetween(before, after).flatMap((change) => {
    const step = first.get(change.path.join('.'));
    const isOne = !step || !holdsSeveral(step) || isSameJson(step.after, change.after);
    return isOne ? [change] : [step, { ...change, before: step.after }];
  });
}

const holdsSeveral = ({ path, before }: Change): boolean =>
  typeof before === 'object' ? before !== null : path.at(-1) === 'description';

/** Changes of one place in several steps, as one from the first to the last. */
function atOnce(changes: readonly Change[]): Change[] {
  const byPath = Map.groupBy(changes, ({ path }) => path.join('.'));
  return [...byPath.values()].map((steps) => ({ ...steps[0]!, after: steps.at(-1)!.after }));
}

const changesOf = (proposals: readonly ProposedChange[]): Change[] => proposals.flatMap(({ changes }) => changes);

/** The changes of proposals, each place once. */
export const stepsOf = (proposals: readonly ProposedChange[]): Change[] => atOnce(changesOf(proposals));

/** A text that was changed twice is shown once, from the first to the last. */
function chained(diffs: ProposedChange['diffs'], next: ProposedChange['diffs'][number]): ProposedChange['diffs'] {
  const at = diffs.findIndex(({ after }) => after !== '' && after === next.before);
  return at < 0 ? [...diffs, next] : diffs.with(at, { ...next, before: diffs[at]!.before });
}

/** A change of what a proposal has put in: `text` in the place of `instead`, in nothing that stood there before. */
export function withOtherText(proposal: ProposedChange, instead: string, text: string): ProposedChange {
  const put = (written: string) => written.replaceAll(instead, () => text);
  return {
    ...proposal,
    diffs: proposal.diffs
      .filter(({ after }) => after.includes(instead))
      .map(({ label, after }) => ({ label, before: after, after: put(after) })),
    changes: atOnce(proposal.changes).map(({ path, before, after }) => ({
      path,
      before: after,
      after: replacedIn(before, after, put),
    })),
  };
}

/** What is new in `after` with other texts; what stood there before stays. */
function replacedIn(before: unknown, after: unknown, put: (text: string) => string): unknown {
  if (isSameJson(before, after)) return after;
  if (typeof after === 'string') {
    const stood = new Set(typeof before === 'string' ? before.split('\n') : []);
    return after
      .split('\n')
      .map((line) => (stood.has(line) ? line : put(line)))
      .join('\n');
  }
  if (Array.isArray(after)) {
    const stood: unknown[] = Array.isArray(before) ? before : [];
    return after.map((item) => (stood.some((one) => isSameJson(one, item)) ? item : replacedIn(null, item, put)));
  }
  if (typeof after !== 'object' || after === null) return after;
  const fields = (before ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, replacedIn(fields[key], value, put)]));
}
