import {
  addToldTo,
  changeNamedDates,
  moveNamedPart,
  namesLineAtJob,
  removeLineOfTopic,
  removeNamedDetails,
  removeNamedLine,
  withOrderToRemove,
} from '../edits.ts';
import { addNamedJob, changeJob, changeSpokenLevel, removeNamedEntry, removeYearOfCertificate } from '../entries.ts';
import { changeOwnDetails } from '../own-details.ts';
import { addToldSchool } from '../schools.ts';
import { moveNamedSection, moveSectionToEnd, removeNamedSection } from '../sections.ts';
import {
  addToldCertificate,
  addToldLine,
  addToldToSummary,
  changeTitleAt,
  renameCertificate,
  strengthenWithDeed,
  summaryThatSays,
} from '../told-facts.ts';
import { TRANSLATES, whereTranslated } from '../translation.ts';
import { type Act, some } from './act.ts';
import { BEGINS_WEAKLY, rewriteLine, WANTS_VERBS } from './rewrite-line.ts';

/** Facts that a message names with their place in the resume. */
export const CHANGING_RESUME: readonly Act[] = [
  {
    asks: ({ isQuestion, things }, words) =>
      !isQuestion && !some(things, 'letter', 'mail') && (BEGINS_WEAKLY.test(words) || WANTS_VERBS.test(words)),
    act: rewriteLine,
  },
  {
    asks: ({ things }) => !some(things, 'letter', 'offer'),
    act: (turn) =>
      addToldSchool(turn) ??
      summaryThatSays(turn) ??
      addToldToSummary(turn) ??
      addToldLine(turn) ??
      addToldCertificate(turn) ??
      renameCertificate(turn) ??
      changeTitleAt(turn) ??
      strengthenWithDeed(turn),
  },
  {
    asks: ({ orders, things }) =>
      !some(things, 'letter', 'offer') && !(things.has('mail') && some(orders, 'write', 'tell')),
    act: (turn) =>
      changeSpokenLevel(turn) ??
      removeYearOfCertificate(turn) ??
      addToldTo(turn) ??
      removeNamedDetails(turn) ??
      changeOwnDetails(turn),
  },
  { asks: () => true, act: (turn) => changeJob(turn) ?? addNamedJob(turn) },
  {
    asks: () => true,
    act: (turn) => moveNamedSection(turn) ?? moveSectionToEnd(turn) ?? moveNamedPart(turn) ?? changeNamedDates(turn),
  },
  {
    asks: ({ orders, things }) => !orders.has('add') && !some(things, 'skills', 'mail', 'letter', 'offer'),
    act: (turn) => {
      const said = withOrderToRemove(turn);
      return (
        removeNamedSection(said) ??
        removeNamedLine(said) ??
        (namesLineAtJob(said) ? removeLineOfTopic(said) : (removeNamedEntry(said) ?? removeLineOfTopic(said)))
      );
    },
  },
  {
    asks: ({ isQuestion, things }, words) => !isQuestion && !things.has('mail') && TRANSLATES.test(words),
    act: whereTranslated,
  },
];
