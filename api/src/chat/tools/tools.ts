import { answerOf } from '../coach/turn.ts';
import { addCertificate, addLine, changeJobTitle } from './add-facts.ts';
import { addSkills } from './add-skills.ts';
import { addToSummary } from './add-to-summary.ts';
import { changeDates } from './change-dates.ts';
import { changeDetails } from './change-details.ts';
import { addJob, removeEntry } from './change-entries.ts';
import { explainAts } from './explain-ats.ts';
import { fillGap } from './fill-gap.ts';
import { interviewQuestions } from './interview-questions.ts';
import { draftLetter } from './letter/draft-letter.ts';
import { rewriteLetter } from './letter/rewrite-letter.ts';
import { shortenLetter } from './letter/shorten-letter.ts';
import { strengthenOpening } from './letter/strengthen-opening.ts';
import { tailorLetter } from './letter/tailor-letter.ts';
import { draftEmail } from './mail/draft-email.ts';
import { moveSection } from './move-section.ts';
import { compareOffers } from './offers/compare-offers.ts';
import { removeDetails } from './remove-details.ts';
import { rewriteBullets } from './rewrite-bullets.ts';
import { searchAdvice } from './search-advice.ts';
import { searchDocuments } from './search-documents.ts';
import { shorten } from './shorten.ts';
import { tailorResume } from './tailor-resume.ts';
import { tailorSummary } from './tailor-summary.ts';
import type { ChatTool, ToolOutcome, ToolTask } from './tool.ts';

/** All that the assistant can do, for the coach and for a model. */
export const CHAT_TOOLS = [
  searchAdvice,
  searchDocuments,
  rewriteBullets,
  shorten,
  tailorSummary,
  tailorResume,
  addSkills,
  addToSummary,
  changeDetails,
  removeDetails,
  changeDates,
  addJob,
  addLine,
  addCertificate,
  changeJobTitle,
  removeEntry,
  moveSection,
  fillGap,
  draftLetter,
  shortenLetter,
  strengthenOpening,
  tailorLetter,
  rewriteLetter,
  explainAts,
  interviewQuestions,
  draftEmail,
  compareOffers,
] as unknown as readonly ChatTool[];

/** Does what a model asks for. A tool that is not there, or is called with something else than it takes, says so. */
export function useTool({ name, input, turn }: ToolTask): ToolOutcome {
  const tool = CHAT_TOOLS.find((each) => each.name === name);
  if (!tool) return answerOf(`There is no tool "${name}".`);
  const given = tool.input.safeParse(input);
  if (!given.success) return answerOf(`"${name}" cannot be used with that: ${given.error.issues[0]?.message}.`);
  return tool.run(given.data, turn);
}
