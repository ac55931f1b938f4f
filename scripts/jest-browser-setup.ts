import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// Every browser has them; jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// What a screen loads late is compiled first, on a machine that may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out: of all styles only those that hide an element tell a test something. It works them out from
// every rule, for the element and all above it, each time it is asked, and a query by role asks for each element of the
// page again and again. So it gets only the rules that hide, and what it found holds until something changes.
const HIDING = /display:\s*none|visibility:|pointer-events:|content-visibility:/;
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window);
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const state of ['focusin', 'focusout', 'input', 'change']) document.addEventListener(state, forget, true);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
    if (!HIDING.test(rule)) return this.cssRules.length;
    forget();
    return insert.call(this, rule, Math.min(index ?? 0, this.cssRules.length));
  };
}
