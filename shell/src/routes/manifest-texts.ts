import type { Channel } from '@vitae/contract/channel';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

/** A text of a manifest (a title, a label of the navigation) in another language; itself where there is none. */
function translateManifestText(channel: Channel, language: string, text: string): string {
  for (const { translations } of [...Object.values(channel.remotes), ...(channel.shell ? [channel.shell] : [])]) {
    const translated = translations?.[language]?.[text];
    if (translated) return translated;
  }
  return text;
}

/** Puts texts of `shell.json` and `remote.json` into the page's language. */
export function useManifestTexts(): (text: string) => string {
  const { channel, platform } = useServices();
  const language = useSyncExternalStore(platform.language.subscribe, platform.language.get);
  return useCallback((text) => translateManifestText(channel, language, text), [channel, language]);
}
