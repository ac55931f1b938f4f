import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';

// Every browser has them; jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// What a screen loads late is compiled first, on a machine that may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 });
