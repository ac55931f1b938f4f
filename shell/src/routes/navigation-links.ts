import type { Channel } from '@vitae/contract/channel';
import type { NavigationLink } from '@vitae/contract/remote';
import { useMemo } from 'react';
import { useServices } from '../services.tsx';
import { useManifestTexts } from './manifest-texts.ts';

/** The links that the channel's remotes ask for, in their order and in the page's language. */
export function useNavigationLinks(): NavigationLink[] {
  const { channel } = useServices();
  const inLanguage = useManifestTexts();
  return useMemo(
    () =>
      linksInOrder(channel).map(({ label, description, callToAction, ...link }) => ({
        ...link,
        label: inLanguage(label),
        description: description && inLanguage(description),
        callToAction: callToAction && inLanguage(callToAction),
      })),
    [channel, inLanguage],
  );
}

function linksInOrder(channel: Channel): NavigationLink[] {
  return Object.values(channel.remotes)
    .flatMap((remote) => remote.navigation)
    .sort((a, b) => a.order - b.order);
}
