import { PASSWORD_MIN_LENGTH } from '@vitae/contract/auth';

/** NIST SP 800-63B: length and an unknown password count, forced symbols don't. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row are easier to remember than symbols.`;
