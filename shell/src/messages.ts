import type { LoadMessages } from '@vitae/remote-kit/texts';

/** Languages that the shell has a catalog in and their own names for themselves, set by the build from its files. */
declare const LANGUAGES: Readonly<Record<string, string>>;

export const availableLanguages: readonly string[] = Object.keys(LANGUAGES);
/** `ar` → `العربية` */
export const languageNames = LANGUAGES;

export const messages: LoadMessages = (language) => import(`./locales/${language}.po`);
