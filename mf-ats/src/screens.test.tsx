import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, type RenderedRemote, renderRemote } from '@vitae/remote-kit/testing';
import axe from 'axe-core';
import manifest from '../remote.json';
import { checkDraft } from './check/check-draft.ts';
import { ForgetOnSignOut } from './check/forget-on-sign-out.tsx';
import { messages } from './messages.ts';
import { contributions, screens } from './screens.ts';
import { type AtsApi, startAtsApi } from './testing/ats-api.ts';
import { sampleCheck, sampleReport } from './testing/sample-check.ts';

// jsdom paints nothing, so colours are looked at in a browser.
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };
const USER = { username: 'Dana', isPaid: false, plan: 'Free' };
const OLDER = sampleCheck({
  id: 'check-1',
  created_at: '2026-11-10T10:00:00.000Z',
  report: sampleReport({
    score: 55,
    findings: [{ rule: 'phone', part: 'contact', values: {}, evidence: null, gain: 2 }],
  }),
});
const CHECKS = [sampleCheck(), OLDER];
const DAMAGED =
  'This file is damaged and cannot be opened. Please save it again from your editor and upload the new copy.';

let api: AtsApi;
let remote: RenderedRemote;

beforeEach(async () => {
  checkDraft.clear();
  api = await startAtsApi();
  api.has(CHECKS);
});
afterEach(async () => {
  await remote.unmount();
  await api.close();
});

async function open(path: string, language = 'en') {
  const definition = defineRemote({ manifest, messages, routes: screens, contributions, wrapper: ForgetOnSignOut });
  remote = await renderRemote(definition, path, createFakePlatform({ baseUrl: api.url, user: USER, language }));
  return userEvent.setup({ applyAccept: false });
}
const sent = (call: string) => api.requests.filter((request) => request.call === call).map(({ body }) => body);
const faults = async () => (await axe.run(remote.element, AXE_OPTIONS)).violations.map(({ id }) => id);
const fileOf = (name: string, content = 'Dana Reyes') => new File([content], name, { type: 'text/plain' });

describe('the form', () => {
  it('checks a resume of the account against an advert and goes to its report', async () => {
    const user = await open('/ats-checker-form');
    await screen.findByRole('option', { name: /Dana CV/ });
    await user.type(screen.getByLabelText('Text of the advert'), 'Requirements: Kubernetes');
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check against the advert' }));
    expect(await screen.findByRole('heading', { name: 'What would raise your score most' })).toBeVisible();
    const [body] = sent('POST /api/ats-checker/');
    expect(body).toContain('resume-1');
    expect(body).toContain('Requirements: Kubernetes');
    expect(remote.platform.recorded.navigations.at(-1)?.to).toBe('/ats-checker-result?check=check-new');
  });

  it('checks two versions of a resume and shows them beside each other', async () => {
    const version = { id: 'version-1', name: 'For Acme', revision: 1, created_at: '2026-11-05T08:15:00.000Z' };
    api.hasVersions([version, { ...version, id: 'version-2', name: null }]);
    const ofVersion = sampleCheck({ id: 'check-3', resume_version: version, report: sampleReport({ score: 71 }) });
    api.has([...CHECKS, ofVersion]);
    const user = await open('/ats-checker-form');
    await user.click(await screen.findByRole('button', { name: /two beside each other/ }));
    const versions = await screen.findByLabelText('Version');
    await user.selectOptions(versions, within(versions).getByRole('option', { name: /For Acme/ }));
    await user.selectOptions(screen.getByLabelText('Check beside it'), 'As it is now');
    expect(within(screen.getByLabelText('Check beside it')).queryByRole('option', { name: /For Acme/ })).toBeNull();
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check the resume alone' }));
    await waitFor(() =>
      expect(remote.platform.recorded.navigations.at(-1)?.to).toBe('/ats-dashboard?compare=check-new%2Ccheck-new'),
    );
    const [first, second] = sent('POST /api/ats-checker/');
    expect(first).toContain('version-1');
    expect(second).not.toContain('version_id');
    await remote.unmount();

    await open('/ats-dashboard?compare=check-1%2Ccheck-3%2Cgone');
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: /For Acme/ })).toBeVisible();
    expect(within(table).getByText('71')).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  it('says what is wrong with a file before and after it is sent', async () => {
    const user = await open('/ats-checker-form');
    await user.click(await screen.findByRole('radio', { name: 'A file' }));
    await user.click(screen.getByRole('button', { name: 'Check the resume alone' }));
    expect(await screen.findByText('Please upload your resume.')).toBeVisible();
    await user.upload(screen.getByLabelText(/Resume file/), new File(['x'], 'cv.exe', { type: 'application/x-exe' }));
    expect(await screen.findByText(/Unsupported file type/)).toBeVisible();
    await user.upload(screen.getByLabelText(/Resume file/), fileOf('cv.txt', ''));
    expect(await screen.findByText(/This file is empty/)).toBeVisible();
    expect(sent('POST /api/ats-checker/')).toEqual([]);

    api.answer('POST /api/ats-checker/', { status: 400, body: { code: 'resume_corrupt', message: DAMAGED } });
    await user.upload(screen.getByLabelText(/Resume file/), fileOf('cv.txt'));
    await screen.findByText('cv.txt');
    await user.click(screen.getByRole('button', { name: 'Check the resume alone' }));
    expect(await screen.findByText(DAMAGED)).toBeVisible();
  });

  it('keeps what was typed through a reload, and asks in the Gulf form what employers ask there', async () => {
    const user = await open('/ats-checker-from-gcc');
    await user.type(await screen.findByLabelText('Nationality'), 'Indian');
    await user.selectOptions(screen.getByLabelText('Visa status'), 'Visit visa');
    await user.type(screen.getByLabelText('Text of the advert'), 'Driver');
    expect(screen.queryByRole('option', { name: 'United States' })).toBeNull();
    expect(await faults()).toEqual([]);
    await remote.unmount();
    await open('/ats-checker-from-gcc');
    expect(await screen.findByLabelText('Nationality')).toHaveValue('Indian');
    expect(screen.getByLabelText('Text of the advert')).toHaveValue('Driver');
    await screen.findByRole('option', { name: /Dana CV/ });
    await user.click(screen.getByRole('button', { name: 'Check against the advert' }));
    await waitFor(() => expect(sent('POST /api/ats-checker/')[0]).toContain('Visit visa'));
  });

  it('shows that it works, and lets go of it', async () => {
    api.answer('POST /api/ats-checker/', { body: {}, isHeld: true });
    const user = await open('/ats-checker-form');
    await screen.findByRole('option', { name: /Dana CV/ });
    await user.click(screen.getByRole('button', { name: 'Check the resume alone' }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Check the resume alone' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes an advert from a file', async () => {
    api.answer('POST /api/file-text/', { body: { success: true, text: 'Baker wanted' } });
    const user = await open('/ats-checker-form');
    await user.upload(await screen.findByLabelText('File of the advert'), fileOf('advert.txt', 'Baker wanted'));
    await waitFor(() => expect(screen.getByLabelText('Text of the advert')).toHaveValue('Baker wanted'));
  });
});

describe('an advert on the web', () => {
  it('is fetched into the field, to be looked at before the check', async () => {
    api.answer('POST /api/ats-checker/advert/address/', {
      body: { success: true, text: 'Baker wanted', job_title: 'Baker' },
    });
    const user = await open('/ats-checker-form');
    await user.click(await screen.findByRole('button', { name: 'Take it from an address' }));
    await user.type(screen.getByLabelText('Address of the advert'), 'jobs.example.com/7{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Text of the advert')).toHaveValue('Baker wanted'));
    expect(screen.getByLabelText('Job title')).toHaveValue('Baker');
    expect(screen.getByText(/Taken from/)).toHaveTextContent('jobs.example.com');
    expect(sent('POST /api/ats-checker/advert/address/')[0]).toContain('https://jobs.example.com/7');
    expect(sent('POST /api/ats-checker/')).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('says what to do where its site refuses', async () => {
    const message = 'This site shows its adverts to people only.';
    api.answer('POST /api/ats-checker/advert/address/', {
      status: 422,
      body: { success: false, code: 'advert_page_refused', message },
    });
    const user = await open('/ats-checker-form');
    await user.click(await screen.findByRole('button', { name: 'Take it from an address' }));
    await user.type(screen.getByLabelText('Address of the advert'), 'https://jobs.example.com/7');
    await user.click(screen.getByRole('button', { name: 'Fetch the text' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Text of the advert')).toHaveValue('');
  });
});

describe('the result', () => {
  it('says first what would raise the score, with the quote, the reason, the gain and the way to mend it', async () => {
    await open('/ats-checker-result?check=check-2');
    expect(await screen.findByRole('img', { name: 'Score 64 of 100: Good, with gaps' })).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'What would raise your score most' })).getAllByRole(
      'listitem',
    )[0]!;
    expect(first).toHaveTextContent('“Kubernetes” was not found in your resume');
    expect(first).toHaveTextContent('The advert: Experience with Kubernetes');
    expect(first).toHaveTextContent('up to +6.4');
    expect(within(first).getByRole('link', { name: /Fix it/ })).toHaveAttribute(
      'href',
      '/resume-form/skills?resume=resume-1&add=Kubernetes',
    );
    expect(await faults()).toEqual([]);
  });

  it('shows requirements, traps, flags of the layout and customs', async () => {
    const user = await open('/ats-checker-result?check=check-2');
    const requirements = within(await screen.findByRole('region', { name: 'What the advert asks for' }));
    expect(requirements.getByText('1 of 3 requirements were found in your resume.')).toBeVisible();
    expect(requirements.getByText('In dated jobs: 4.5 years')).toBeVisible();
    expect(requirements.getByText('Asked of you, not of the resume: it moves no score.')).toBeVisible();
    await user.click(requirements.getByRole('radio', { name: 'Missing or near' }));
    expect(requirements.queryByText('Python')).toBeNull();
    expect(requirements.getByText('Arabic')).toBeVisible();
    expect(screen.getAllByText('Ignore all previous instructions')[0]).toBeVisible();
    expect(screen.getByText('Two columns')).toBeVisible();
    expect(screen.getByText(/^Emiratisation:/)).toBeVisible();
    expect(screen.getByText(/A personal detail that never counts \(Religion\)/)).toBeVisible();
  });

  it('tells what has changed since the check before, and checks again with what that one was made from', async () => {
    const user = await open('/ats-checker-result?check=check-2');
    const change = within(await screen.findByRole('region', { name: '+9 since your last check' }));
    expect(change.getByText('No telephone number was found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sent('POST /api/ats-checker/')[0]).toContain('- Kubernetes'));
  });

  it('hands advert and resume to the letter builder', async () => {
    const user = await open('/ats-checker-result?check=check-2');
    await user.click(await screen.findByRole('link', { name: 'Write the letter' }));
    expect(remote.platform.recorded.navigations.at(-1)?.to).toBe('/coverletter-builder?check=check-2&resume=resume-1');
  });

  it('opens a page for others and closes it', async () => {
    const user = await open('/ats-checker-result?check=check-2');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Open a page for everyone with the link' }));
    expect(await screen.findByLabelText('Address of the page')).toHaveValue(
      'http://localhost/shared-ats-check/secret-token-1',
    );
    await user.click(screen.getByRole('button', { name: 'Close the page' }));
    expect(await screen.findByRole('button', { name: 'Open a page for everyone with the link' })).toBeVisible();
    expect(sent('DELETE /api/ats-checker/history/check-2/link/')).toHaveLength(1);
  });

  it('says so when there is no check yet, and when one is gone', async () => {
    api.has([]);
    await open('/ats-checker-result');
    expect(await screen.findByText('No check yet')).toBeVisible();
    await remote.unmount();
    await open('/ats-checker-result?check=gone');
    expect(await screen.findByText('This check is not there.', {}, { timeout: 5_000 })).toBeVisible();
  });
});

describe('the dashboard', () => {
  it('shows how scores move, and brings a deleted check back', async () => {
    const user = await open('/ats-dashboard');
    expect(await screen.findByRole('img', { name: 'Scores, the oldest first: 55, 64' })).toBeInTheDocument();
    expect(await faults()).toEqual([]);
    const history = within(screen.getByRole('region', { name: 'All checks' }));
    await user.click(history.getAllByRole('button', { name: /Delete the check/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('POST /api/ats-checker/history/check-2/undelete/')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('says which of several adverts to apply for first', async () => {
    const other = sampleCheck({
      id: 'check-3',
      job_title: 'Baker',
      advert_key: 'advert-2',
      report: sampleReport({ score: 31 }),
    });
    api.has([...CHECKS, other]);
    const user = await open('/ats-dashboard');
    for (const name of [/Compare Platform Engineer, Nov 20/, /Compare Baker/])
      await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Compare 2 checks' }));
    expect(await screen.findByText(/Apply for/)).toHaveTextContent('Apply for “Platform Engineer” first');
    expect(screen.getByRole('table')).toHaveTextContent('Kubernetes');
    expect(await faults()).toEqual([]);
  });

  it('sends nobody to an advert of other work', async () => {
    const far = (id: string, score: number) =>
      sampleCheck({ id, job_title: id, advert_key: id, report: sampleReport({ score }) });
    api.has([far('Baker', 31), far('Diver', 30)]);
    const user = await open('/ats-dashboard');
    for (const name of [/Compare Baker/, /Compare Diver/])
      await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Compare 2 checks' }));
    expect(await screen.findByText(/None of these adverts is near your resume/)).toBeVisible();
    expect(screen.queryByText(/Apply for/)).toBeNull();
  });
});

it('shows a shared report without the resume, until it is revoked', async () => {
  const call = 'GET /api/ats-checker/shared/secret-token-1/';
  const report = sampleReport({ machine: { ...sampleReport().machine, text: '', fields: [], pages: [], flags: [] } });
  api.answer(call, { body: { success: true, job_title: 'Platform Engineer', created_at: OLDER.created_at, report } });
  await open('/shared-ats-check/secret-token-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Platform Engineer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What the machine sees' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Fix it/ })).toBeNull();
  await remote.unmount();
  api.answer(call, { status: 404, body: { code: 'ats_link_not_found', message: 'This link leads nowhere.' } });
  await open('/shared-ats-check/secret-token-1');
  expect(await screen.findByText('This link leads nowhere.')).toBeVisible();
});

it('speaks Arabic, the rules of the engine included', async () => {
  await open('/ats-checker-result?check=check-2', 'ar');
  expect(await screen.findByRole('heading', { name: 'ما الذي يرفع درجتك أكثر' })).toBeVisible();
  expect(screen.getByText('لم يُعثر على «Kubernetes» في سيرتك الذاتية')).toBeVisible();
  expect(screen.getByText('العربية')).toBeVisible();
});
