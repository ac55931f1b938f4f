import { useLingui } from '@lingui/react/macro';

/** What each code of a remote's failure means, in a few words. */
export function useCauseNames(): (code: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    'VITAE-REMOTE-001': t`The code did not come, or is not the one released`,
    'VITAE-REMOTE-002': t`The code did not come in time`,
    'VITAE-REMOTE-004': t`Manifest and code name different screens`,
    'VITAE-REMOTE-005': t`The mount threw, or did not end`,
    'VITAE-REMOTE-006': t`A screen threw after it was there`,
    'VITAE-REMOTE-007': t`There was nothing to see`,
    'VITAE-REMOTE-008': t`A move to another screen did not end`,
    'VITAE-REMOTE-009': t`The unmount threw, or did not end`,
    'VITAE-REMOTE-010': t`No screen for the path`,
    'VITAE-REMOTE-011': t`Too many navigations or renders`,
    'VITAE-REMOTE-012': t`An error that nobody caught; the screen went on`,
    'VITAE-REMOTE-013': t`A slot passed something else than was agreed`,
    'VITAE-REMOTE-014': t`It said something on the bus that it may not`,
  };
  return (code) => names[code] ?? '';
}
