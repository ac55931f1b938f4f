import { normaliseText } from '../text/clean-text.ts';

const SALUTATION = /^(?:dear|hello|hi|hey|greetings|good (?:morning|day|afternoon)|to whom|to the)\b/i;
const CLOSING =
  /^(?:sincerely|yours (?:sincerely|faithfully|truly)|(?:kind|best|warm|warmest|with kind|with best) regards|regards|best(?: wishes)?|all the best|respectfully|with (?:thanks|enthusiasm|gratitude|appreciation)|many thanks|thank you|cheers|warmly)\b.{0,12}[,.!]?$/i;
const PLACEHOLDER = /\[[^\]\n]{1,60}\]|\{\{?[^}\n]{1,60}\}?\}|<[^>\n]{1,60}>/g;

/** What is known to fill a model's placeholders with. */
export interface KnownNames {
  fullName: string;
  company: string;
}

/**
 * A model's answer as a plain letter: without reasoning, fences, markdown, subject line, address block and remarks,
 * its placeholders filled or left out. Empty when there is no letter in it.
 */
export function cleanLetter(answer: string, names: KnownNames): string {
  const text = normaliseText(answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, ''))
    .replace(/^```\w*$/gm, '')
    .replace(/^#{1,6} .*$/gm, '')
    .replace(/(\*\*\*|\*\*|__)(.{1,1000}?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^*_\n]{1,1000})[*_](?![\w*])/g, '$1')
    .replace(/^\s*[-*•]\s+/gm, '')
    .replace(/\[([^[\]\n]{1,300})\]\((?:https?:|mailto:)[^)\n]{0,2000}\)/g, '$1');
  const lines = text.split('\n').map((line) => withoutPlaceholders(line.trim(), names));
  const start = lines.findIndex((line) => line !== null && SALUTATION.test(line) && line.length < 120);
  if (start < 0) return '';
  const body = lines.slice(start).filter((line) => line !== null);
  const end = body.findLastIndex((line) => CLOSING.test(line));
  const paragraphs = (end < 0 ? body : body.slice(0, end))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim());
  const [first = '', ...rest] = paragraphs.filter(Boolean);
  if (rest.length === 0) return '';
  const closing =
    end < 0
      ? 'Sincerely,'
      : (body[end] ?? '').replace(/[.!]?$/, (mark) => (mark === '' ? '' : mark)).replace(/([^,.!])$/, '$1,');
  return [first, ...rest, names.fullName ? `${closing}\n${names.fullName}` : closing].join('\n\n');
}

/** Null for a line that is nothing but a placeholder nobody can fill. */
function withoutPlaceholders(line: string, { fullName, company }: KnownNames): string | null {
  const filled = line.replace(PLACEHOLDER, (placeholder) => {
    if (/company|organi[sz]ation|employer/i.test(placeholder) && company) return company;
    if (/(?:your|applicant|candidate|full).*name|signature/i.test(placeholder) && fullName) return fullName;
    return /hiring manager|recipient|manager/i.test(placeholder) ? 'Hiring Manager' : placeholder;
  });
  return filled !== '' && filled.replace(PLACEHOLDER, '').trim().length < 3 ? null : filled;
}
