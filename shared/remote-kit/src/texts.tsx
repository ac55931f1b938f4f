import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { formatLocale, SOURCE_LANGUAGE } from '@vitae/contract/language';
import type { Observable } from '@vitae/contract/platform';
import type { ReactNode } from 'react';

/** Fetches the compiled catalog of a language: `` (language) => import(`./locales/${language}.po`) ``. */
export type LoadMessages = (language: string) => Promise<{ messages: Messages }>;

/** A bundle's texts in the language of the page. */
export interface Texts {
  i18n: I18n;
  /** Resolves when the texts of the first language are there, or when they have been waited for long enough. */
  ready: Promise<void>;
  stop(): void;
}

/** How long a screen waits for its language before it shows in English, and changes when the language comes. */
const PATIENCE_MS = 3_000;

/**
 * Follows the page's language with the catalogs of one bundle. English stands in the code and is always there; where
 * another catalog cannot be had the texts stay English.
 */
export function createTexts(language: Observable<string>, load: LoadMessages): Texts {
  const i18n = setupI18n();
  const activate = (shown: string, messages: Messages) =>
    i18n.loadAndActivate({ locale: shown, locales: formatLocale(shown, navigator.languages), messages });

  const follow = async () => {
    const wanted = language.get();
    if (wanted === i18n.locale) return;
    if (wanted === SOURCE_LANGUAGE) return activate(wanted, {});
    try {
      const { messages } = await load(wanted);
      if (language.get() === wanted) activate(wanted, messages);
    } catch (error) {
      console.error(`The texts in "${wanted}" could not be loaded`, error);
    }
  };

  activate(SOURCE_LANGUAGE, {});
  const unsubscribe = language.subscribe(follow);
  return {
    i18n,
    ready: Promise.race([follow(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]),
    stop: unsubscribe,
  };
}

/** Puts a bundle's texts within reach of `useLingui`, `Trans` and `Plural`. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>;
}
