import type { Mail } from '../mail/mailer.ts';
import { describeBrowser } from './describe-browser.ts';
import type { SignInOrigin } from './sign-in-origin.ts';

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

function codeMail(to: string, code: string, purpose: string): Mail {
  return {
    to,
    subject: `${code} is your Vitae code`,
    text: `Your code to ${purpose}: ${code}\n${VALIDITY}\n\n${NOT_ME}`,
  };
}

export const resetCodeMail = (to: string, code: string) => codeMail(to, code, 'choose a new password');
export const confirmCodeMail = (to: string, code: string) => codeMail(to, code, 'confirm that it is you');
export const newAddressCodeMail = (to: string, code: string) => codeMail(to, code, 'use this address at Vitae');

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Vitae password was changed',
    text:
      'The password of your Vitae account was changed just now, and every other browser was signed out.\n\n' +
      'If that was not you, choose a new password with "Forgot password" at once.',
  };
}

const IF_NOT_ME = 'If that was not you, sign in, end that session at /account, and choose a new password at once.';

/** Who, where and when, so that the owner recognises it or does not. */
export function newDeviceMail(to: string, { browser, network, timeZone }: SignInOrigin, at: Date): Mail {
  const { browser: name, system } = describeBrowser(browser);
  const device = [name ?? 'An unknown browser', system && `on ${system}`].filter(Boolean).join(' ');
  return {
    to,
    subject: 'A new device signed in to your Vitae account',
    text:
      'Your account was opened from a device that it was not opened from before:\n\n' +
      `${device}\nNetwork ${network}${timeZone && `, time zone ${timeZone}`}\n${at.toUTCString()}\n\n${IF_NOT_ME}`,
  };
}

/** To the address that was given up. */
export function emailChangedMail(to: string, newAddress: string): Mail {
  return {
    to,
    subject: 'The address of your Vitae account was changed',
    text: `Your Vitae account belongs to ${newAddress} now; this address opens it no more.\n\nIf that was not you, answer this mail at once.`,
  };
}

export function secondFactorChangedMail(to: string, isOn: boolean): Mail {
  return {
    to,
    subject: `The second factor of your Vitae account was ${isOn ? 'switched on' : 'switched off'}`,
    text: `Signing in with your password ${isOn ? 'asks for a code of your authenticator app now' : 'asks for no code any more'}.\n\n${IF_NOT_ME}`,
  };
}

export function passkeyAddedMail(to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey was added to your Vitae account',
    text: `The passkey "${name}" opens your account from now on.\n\n${IF_NOT_ME}`,
  };
}

export function accountDeletedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Vitae account was deleted',
    text: 'Your account and everything in it was deleted, as you asked. Nothing is left to restore it from.',
  };
}
