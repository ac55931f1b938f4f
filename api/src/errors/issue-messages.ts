import { z } from 'zod';

function describeField(path: PropertyKey[] | undefined): string {
  const words = String(path?.at(-1) ?? 'The request')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Sentences for people where a schema of the contract states none of its own. Set for the whole process: zod offers
 * the validators of Fastify no other way.
 */
export function setReadableIssueMessages(): void {
  z.config({
    customError: (issue) => {
      const field = describeField(issue.path);
      switch (issue.code) {
        case 'invalid_type':
          return issue.input === undefined ? `${field} is required.` : `${field} is not of the expected kind.`;
        case 'too_big':
          return issue.origin === 'string'
            ? `${field} is too long: at most ${issue.maximum} characters.`
            : `${field} is too large: at most ${issue.maximum}.`;
        case 'too_small':
          if (issue.origin !== 'string') return `${field} is too small: at least ${issue.minimum}.`;
          return issue.minimum === 1
            ? `${field} is required.`
            : `${field} is too short: at least ${issue.minimum} characters.`;
        case 'invalid_value':
          return `${field} must be one of: ${issue.values.map(String).join(', ')}.`;
        case 'invalid_format':
          return `${field} is not in the expected form.`;
        default:
          return undefined;
      }
    },
  });
}
