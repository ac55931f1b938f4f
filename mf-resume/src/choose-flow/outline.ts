import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Convention, capitalised, headDetails } from './conventions.ts';
import type { StartingPoint } from './starting-points.ts';

export const OUTLINE_FILE_NAME = 'resume-outline.txt';

/**
 * The outline as plain text: headings, and lines in brackets to be replaced.
 *
 * @param say Puts a text into the language of the page.
 */
export function writeOutline(
  start: StartingPoint,
  convention: Convention,
  say: (text: MessageDescriptor) => string,
): string {
  const blocks = [
    headDetails(convention)
      .map((detail) => `[${capitalised(say(detail))}]`)
      .join('\n'),
    ...start.sections.map((section) => [say(section.title).toUpperCase(), ...section.prompts.map(say)].join('\n')),
  ];
  if (convention.region.photo === 'expected') blocks.unshift(say(msg`[Photo]`));
  return `${blocks.join('\n\n')}\n`;
}
