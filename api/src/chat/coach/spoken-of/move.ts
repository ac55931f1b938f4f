import {
  type ListEnd,
  moveCertificate,
  moveCertificateBeside,
  moveEntry,
  moveLine,
  moveSkills,
  moveSkillsBeside,
} from '../../tools/move-part.ts';
import { movableSectionSchema } from '../../tools/move-section.ts';
import { moveSectionTo } from '../sections.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { lineMeant } from './line-meant.ts';
import { onProposed } from './proposed.ts';

/** "put it first": to one end of the list that it stands in; null where it stands in none. */
export const moveIt = (
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  end: ListEnd,
): CoachAnswer | null =>
  turn.resume ? onProposed(turn, proposals, (now) => moveTo(now, about, proposals, end)) : null;

/** "put it before Excel": beside another thing of its list; null where it stands in none, or no such thing is there. */
export const moveBeside = (
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  { place, other }: { place: 'before' | 'after'; other: string },
): CoachAnswer | null =>
  turn.resume &&
  onProposed(turn, proposals, (now) => {
    if (about.kind === 'skills') return moveSkillsBeside(now, about.names, place, other);
    return about.kind === 'certificate' ? moveCertificateBeside(now, about.text, place, other) : null;
  });

function moveTo(turn: Turn, about: Subject, proposals: readonly ProposedChange[], end: ListEnd): CoachAnswer | null {
  switch (about.kind) {
    case 'skills':
      return moveSkills(turn, about.names, end);
    case 'line': {
      const line = lineMeant(turn, about, proposals);
      return line && moveLine(turn, line, end);
    }
    case 'certificate':
      return moveCertificate(turn, about.text, end);
    case 'entry':
      return moveEntry(turn, about.text, end);
    case 'section':
      return ofSection(turn, about.section, end);
    default:
      return null;
  }
}

function ofSection(turn: Turn, named: string, end: ListEnd): CoachAnswer | null {
  const section = movableSectionSchema.safeParse(named).data;
  return section ? moveSectionTo(turn, section, end) : null;
}
