import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import type { Applicant } from '../understand/applicant.ts';
import { isNamedThing } from './wording-of-skills.ts';

const MAX_LINES = 400;
const MAX_LINE = 600;
/** The line may name what its writer has not, or not yet. */
export const IN_DOUBT =
  /\b(?:learn(?:ing)?|study(?:ing)?|want(?:ing)?|wish|seek(?:ing)?|looking|interest(?:ed|s)?|hop(?:e|ing)|plan(?:s|ning)? to|not?|never|without|lack|beginner|started|expected|in progress|due|clients?|references?)\b|n't\b/i;

/** "example.org/results.html" names no HTML. */
const ADDRESS = /https?:\/\/\S+|www\.\S+|[\w-]+(?:\.[\w-]+)+\/\S*/giu;

/** Whether a line of the resume names a tool or a certificate, wherever it stands: "PMP" behind the name, "CostX" below a degree. */
export function namedInLines(
  resumeText: string,
  { roles, studies }: Applicant,
): (asked: SkillRequirement, name: string) => boolean {
  const names = [...roles.map(({ place }) => place), ...studies.map(({ school }) => school)].map(tokenise);
  const lines = resumeText
    .split('\n', MAX_LINES)
    .filter((line) => line.length < MAX_LINE && !IN_DOUBT.test(line))
    .map((line) => line.replace(ADDRESS, ' '))
    .map((line) => ({ line: fold(line), tokens: tokenise(line) }));
  return (asked, name) =>
    name.length > 1 &&
    asked.field !== null &&
    isNamedThing(asked.label) &&
    // Who has worked for Oracle may know none of its programs.
    !names.some((name) => findTerm(name, asked)) &&
    lines.some(({ line, tokens }) => line.includes(fold(name)) && findTerm(tokens, asked));
}
