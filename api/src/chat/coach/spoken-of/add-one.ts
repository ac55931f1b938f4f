import { addSkills } from '../../tools/add-skills.ts';
import { hideSection, movableSectionSchema, moveSection } from '../../tools/move-section.ts';
import { isName } from '../names.ts';
import { readRequest } from '../request.ts';
import { sectionNamed } from '../sections.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { onProposed } from './proposed.ts';
import { repeatAt } from './repeat.ts';

/** "and excel", "and the second one": one thing more of the same kind. */
export function addOne(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  what: string,
): CoachAnswer | null {
  if (about.kind === 'section') return anotherSection(turn, proposals, about.section, what);
  if (about.kind !== 'skills') return repeatAt(turn, about, what);
  const { orders, questions, things, isQuestion } = readRequest(what);
  const isOne = orders.size + questions.size + things.size === 0 && !isQuestion && isName(what);
  const isOut = proposals.some(({ diffs }) => diffs.some(({ before, after }) => before !== '' && after === ''));
  if (isOne && isOut) return onProposed(turn, proposals, (now) => addSkills.run({ out: [what.trim()] }, now));
  return isOne ? addSkills.run({ skills: [what.trim()] }, turn) : null;
}

/** "and languages", after a section was left out, or was moved: then beside that one. */
function anotherSection(
  turn: Turn,
  proposals: readonly ProposedChange[],
  moved: string,
  what: string,
): CoachAnswer | null {
  const other = movableSectionSchema.safeParse(moved).data;
  const section = sectionNamed(what);
  const isChanged = (field: string) => proposals.some(({ changes }) => changes.some(({ path }) => path[0] === field));
  if (section && isChanged('hiddenSections')) return hideSection(turn, section);
  if (!section || !other || !isChanged('sectionOrder')) return null;
  return onProposed(turn, proposals, (now) => moveSection.run({ section, place: 'after', other }, now));
}
