import { namesOccupation } from '@vitae/language/occupations';
import { knownSkill } from '@vitae/language/skills';
import { isNamedThing, labelOf } from '../../plan/wording-of-skills.ts';

/** "Front-desk" wants a noun. */
export const ATTRIBUTE = /^\p{Ll}+-(?:desk|end|time|site|house|office|line|level|world)$/u;

/** What somebody holds is told elsewhere. */
export const IS_HELD = /^an? |\b(?:registration|clearance|vetting|membership)$/i;
/** Marks, stages of school and pages of one's own are nothing that one knows. */
export const IS_NO_SKILL = /^(?:C?GPA|EYFS|KS\d|GitHub|LinkedIn|metadata)$|-driven$|^front end$|\bvalid\b/i;
/** What a sentence may name as a skill; "Docker" is a program as well. */
export const isSkill = (name: string) =>
  !IS_NO_SKILL.test(name) &&
  (isProgram(name) || !namesOccupation(name)) &&
  !ATTRIBUTE.test(name) &&
  !IS_HELD.test(name);

/** "Excel", "SQL": worth saying by itself; "QC" and "M&A" are trades in short. */
export const isProgram = (name: string) =>
  isNamedThing(name) &&
  !/^(?:IT\b|B2[BC]$)/.test(name) &&
  (!/^[A-Z&]{1,4}$/.test(name) || /^(?:programming|data)$/.test(knownSkill(labelOf(name))?.field ?? ''));
