import { jest } from '@jest/globals';
import { Trans, useLingui } from '@lingui/react/macro';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFakePlatform } from './testing.tsx';
import { createTexts, type LoadMessages, TextsProvider } from './texts.tsx';

/** The id of `Hello {name}`, as the macros make it. */
const HELLO = 'OVaF9k';
const loadArabic: LoadMessages = async (language) => {
  if (language !== 'ar') throw new Error(`No catalog in ${language}`);
  return { messages: { [HELLO]: ['مرحبًا ', ['name']] } };
};

function Greeting() {
  const { t } = useLingui();
  const [name, setName] = useState('Ada');
  return (
    <>
      <h1>
        <Trans>Hello {name}</Trans>
      </h1>
      <input aria-label={t`Hello ${name}`} value={name} onChange={(event) => setName(event.target.value)} />
    </>
  );
}

async function open(first: string, load: LoadMessages = loadArabic) {
  const { language } = createFakePlatform({ language: first });
  const texts = createTexts(language, load);
  await texts.ready;
  render(
    <TextsProvider texts={texts}>
      <Greeting />
    </TextsProvider>,
  );
  return { language, texts };
}

test('English comes from the code, with no catalog', async () => {
  await open('en', () => Promise.reject(new Error('never asked for')));
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
});

test('a catalog is there before the first screen is', async () => {
  await open('ar');
  expect(screen.getByRole('heading')).toHaveTextContent('مرحبًا Ada');
});

test('changing the language keeps what is typed', async () => {
  const { language } = await open('en');
  await userEvent.type(screen.getByRole('textbox'), ' King');
  await act(async () => language.set('ar'));
  expect(screen.getByRole('heading')).toHaveTextContent('مرحبًا Ada King');
  expect(screen.getByRole('textbox', { name: 'مرحبًا Ada King' })).toHaveValue('Ada King');
  await act(async () => language.set('en'));
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada King');
});

test('a catalog that cannot be had leaves English', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { language } = await open('fr');
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
  await act(async () => language.set('ar'));
  expect(screen.getByRole('heading')).toHaveTextContent('مرحبًا Ada');
});

test('a late catalog does not undo a later choice', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { language } = await open('en', async (wanted) => {
    await late;
    return loadArabic(wanted);
  });
  language.set('ar');
  language.set('en');
  await act(async () => arrive());
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
});
