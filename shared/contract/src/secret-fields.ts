/** Words in the name of a field whose value is nobody's business but its owner's. */
const SECRET_WORDS =
  /passw|passphrase|passcode|secret|token|one_?time|card_?number|(^|_)(pass|pwd|pin|otp|cvc|cvv|iban|ssn)(_|$)/;
const REMOVED = '[removed]';

function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
  return SECRET_WORDS.test(words);
}

/** Values of fields like `password`, `cvc` or `refresh_token` are replaced at every depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecretName(name) ? REMOVED : withoutSecrets(field)]),
  );
}

/**
 * Fields of forms that analytics keep. A form's other fields hold what people type, whatever they are called: a team
 * that wants one counted names it here.
 */
const FORM_FIELDS: ReadonlySet<string> = new Set([
  'tone',
  'template',
  'has_company_name',
  'has_additional_context',
  'resume_type',
  'resume_size',
]);
const FORM_VALUE_MAX_CHARACTERS = 100;

/** Of a form's data the named fields with short values, and nothing else. */
function namedFields(formData: object): object {
  return Object.fromEntries(
    Object.entries(formData).filter(
      ([name, value]) =>
        FORM_FIELDS.has(name) &&
        (['number', 'boolean'].includes(typeof value) ||
          (typeof value === 'string' && value.length <= FORM_VALUE_MAX_CHARACTERS)),
    ),
  );
}

/**
 * The data of an action as analytics may send and keep it. The browser applies it before it sends, the API before it
 * stores.
 */
export function withoutPrivateData(actionType: string, data: unknown): unknown {
  const { form_data: formData, ...rest } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  if (actionType !== 'form_submit') return withoutSecrets(data);
  return { ...(withoutSecrets(rest) as object), form_data: namedFields(Object(formData)) };
}
