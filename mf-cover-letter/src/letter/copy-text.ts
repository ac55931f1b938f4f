import { useLingui } from '@lingui/react/macro';
import { useNotify } from '@vitae/remote-kit/platform';
import { useEffect, useState } from 'react';

const COPIED_FOR_MS = 2000;

/** Copies to the clipboard; `isCopied` is true for two seconds after. */
export function useCopyText(): { isCopied: boolean; copy(text: string): Promise<void> } {
  const { t } = useLingui();
  const notify = useNotify();
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  return {
    isCopied: copiedAt !== null,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setCopiedAt(Date.now());
      } catch {
        notify('error', t`Failed to copy to clipboard.`);
      }
    },
  };
}
