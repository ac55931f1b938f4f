import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const TAG = /<(\/?)(\w+)(\/?)>/g;

/** What is wrong with a translation, for people; empty when nothing is. */
export function checkTranslation(language: string, source: string, translation: string): string[] {
  if (!translation.trim()) return ['is not translated'];
  let original: Pieces;
  let translated: Pieces;
  try {
    original = piecesOf(source);
    translated = piecesOf(translation);
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`];
  }
  const problems: string[] = [];
  // In a plural form a language may say the number in words: only what appears nowhere, or from nowhere, is wrong.
  for (const name of original.placeholders) {
    if (!translated.placeholders.has(name)) problems.push(`lacks ${name}`);
  }
  for (const name of translated.placeholders) {
    if (!original.placeholders.has(name)) problems.push(`has ${name}, which the English text does not have`);
  }
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [variable, given] of translated.plurals) {
    const lacking = forms.filter((form) => !given.has(form));
    if (lacking.length > 0) problems.push(`lacks the plural forms ${lacking.join(', ')} of {${variable}}`);
  }
  for (const variable of original.plurals.keys()) {
    if (!translated.plurals.has(variable)) problems.push(`has no plural forms of {${variable}}`);
  }
  return problems;
}

interface Pieces {
  /** Variables as `{name}` and elements as `<0>`. */
  placeholders: Set<string>;
  /** Variable of a plural → the forms that it is given in. */
  plurals: Map<string, Set<string>>;
}

function piecesOf(message: string): Pieces {
  const pieces: Pieces = { placeholders: new Set(), plurals: new Map() };
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [, , name] of token.matchAll(TAG)) pieces.placeholders.add(`<${name}>`);
        continue;
      }
      const [name, type, choices] = token;
      pieces.placeholders.add(`{${name}}`);
      if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') continue;
      const { offset: _offset, ...forms } = choices as Record<string, CompiledMessage>;
      if (type === 'plural') pieces.plurals.set(name, new Set(Object.keys(forms)));
      for (const form of Object.values(forms)) if (Array.isArray(form)) visit(form);
    }
  };
  visit(compileMessageOrThrow(message));
  return pieces;
}
