import { type Convention, capitalised, headDetails } from './conventions.ts';
import type { StartingPoint } from './starting-points.ts';

export const OUTLINE_FILE_NAME = 'resume-outline.txt';

/** The outline as plain text: headings, and lines in brackets to be replaced. */
export function writeOutline(start: StartingPoint, convention: Convention): string {
  const blocks = [
    headDetails(convention)
      .map((detail) => `[${capitalised(detail)}]`)
      .join('\n'),
    ...start.sections.map((section) => [section.title.toUpperCase(), ...section.prompts].join('\n')),
  ];
  if (convention.region.photo === 'expected') blocks.unshift('[Photo]');
  return `${blocks.join('\n\n')}\n`;
}
