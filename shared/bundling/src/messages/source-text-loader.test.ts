import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import sourceTextLoader, { compileSourceTexts } from './source-text-loader.ts';

const idOf = generateMessageId;

test('compiles what the macros have left, also with a context and with values between', () => {
  const script = [
    `i18n._({ id: "${idOf('Hello {name}')}", message: "Hello {name}", values: { name } });`,
    `i18n._({ id: "${idOf('Open', 'verb')}", message: "Open", context: 'verb' });`,
    `_jsx(Trans_, { id: "${idOf('It\'s "so"\n{0}')}", values: { 0: a }, message: 'It\\'s "so"\\n{0}' });`,
  ].join('\n');
  const compiled = compileSourceTexts(script);
  expect(compiled).toContain('message: ["Hello ",["name"]], values');
  expect(compiled).toContain('message: ["Open"]');
  expect(compiled).toContain('message: ["It\'s \\"so\\"\\n",["0"]]');
});

test('compiles a table of texts, which imports nothing of Lingui any more', () => {
  const table = `export const TEXTS = { found: { id: "${idOf('{count} of {of}')}", message: "{count} of {of}" } };`;
  expect(sourceTextLoader(table)).toContain('message: [["count"]," of ",["of"]]');
});

test('leaves the messages of others alone', () => {
  const script = `i18n._({ id: "${idOf('Hello')}", message: "Hello" }); fail({ message: "Not {found}" });`;
  expect(compileSourceTexts(script)).toContain('fail({ message: "Not {found}" })');
});
