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

/**
 * The data of an action as analytics may send and keep it: values of fields like `password`, `cvc` or
 * `refresh_token` are replaced at every depth. The browser applies it before it sends, the API before it stores.
 */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecretName(name) ? REMOVED : withoutSecrets(field)]),
  );
}
