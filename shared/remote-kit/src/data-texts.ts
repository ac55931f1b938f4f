import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';

/** A text that reaches the screen as data, in English to the letter: from the API or from a list of the contract. */
export interface DataText {
  text: MessageDescriptor;
  /** Names of what varies in it. */
  values?: readonly string[];
}

/** Stands for a value while the English sentence is made into an expression. */
const VALUE_MARK = '\u0000';

/**
 * Finds the messages of English texts that came as data.
 *
 * @returns a function that gives such a text in the language of `i18n`; null where the text is not among `texts`.
 */
export function createDataTranslator(texts: readonly DataText[]): (i18n: I18n, text: string) => string | null {
  const english = setupI18n({ locale: SOURCE_LANGUAGE, messages: { [SOURCE_LANGUAGE]: {} } });
  const byEnglish = new Map<string, DataText>();
  const withValues: { expression: RegExp; data: DataText & { values: readonly string[] } }[] = [];
  for (const { text, values } of texts) {
    const marks = Object.fromEntries((values ?? []).map((name) => [name, VALUE_MARK]));
    const sentence = english._({ ...text, values: marks });
    if (!values) byEnglish.set(sentence, { text });
    else {
      const parts = sentence.split(VALUE_MARK).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      withValues.push({ expression: new RegExp(`^${parts.join('(.{1,80})')}$`), data: { text, values } });
    }
  }
  return (i18n, text) => {
    const whole = byEnglish.get(text);
    if (whole) return i18n._(whole.text);
    for (const { expression, data } of withValues) {
      const found = expression.exec(text);
      if (!found) continue;
      return i18n._({ ...data.text, values: Object.fromEntries(data.values.map((name, at) => [name, found[at + 1]])) });
    }
    return null;
  };
}
