import { msg } from '@lingui/core/macro';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

/** What the API says to staff who may not sign in; staff's calls go past the shell's own translation of it. */
export const translateRefusal = createDataTranslator([
  { text: msg`Please enter the code that your authenticator app shows.` },
  { text: msg`This code is not right, or was used before. Please enter the one that your app shows now.` },
  { text: msg`This site asks staff for a second factor. Set one up on the server first: pnpm staff second-factor.` },
  { text: msg`Too many wrong codes. Please wait 15 minutes and try again.` },
  { text: msg`Too many requests. Please wait a moment and try again.` },
  {
    text: msg({ message: 'Too many attempts. Please wait {minutes} minute and try again, or reset your password.' }),
    values: ['minutes'],
  },
  {
    text: msg({ message: 'Too many attempts. Please wait {minutes} minutes and try again, or reset your password.' }),
    values: ['minutes'],
  },
]);
