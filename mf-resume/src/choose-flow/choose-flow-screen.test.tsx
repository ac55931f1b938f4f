import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePlatform, renderRemote } from '@vitae/remote-kit/testing';
import axe from 'axe-core';
import remote from '../remote.tsx';
import { flowDraft } from './flow-draft.ts';

const PATH = '/choose-your-resumeflow';
// jsdom paints nothing, so colours are looked at in a browser.
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };
let rendered: Awaited<ReturnType<typeof renderRemote>>;

const open = async (platform = createFakePlatform()) => {
  rendered = await renderRemote(remote, PATH, platform);
  return userEvent.setup();
};
const outlineTitles = () =>
  within(screen.getByRole('region', { name: 'Your outline, from top to bottom' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => flowDraft.clear());
afterEach(() => rendered.unmount());

it('shows no outline before a choice, and the one that fits after it', async () => {
  const user = await open();
  expect(screen.getByRole('heading', { name: 'Your outline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download the outline' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'I am starting from nothing' }));
  expect(outlineTitles().slice(0, 3)).toEqual(['Personal details', 'Summary', 'Education']);
  await user.click(screen.getByRole('radio', { name: 'I am changing direction' }));
  expect(outlineTitles().slice(0, 3)).toEqual(['Personal details', 'Summary', 'Skills that carry over']);
});

it('is chosen with the arrow keys alone', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'I am starting from nothing' })).toBeChecked();
});

it('follows the region', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  await user.selectOptions(screen.getByLabelText('Where do you apply?'), 'Kuwait');
  expect(screen.getByText(/nationality, visa status, date of birth\. Employers in Kuwait look for/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Where do you apply?'), 'United States');
  expect(screen.getByText(/8\.5 × 11 in, no photo/)).toBeVisible();
});

it('begins with the region that the site knows', async () => {
  const platform = createFakePlatform();
  platform.region = { get: () => 'GB', subscribe: () => () => {} };
  await open(platform);
  expect(screen.getByLabelText('Where do you apply?')).toHaveDisplayValue('United Kingdom');
});

it('remembers choice, region and what is gathered', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  await user.selectOptions(screen.getByLabelText('Where do you apply?'), 'Oman');
  await user.click(screen.getByRole('checkbox', { name: 'The latest version of your file' }));
  await rendered.unmount();

  await open();
  expect(screen.getByRole('radio', { name: 'I have a resume' })).toBeChecked();
  expect(screen.getByLabelText('Where do you apply?')).toHaveDisplayValue('Oman');
  expect(screen.getByRole('checkbox', { name: 'The latest version of your file' })).toBeChecked();
  expect(screen.getByText('1 of 4 ready')).toBeVisible();
});

it('copies the outline as text', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I am changing direction' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('SKILLS THAT CARRY OVER\n[Skill in the new field’s words]');
  expect(rendered.platform.recorded.notifications).toEqual([{ kind: 'success', message: 'Copied the outline.' }]);
});

it('downloads the outline as a text file', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob | MediaSource) => {
    blobs.push(blob as Blob);
    return 'blob:outline';
  };
  URL.revokeObjectURL = () => {};
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  try {
    await user.click(screen.getByRole('button', { name: 'Download the outline' }));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  expect(names).toEqual(['resume-outline.txt']);
  expect(blobs[0]?.type).toBe('text/plain;charset=utf-8');
});

it('leads on to what takes a resume, inside the page', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  await user.click(screen.getByRole('link', { name: 'Check its keywords' }));
  expect(rendered.platform.recorded.navigations).toEqual([{ to: '/ats-checker', replace: false }]);
});

it('speaks Arabic, the outline too', async () => {
  const user = await open(createFakePlatform({ language: 'ar' }));
  await user.click(await screen.findByRole('radio', { name: 'لديّ سيرة ذاتية' }));
  await user.selectOptions(screen.getByLabelText('أين تتقدّم للعمل؟'), 'الكويت');
  await user.click(screen.getByRole('button', { name: 'نسخ' }));
  const outline = await navigator.clipboard.readText();
  expect(outline).toContain('[الجنسية]');
  expect(outline.replace(/LinkedIn/, '')).not.toMatch(/[a-z]/i);
});

it('has no faults that axe can find', async () => {
  const user = await open();
  const faults = async () => (await axe.run(rendered.element, AXE_OPTIONS)).violations.map((violation) => violation.id);
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'I have a resume' }));
  expect(await faults()).toEqual([]);
});
