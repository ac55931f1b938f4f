import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// Every browser has them; jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// What a screen loads late is compiled first, on a machine that may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out: of all styles only those that hide an element tell a test something. It matches every rule
// again for each question about an element, which was half of the time of the tests of screens.
const HIDING = /display:\s*none|visibility:|pointer-events:|content-visibility:/;
if (typeof HTMLStyleElement !== 'undefined') {
  const append = HTMLStyleElement.prototype.appendChild;
  HTMLStyleElement.prototype.appendChild = function appendChild<T extends Node>(node: T): T {
    if (this.dataset.emotion && !HIDING.test(node.textContent ?? '')) node.textContent = '';
    return append.call(this, node) as T;
  };
}
