import { Trans } from '@lingui/react/macro';
import type { SiteConfig } from '@vitae/contract/site-config';
import { Banner } from '@vitae/ui/message';
import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';

/** What the deployment has and has not; null until the API has said it. */
export function useSiteConfig(): SiteConfig | null {
  const { siteConfig } = useServices();
  const [config, setConfig] = useState<SiteConfig | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without an answer the screens do with what needs no configuration.
    siteConfig().then(
      (answer) => isGone || setConfig(answer),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [siteConfig]);
  return config;
}

/** On a site that sends no mail, where to read it. */
export function DevMailboxHint() {
  if (!useSiteConfig()?.has_dev_mailbox) return null;
  return (
    <Banner kind="info">
      <Trans>This site sends no mail. The link to its mailbox is in the terminal, where the site was started.</Trans>
    </Banner>
  );
}
