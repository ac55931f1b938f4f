import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { screen } from '@testing-library/dom';
import { packagesWithTexts, readCatalog } from '@vitae/bundling/messages/catalog';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, type RenderedRemote, renderRemote } from '@vitae/remote-kit/testing';
import manifest from '../remote.json';
import { contributions, screens } from './screens.ts';
import { fillBrowserGaps } from './testing/browser-gaps.ts';

fillBrowserGaps();

// A language that nobody speaks, of which no code knows: every English text between brackets.
const PSEUDO = 'xx';
const pseudo = Object.fromEntries(
  packagesWithTexts(path.resolve(import.meta.dirname, '..'))
    .flatMap((folder) => Object.entries(readCatalog(folder, 'en')))
    .map(([id, { source }]) => [id, compileMessage(`⟦${source}⟧`)]),
);

/** Of the sample letter: names, and what Intl writes for want of the language. */
const SAME_EVERYWHERE = new Set(['mara.lindqvist@example.com', 'Halden Bicycle Works', 'March 3, 2026']);

let remote: RenderedRemote;
afterEach(() => remote.unmount());

test.each(['/coverletter', '/coverletter-builder', '/coverletter-download'])(
  '%s speaks a third language when its catalog is there, and holds no text outside of it',
  async (at) => {
    const withPseudo = defineRemote({
      manifest,
      routes: screens,
      contributions,
      messages: async () => ({ messages: pseudo }),
    });
    remote = await renderRemote(
      withPseudo,
      at,
      createFakePlatform({ language: PSEUDO, baseUrl: 'http://127.0.0.1:9' }),
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^⟦.*⟧$/);
    expect(textsOutsideMessages(remote.element)).toEqual([]);
  },
);

/** Texts with a word in it, and names of controls, that are not part of a message. */
function textsOutsideMessages(root: HTMLElement): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isMessage = /[⟦⟧]/.test(text) || /⟦[^⟧]*$/.test(textBefore(root, node));
    if (/\p{L}{2}/u.test(text) && !isMessage && !SAME_EVERYWHERE.has(text)) found.push(text);
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const text = element.getAttribute(name);
      if (text && /\p{L}{2}/u.test(text) && !text.includes('⟦')) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

/** What stands before a text node: an open bracket there says that the node is inside a message. */
function textBefore(root: HTMLElement, node: Node): string {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEndBefore(node);
  return range.toString();
}
