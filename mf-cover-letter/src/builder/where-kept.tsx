import { Trans } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { useUser } from '@vitae/remote-kit/platform';
import { Text } from '@vitae/ui/text';
import { Link } from 'react-router-dom';
import { useKeepingFailure } from '../letter/keep-in-account.ts';
import { historyDraft, lettersOf } from '../letter/letter-history.ts';

const LETTERS = '/coverletter-letters';

/** Where the letter is: in the account, on its way there, or in this browser only. */
export function WhereKept() {
  const user = useUser();
  const [history] = useDraft(historyDraft);
  const { failure } = useKeepingFailure();
  const isOnTheWay = user !== null && lettersOf(user.username, history).length > 0;
  return (
    <Text look="caption" tone="soft" role="status">
      {user === null ? (
        <Trans>
          Kept in this browser only. <Link to="/signup?redirectTo=/coverletter-builder">Make an account</Link> and find
          it on every device.
        </Trans>
      ) : isOnTheWay && failure?.status === 409 ? (
        <Trans>
          Your account is full: this letter is in this browser only. <Link to={LETTERS}>Delete some letters</Link>
        </Trans>
      ) : isOnTheWay && failure ? (
        <Trans>Not in your account yet. It is kept here, and sent when the connection allows.</Trans>
      ) : isOnTheWay ? (
        <Trans>Saving to your account…</Trans>
      ) : (
        <Trans>
          Saved in your account. <Link to={LETTERS}>All your letters</Link>
        </Trans>
      )}
    </Text>
  );
}
