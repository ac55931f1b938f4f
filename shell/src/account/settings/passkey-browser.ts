import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

interface PasskeyQuestion {
  challenge_id: string;
  options: { challenge: string };
}

export const hasPasskeySupport = browserSupportsWebAuthn;

/** Whether the person has closed the browser's own question, or let it wait too long: nothing to complain about. */
export function isPasskeyCanceled(error: unknown): boolean {
  return (
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
    (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
  );
}

/** What a passkey of this device answers to the API's question. */
export async function answerWithPasskey({ challenge_id, options }: PasskeyQuestion) {
  const answer = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return { challenge_id, answer: { ...answer } };
}

/** A new passkey of this device. */
export async function createPasskey({ challenge_id, options }: PasskeyQuestion) {
  const answer = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  return { challenge_id, answer: { ...answer } };
}
