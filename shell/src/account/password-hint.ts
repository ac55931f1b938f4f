import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@vitae/contract/auth';

/** NIST SP 800-63B: length and an unknown password count, forced symbols don't. */
export function usePasswordHint(): string {
  const { t } = useLingui();
  return t`At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row are easier to remember than symbols.`;
}
