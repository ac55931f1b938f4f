import type { LoadMessages } from '@vitae/remote-kit/texts';

/** Languages that the shell has a catalog in, set by the build from its files. */
declare const LANGUAGES: readonly string[];

export const availableLanguages = LANGUAGES;

export const messages: LoadMessages = (language) => import(`./locales/${language}.po`);
