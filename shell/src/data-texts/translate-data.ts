import { type I18n, setupI18n } from '@lingui/core';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import { type DataText, failureTexts, otherTexts } from './data-texts.ts';

/** Stands for a value while the English sentence is made into an expression. */
const VALUE_MARK = '\u0000';
const english = setupI18n({ locale: SOURCE_LANGUAGE, messages: { [SOURCE_LANGUAGE]: {} } });

const byEnglish = new Map<string, DataText>();
const withValues: { expression: RegExp; data: DataText }[] = [];
for (const data of [...otherTexts, ...Object.values(failureTexts).flat()]) {
  const marks = Object.fromEntries((data.values ?? []).map((name) => [name, VALUE_MARK]));
  const sentence = english._({ ...data.text, values: marks });
  if (!data.values) byEnglish.set(sentence, data);
  else {
    const parts = sentence.split(VALUE_MARK).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    withValues.push({ expression: new RegExp(`^${parts.join('(.{1,80})')}$`), data });
  }
}

/** An English text that came as data, in the page's language; null where it is not known. */
export function translateData(i18n: I18n, text: string): string | null {
  const whole = byEnglish.get(text);
  if (whole) return i18n._(whole.text);
  for (const { expression, data } of withValues) {
    const found = expression.exec(text);
    if (found) {
      const values = Object.fromEntries(data.values!.map((name, index) => [name, found[index + 1]]));
      return i18n._({ ...data.text, values });
    }
  }
  return null;
}

interface FailureBody {
  code?: unknown;
  message?: unknown;
  fields?: unknown;
}

/**
 * The API's answer to a failed call in the page's language: its sentence by the code, what it says of fields by their
 * sentences. What is not known stays as the API has written it.
 */
export function translateFailure<Body extends FailureBody>(i18n: I18n, body: Body): Body {
  const fields = Object.fromEntries(
    Object.entries(isRecord(body.fields) ? body.fields : {}).map(([field, text]) => [
      field,
      (typeof text === 'string' && translateData(i18n, text)) || text,
    ]),
  );
  const ofCode = typeof body.code === 'string' ? failureTexts[body.code] : undefined;
  const message =
    (typeof body.message === 'string' && translateData(i18n, body.message)) ||
    // An API that is newer than this page has put its sentence in other words.
    (ofCode?.length === 1 && !ofCode[0]!.values && i18n._(ofCode[0]!.text)) ||
    (body.code === 'invalid_input' && [...new Set(Object.values(fields))].join(' ')) ||
    body.message;
  return { ...body, message, ...(isRecord(body.fields) && { fields }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
