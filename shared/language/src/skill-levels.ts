import { readClasses, readTerms } from './lists.ts';

const levels = [...readClasses('skill-levels')];

/** How well somebody knows a skill, as printed in lower case: "sehr gut". */
export const SKILL_LEVELS: ReadonlySet<string> = new Set(levels.map(([level]) => level));

/** Those that stand behind a skill also without brackets: "Excel advanced". */
export const LEVELS_BEHIND_SKILLS: ReadonlySet<string> = new Set(
  levels.flatMap(([level, where]) => (where === 'behind' ? [level] : [])),
);

/** Words of sentences that no name of a skill holds, as printed in lower case. */
export const PROSE_WORDS = readTerms('prose-words');
