import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { RenderedRemote } from '@vitae/remote-kit/testing';
import { chosenTemplateDraft } from '../letter/chosen-template.ts';
import { type LetterApi, startLetterApi, TEMPLATES } from '../testing/letter-api.ts';
import { openScreen } from '../testing/open-screen.ts';

let api: LetterApi;
let remote: RenderedRemote;
const user = userEvent.setup();

beforeEach(async () => {
  localStorage.clear();
  api = await startLetterApi();
});
afterEach(async () => {
  await remote.unmount();
  await api.close();
});

const open = async () => {
  remote = await openScreen('/coverletter-template', api.url);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.findByRole('heading', { level: 2, name });

test('shows one card at a time and selects the first template by default', async () => {
  api.answer('templates', { status: 200, body: { success: true, templates: TEMPLATES }, delayMs: 50 });
  await open();
  expect(await screen.findByText('Loading templates...')).toBeVisible();
  expect(await card('Default')).toBeVisible();
  expect(screen.getByText('Best for')).toBeVisible();
  expect(screen.getByText('Style')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Selected', pressed: true })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Classic Cover Letter' })).toBeNull();
});

test('goes round with the arrows, the dots and the arrow keys', async () => {
  await open();
  await card('Default');
  await press('Previous template');
  expect(await card('House Style')).toBeVisible();
  await press('Next template');
  expect(await card('Default')).toBeVisible();
  await press('Classic Cover Letter');
  expect(await card('Classic Cover Letter')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await card('House Style')).toBeVisible();
  expect(screen.getByText('Template 3 of 3: House Style')).toBeInTheDocument();
});

test('a template of an unknown name has the texts of Default', async () => {
  await open();
  await card('Default');
  const texts = () => within(remote.element).getByText('Best for').parentElement!.textContent;
  const ofDefault = texts();
  await press('House Style');
  await card('House Style');
  expect(texts()).toBe(ofDefault);
});

test('preview shows the structure and selects; Continue stores the choice and goes on', async () => {
  await open();
  await card('Default');
  await press('Classic Cover Letter');
  await press('Preview');
  const dialog = await screen.findByRole('dialog', { name: 'Classic Cover Letter' });
  expect(within(dialog).getByText('Introduction')).toBeVisible();
  expect(within(dialog).getByText(/Say who you are\./)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Select This Template' }));
  expect(await screen.findByRole('button', { name: 'Selected' })).toBeVisible();
  await press('Continue');
  expect(chosenTemplateDraft.get()?.id).toBe('classic');
  expect(remote.platform.recorded.navigations).toContainEqual({ to: '/coverletter-builder', replace: false });
});

test('begins at the template that was stored', async () => {
  chosenTemplateDraft.set(TEMPLATES[2]!);
  await open();
  expect(await card('House Style')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Selected' })).toBeVisible();
});

test('offers to try again when the templates cannot be had', async () => {
  api.answer('templates', { status: 500, body: '' });
  await open();
  expect(await screen.findByText('Failed to load templates. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('says so when there are none', async () => {
  api.answer('templates', { status: 200, body: { success: true, templates: [] } });
  await open();
  expect(await screen.findByText('No templates available.')).toBeVisible();
});
