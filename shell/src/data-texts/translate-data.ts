import type { I18n } from '@lingui/core';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';
import { failureTexts, otherTexts } from './data-texts.ts';

/** An English text that came as data, in the page's language; null where it is not known. */
export const translateData = createDataTranslator([...otherTexts, ...Object.values(failureTexts).flat()]);

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
