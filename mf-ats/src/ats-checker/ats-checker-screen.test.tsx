import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@vitae/remote-kit/testing';
import axe from 'axe-core';
import remote from '../remote.tsx';
import { checkDraft, MAX_TEXT_LENGTH } from './check-draft.ts';

// jsdom paints nothing, so colours are looked at in a browser.
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };
let rendered: Awaited<ReturnType<typeof renderRemote>>;

const open = async () => {
  rendered = await renderRemote(remote, '/ats-checker');
  return userEvent.setup();
};
const fields = () => ({
  advert: screen.getByRole('textbox', { name: /Job advert/ }),
  resume: screen.getByRole('textbox', { name: /Your resume/ }),
});
const check = () => screen.getByRole('button', { name: 'Check keywords' });
const list = (name: RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => checkDraft.clear());
afterEach(() => rendered.unmount());

it('shows which terms of the advert the resume names, and quotes both', async () => {
  const user = await open();
  await user.click(fields().advert);
  await user.paste('Requirements\n- Experience with SQL\n- Payroll\n\nNice to have\n- Xero');
  await user.click(fields().resume);
  await user.paste('Bookkeeper who writes her own SQL.');
  await user.click(check());

  expect(await screen.findByRole('heading', { name: 'Your resume names 1 of 3 terms.' })).toBeVisible();
  const missing = list(/Not in your resume/);
  expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PayrollRequiredThe advert: “Payroll”',
    'XeroNice to haveThe advert: “Xero”',
  ]);
  expect(list(/^In your resume/).getByRole('listitem')).toHaveTextContent(
    'You write: “Bookkeeper who writes her own SQL.”',
  );
  expect(rendered.platform.recorded.actions).toMatchObject([
    { actionType: 'custom_event', data: { event_name: 'ats_quick_check', event_data: { terms: 3, found: 1 } } },
  ]);
});

it('moves the focus to the result, and says when a text was edited since', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  const heading = await screen.findByRole('heading', { name: /Your resume names/ });
  expect(document.activeElement).toContainElement(heading);

  await user.type(fields().resume, ' Python');
  expect(screen.getByText(/You have edited a text since this check/)).toBeVisible();
  await user.click(check());
  expect(screen.queryByText(/You have edited a text since this check/)).toBeNull();
  expect(list(/^In your resume/).getAllByText('Python')).toHaveLength(2);
});

it('asks for what is missing, and goes to the field', async () => {
  const user = await open();
  await user.click(check());
  expect(fields().advert).toHaveFocus();
  expect(fields().advert).toHaveAccessibleDescription(/Paste the text of the job advert\./);
  expect(fields().resume).toHaveAccessibleDescription(/Paste the text of your resume\./);

  await user.type(fields().advert, 'Requirements: SQL');
  expect(screen.queryByText('Paste the text of the job advert.')).toBeNull();
});

it('refuses a text beyond the limit and keeps it', async () => {
  checkDraft.set({ advert: 'x'.repeat(MAX_TEXT_LENGTH + 1), resume: 'SQL' });
  const user = await open();
  await user.click(check());
  expect(screen.getByText(/longer than 20,000 characters/)).toBeVisible();
  expect(fields().advert).toHaveValue('x'.repeat(MAX_TEXT_LENGTH + 1));
});

it('says so when the advert asks for nothing that it can read', async () => {
  checkDraft.set({ advert: 'Come and work with us, it is nice here.', resume: 'SQL' });
  const user = await open();
  await user.click(check());
  expect(await screen.findByText('No skills were found in this advert')).toBeVisible();
});

it('keeps both texts through a reload and clears them on request', async () => {
  const user = await open();
  await user.type(fields().resume, 'Welder in Cork');
  await rendered.unmount();
  rendered = await renderRemote(remote, '/ats-checker');
  expect(fields().resume).toHaveValue('Welder in Cork');

  await user.click(screen.getByRole('button', { name: 'Clear both' }));
  expect(fields().resume).toHaveValue('');
  expect(checkDraft.get().resume).toBe('');
});

it('copies the missing terms, one a line', async () => {
  checkDraft.set({ advert: 'Requirements\n- SQL\n- Payroll', resume: 'Gardener' });
  const user = await open();
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'Copy the missing terms' }));
  expect(await navigator.clipboard.readText()).toBe('SQL\nPayroll');
  expect(rendered.platform.recorded.notifications).toEqual([{ kind: 'success', message: 'Copied the missing terms.' }]);
});

it('leads on to the cover letter inside the page', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  await user.click(await screen.findByRole('link', { name: 'Write a cover letter for this job' }));
  expect(rendered.platform.recorded.navigations).toEqual([{ to: '/coverletter', replace: false }]);
});

it('has no faults that axe can find, before and after a check', async () => {
  const user = await open();
  const faults = async () => (await axe.run(rendered.element, AXE_OPTIONS)).violations.map((violation) => violation.id);
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  await screen.findByRole('heading', { name: /Your resume names/ });
  expect(await faults()).toEqual([]);
});
