import { readClasses } from './lists.ts';

/** What a folded word of a job seeker's question stands for: "cv" for "resume", "wage" for "salary". */
export const CAREER_SYNONYMS = readClasses('career-synonyms');
