import type { Mail } from '../mail/mailer.ts';

const VALIDITY = 'It is valid for 10 minutes.';
const NOT_ME = 'If you did not ask for this, you can ignore this mail: nothing has changed.';

export function signupCodeMail(to: string, code: string): Mail {
  return {
    to,
    subject: `${code} is your Vitae code`,
    text: `Welcome to Vitae.\n\nYour code to finish the sign-up: ${code}\n${VALIDITY}\n\n${NOT_ME}`,
  };
}

export function alreadyRegisteredMail(to: string): Mail {
  return {
    to,
    subject: 'You already have a Vitae account',
    text:
      'Someone, most likely you, wanted to sign up at Vitae with this address. There is an account for it already: ' +
      `please sign in, or use "Forgot password" to choose a new one.\n\n${NOT_ME}`,
  };
}

export function resetCodeMail(to: string, code: string): Mail {
  return {
    to,
    subject: `${code} is your Vitae code`,
    text: `Your code to choose a new password: ${code}\n${VALIDITY}\n\n${NOT_ME}`,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Vitae password was changed',
    text:
      'The password of your Vitae account was changed just now, and every other browser was signed out.\n\n' +
      'If that was not you, choose a new password with "Forgot password" at once.',
  };
}
