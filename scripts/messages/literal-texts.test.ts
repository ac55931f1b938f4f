import { literalTextsOf } from './literal-texts.ts';

const textsOf = (jsx: string) => literalTextsOf(`// A comment\nexport const x = ${jsx};`).map(({ text }) => text);

test('finds what a person reads that is in no message', () => {
  expect(textsOf('<p>Hello <b>you</b> {name}</p>')).toEqual(['Hello', 'you']);
  expect(textsOf('<button aria-label="Close" title={isOpen ? "Hide" : `Show all`}>{"Send"}</button>')).toEqual([
    'Close',
    'Hide',
    'Show all',
    'Send',
  ]);
});

test('lets messages, names in code and signs be', () => {
  expect(
    textsOf('<p id="main" className="wide" css={{ display: "flex" }}><Trans>Hello <b>you</b></Trans> · {t`Send`}</p>'),
  ).toEqual([]);
  expect(textsOf('<Field label={t`Name`} type="email" icon={<Icon name="mail" />}>×</Field>')).toEqual([]);
});

test('says the line', () => {
  expect(literalTextsOf('\n\nconst a = (\n  <p>\n    Hello\n  </p>\n);')).toEqual([{ line: 4, text: 'Hello' }]);
});
