import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@vitae/remote-kit/testing';
import axe from 'axe-core';
import remote from '../remote.tsx';
import { ANSWERS } from './answers.ts';

const PATH = '/ai-chat-landingpage';
// jsdom paints nothing, so colours are looked at in a browser.
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };
let rendered: Awaited<ReturnType<typeof renderRemote>>;

const open = async (address = PATH) => {
  rendered = await renderRemote(remote, address);
  return userEvent.setup();
};
const search = () => screen.getByRole('searchbox', { name: 'Your question' });
const questions = () => within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('link');
const answer = () => screen.getByRole('article');

afterEach(() => rendered.unmount());

it('lists all questions and shows the first answer', async () => {
  await open();
  expect(questions().map((link) => link.textContent)).toEqual(ANSWERS.map(({ question }) => question));
  expect(answer()).toHaveAccessibleName(ANSWERS[0]!.question);
});

it('finds answers while a question is typed, best first', async () => {
  const user = await open();
  await user.type(search(), 'I was fired');
  expect(questions()[0]).toHaveTextContent('What do I say when I was let go?');
  expect(answer()).toHaveAccessibleName('What do I say when I was let go?');
  await user.click(screen.getByRole('button', { name: 'Clear the question' }));
  expect(questions()).toHaveLength(ANSWERS.length);
  expect(search()).toHaveFocus();
});

it('filters by topic and tells how many are left', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Interview' }));
  expect(questions()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 answers found');
});

it('says so when there is no answer, and offers the way back', async () => {
  const user = await open();
  await user.type(search(), 'photosynthesis');
  expect(screen.getByText('No answer to that')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toHaveLength(ANSWERS.length);
});

it('gives each answer an address, and moves the focus to an opened one', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'How do I explain a gap?' }));
  expect(rendered.platform.recorded.navigations).toEqual([{ to: `${PATH}?question=explain-a-gap`, replace: false }]);
  expect(await screen.findByRole('article', { name: 'How do I explain a gap?' })).toHaveFocus();
  expect(questions().find((link) => link.getAttribute('aria-current'))).toHaveTextContent('How do I explain a gap?');
});

it('opens at an answer’s address, and leaves it when another question is typed', async () => {
  const user = await open(`${PATH}?question=salary-expectations`);
  expect(answer()).toHaveAccessibleName('What do I say about salary expectations?');
  await user.type(search(), 'photo');
  expect(await screen.findByRole('article', { name: 'Should I include a photo or my date of birth?' })).toBeVisible();
  expect(rendered.platform.recorded.navigations).toEqual([{ to: PATH, replace: true }]);
  expect(search()).toHaveFocus();
});

it('says so when an address names no answer', async () => {
  await open(`${PATH}?question=meaning-of-life`);
  expect(screen.getByText(/That answer is not here/)).toBeVisible();
  expect(questions()).toHaveLength(ANSWERS.length);
});

it('copies the words to start from', async () => {
  const user = await open(`${PATH}?question=letter-addressee`);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Dear hiring team at [company],');
  expect(rendered.platform.recorded.notifications).toEqual([{ kind: 'success', message: 'Copied the wording.' }]);
});

it('has no faults that axe can find, with and without an answer', async () => {
  const user = await open();
  const faults = async () => (await axe.run(rendered.element, AXE_OPTIONS)).violations.map((violation) => violation.id);
  expect(await faults()).toEqual([]);
  await user.type(search(), 'photosynthesis');
  expect(await faults()).toEqual([]);
});
