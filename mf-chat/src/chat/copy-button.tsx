import { useLingui } from '@lingui/react/macro';
import { useNotify } from '@vitae/remote-kit/platform';
import { IconButton } from '@vitae/ui/button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const COPIED_FOR_MS = 2000;

/** Copies a text; for two seconds it says that it has. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      notify('error', t`Failed to copy to clipboard.`);
    }
  };
  return (
    <IconButton label={isCopied ? t`Copied!` : t`Copy`} onClick={copy}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}
