import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { trackUserAction } from '@vitae/contract/analytics';
import { reportRemotes } from '@vitae/contract/remote-reports';
import { attachResume, FIXTURES, fillForm, generate } from './cover-letter-flow.ts';
import { test } from './guarded-site.ts';
import { createPerson, logIn, newAddress, PASSWORD, type Person, signInBrowser } from './people.ts';
import { USER_PROBE } from './specified-routes.ts';

const ACTION_CALL = '/api/track-user-action/';
const VISIT_CALL = '/api/track-anonymous-visit/';
const LINK_CALL = '/api/link-device-to-user/';
const CALLS = [ACTION_CALL, VISIT_CALL, LINK_CALL];

const LONGER_THAN_A_BATCH_WAITS_MS = 4_000;

const SESSION_ID = /^session_\d{13}_[0-9a-z]+$/;
const RECENT_TIME = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/);

type Action = { action_type: string; action_data: Record<string, unknown> } & Record<string, unknown>;

/** What waits to be sent is sent when the network returns: that spares a test the batch's delay. */
const sendNow = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => {});

/** Every analytics call that leaves the browser, with its body. */
function watchCalls(context: BrowserContext) {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (CALLS.includes(new URL(request.url()).pathname)) requests.push(request);
  });
  const to = (call: string) => requests.filter((request) => new URL(request.url()).pathname === call);
  const actions = (type?: string): Action[] =>
    to(ACTION_CALL)
      .flatMap((request) => request.postDataJSON() as Action | Action[])
      // How the API knows one that comes twice or late; all else is the action itself.
      .map(({ event_id, occurred_at, ...action }) => {
        expect([event_id, occurred_at]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), RECENT_TIME]);
        return action;
      })
      .filter((action) => !type || action.action_type === type);
  return {
    requests,
    to,
    actions,
    /** Waits for the actions of a type. They go in batches, a few seconds after the first: see `sendNow`. */
    async waitFor(type: string, count = 1): Promise<Action[]> {
      const countNow = async () => {
        if (actions(type).length < count) await Promise.all(context.pages().map(sendNow));
        return actions(type).length;
      };
      await expect.poll(countNow, `${count} × ${type}`).toBeGreaterThanOrEqual(count);
      return actions(type);
    },
    /** As `waitFor`, but leaves it to the page when it sends. */
    async waitPatientlyFor(type: string, count: number): Promise<void> {
      await expect.poll(() => actions(type).length, `${count} × ${type}`).toBeGreaterThanOrEqual(count);
    },
  };
}

/** The session's fields, as this page has to send them. */
async function sessionFields(page: Page, shown: { page_url: string; page_title: string }) {
  const browser = await page.evaluate(() => ({
    user_agent: navigator.userAgent,
    language: navigator.language,
    screen_resolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  return { ...browser, referrer: 'direct', ...shown, session_id: expect.stringMatching(SESSION_ID) };
}

const title = (name: string) => `${name} · Vitae`;

/** The person's figures, as the API has counted them. */
async function readReport(request: APIRequestContext, { session }: Person) {
  const answer = await request.get('/api/user-analytics/', { headers: { authorization: `Bearer ${session.access}` } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as {
    actions: { label: string; count: number }[];
    ai_content_used: { label: string; count: number }[];
    resume_downloads: number;
    recent: { action_type: string; page_url: string }[];
  };
}

async function openSignedIn(page: Page, request: APIRequestContext, address: string): Promise<Person> {
  const person = await createPerson(request);
  await signInBrowser(page, person);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
  return person;
}

test.describe('each type of action arrives field by field, and the API has counted it', () => {
  test('button_click', async ({ context, page, request, baseURL }) => {
    const calls = watchCalls(context);
    const person = await openSignedIn(page, request, '/coverletter');
    await page.getByRole('link', { name: 'Write my cover letter' }).click();
    const [action] = await calls.waitFor('button_click');
    expect(action).toEqual({
      action_type: 'button_click',
      action_data: {
        button_id: expect.any(String),
        button_text: 'Write my cover letter',
        page_context: '/coverletter',
      },
      ...(await sessionFields(page, { page_url: `${baseURL}/coverletter`, page_title: title('Cover letters') })),
    });
    await expect
      .poll(async () => (await readReport(request, person)).actions)
      .toContainEqual({ label: 'button_click', count: 1 });
  });

  test('navigation and page_visit', async ({ context, page, request, baseURL }) => {
    const calls = watchCalls(context);
    const person = await openSignedIn(page, request, '/about-us?from=friend');
    const before = calls.actions('page_visit').length;
    // A page that is left before is not timed.
    await expect.poll(() => calls.to(LINK_CALL).length, 'counting has begun').toBe(1);
    await page.waitForTimeout(1_200);
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await expect(page).toHaveURL('/choose-plan');
    const [navigation] = await calls.waitFor('navigation');
    expect(navigation).toEqual({
      action_type: 'navigation',
      action_data: { from_page: '/about-us?from=friend', to_page: '/choose-plan' },
      ...(await sessionFields(page, { page_url: `${baseURL}/choose-plan`, page_title: title('Plans') })),
    });
    const visit = (await calls.waitFor('page_visit', before + 1)).at(-1)!;
    const shown = { page_url: `${baseURL}/about-us?from=friend`, page_title: title('About us') };
    expect(visit).toEqual({
      action_type: 'page_visit',
      action_data: { ...shown, time_spent: expect.any(Number) },
      ...(await sessionFields(page, shown)),
    });
    expect(visit.action_data.time_spent).toBeGreaterThan(1);
    expect(visit.action_data.time_spent).toBeLessThan(60);
    await expect
      .poll(async () => (await readReport(request, person)).recent)
      .toContainEqual(expect.objectContaining({ action_type: 'page_visit', page_url: shown.page_url }));
  });

  test('form_submit and ai_content_used', async ({ context, page, request, baseURL }) => {
    const calls = watchCalls(context);
    const person = await openSignedIn(page, request, '/coverletter-builder');
    await fillForm(page, {
      text: readFileSync(path.join(FIXTURES, 'adverts/platform-engineer.txt'), 'utf8'),
      jobTitle: 'Platform Engineer',
      companyName: 'Brightwater Energy',
    });
    await attachResume(page, path.join(FIXTURES, 'resumes/amara-okonjo.pdf'));
    await generate(page);
    const fields = await sessionFields(page, {
      page_url: `${baseURL}/coverletter-builder`,
      page_title: await page.title(),
    });
    const [submit] = await calls.waitFor('form_submit');
    expect(submit).toEqual({
      action_type: 'form_submit',
      action_data: {
        form_id: 'cover-letter',
        form_data: expect.objectContaining({ tone: 'Professional' }),
        page_context: '/coverletter-builder',
      },
      ...fields,
    });
    const [used] = await calls.waitFor('ai_content_used');
    expect(used).toEqual({
      action_type: 'ai_content_used',
      action_data: {
        content_type: 'cover_letter',
        input_data: expect.objectContaining({ tone: 'Professional' }),
        output_data: expect.anything(),
        usage_count: 1,
      },
      ...fields,
    });
    // What people write is not the statistics' business.
    const sent = JSON.stringify(calls.actions());
    for (const secret of ['Amara', 'Brightwater', 'Platform Engineer']) expect(sent).not.toContain(secret);
    await expect
      .poll(async () => (await readReport(request, person)).ai_content_used)
      .toEqual([{ label: 'cover_letter', count: 1 }]);
  });

  test('signup_attempt and login_attempt', async ({ context, page, request, baseURL }) => {
    const calls = watchCalls(context);
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Nadia');
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    const [signup] = await calls.waitFor('signup_attempt');
    expect(signup).toEqual({
      action_type: 'signup_attempt',
      action_data: { method: 'email', timestamp: RECENT_TIME },
      ...(await sessionFields(page, { page_url: `${baseURL}/signup`, page_title: title('Sign up') })),
    });

    const person = await createPerson(request);
    await page.goto('/LoginPage?redirectTo=%2Fterms');
    await logIn(page, person.email);
    await expect(page).toHaveURL('/terms');
    const [login] = await calls.waitFor('login_attempt');
    expect(login).toEqual({
      action_type: 'login_attempt',
      action_data: { method: 'email', timestamp: RECENT_TIME },
      ...(await sessionFields(page, {
        page_url: `${baseURL}/LoginPage?redirectTo=%2Fterms`,
        page_title: title('Log in'),
      })),
    });
    expect(JSON.stringify(calls.actions())).not.toContain(PASSWORD);
    // What the browser did before it signed in has become the person's own.
    await expect
      .poll(async () => (await readReport(request, person)).actions.map(({ label }) => label))
      .toEqual(expect.arrayContaining(['signup_attempt', 'login_attempt']));
  });

  test('resume_creation and resume_download', async ({ context, page, request, baseURL }) => {
    const calls = watchCalls(context);
    const person = await openSignedIn(page, request, USER_PROBE);
    await page.getByRole('button', { name: 'Create a resume' }).click();
    await page.getByRole('button', { name: 'Download the resume' }).click();
    const fields = await sessionFields(page, {
      page_url: `${baseURL}${USER_PROBE}`,
      page_title: title(`Screen of ${USER_PROBE}`),
    });
    const [creation] = await calls.waitFor('resume_creation');
    expect(creation).toEqual({
      action_type: 'resume_creation',
      action_data: { resume_id: 'r-7', template_id: 'classic', timestamp: RECENT_TIME },
      ...fields,
    });
    const [download] = await calls.waitFor('resume_download');
    expect(download).toEqual({
      action_type: 'resume_download',
      action_data: {
        resume_id: 'r-7',
        template_type: 'classic',
        event_data: { download_time: RECENT_TIME, file_format: 'pdf' },
      },
      ...fields,
    });
    await expect.poll(async () => (await readReport(request, person)).resume_downloads).toBe(1);
  });
});

test('a remote that failed is reported by its release, and about no person', async ({ page }) => {
  await page.route('**/remotes/mf-ats/**', (route) => route.abort());
  const reporting = page.waitForResponse(
    (response) => response.url().endsWith(reportRemotes.path) && /"failure"/.test(response.request().postData() ?? ''),
  );
  await page.goto('/ats-checker');
  await expect(page.getByRole('alert')).toContainText('VITAE-REMOTE-001');
  const answer = await reporting;
  expect(answer.ok()).toBe(true);
  const body = answer.request().postDataJSON();
  expect(reportRemotes.request.body.safeParse(body).error).toBeUndefined();
  expect(body.reports).toContainEqual(
    expect.objectContaining({ kind: 'failure', remote: 'mf-ats', code: 'VITAE-REMOTE-001', outcome: 'panel' }),
  );
});

test('every call fits the contract, and actions of a few seconds go together', async ({ context, page, request }) => {
  const calls = watchCalls(context);
  await openSignedIn(page, request, '/coverletter');
  await page.getByRole('link', { name: 'Write my cover letter' }).click();
  await page.getByRole('link', { name: 'ATS checker' }).first().click();
  await page.getByRole('link', { name: 'Assistant' }).first().click();
  await calls.waitPatientlyFor('navigation', 3);
  for (const call of calls.to(ACTION_CALL))
    expect(trackUserAction.request.body.safeParse(call.postDataJSON()).error).toBeUndefined();
  const withNavigations = calls.to(ACTION_CALL).filter((call) => (call.postData() ?? '').includes('"navigation"'));
  expect(withNavigations.length).toBeLessThan(3);
});

test('what the API refuses takes no other action with it', async ({ context, page, request }) => {
  const person = await openSignedIn(page, request, USER_PROBE);
  const calls = watchCalls(context);
  await page.getByRole('button', { name: 'Create a resume' }).click();
  await page.getByRole('button', { name: 'Track what the API refuses' }).click();
  await page.getByRole('button', { name: 'Download the resume' }).click();
  await calls.waitFor('resume_download');
  const readActions = async () => {
    await sendNow(page);
    return (await readReport(request, person)).actions;
  };
  await expect.poll(readActions).toEqual(
    expect.arrayContaining([
      { label: 'resume_creation', count: 1 },
      { label: 'resume_download', count: 1 },
    ]),
  );
});

test.describe('the anonymous visit', () => {
  const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());
  /** What the tab has kept of an answer; a call that a reload cuts off is rightly made again. */
  const kept = (page: Page, key: string) => () => page.evaluate((name) => sessionStorage.getItem(name), key);

  test('is sent once per session and once per 24 hours, with the session’s fields', async ({
    context,
    page,
    baseURL,
  }) => {
    const calls = watchCalls(context);
    await page.goto('/about-us?utm_source=newsletter');
    await expect.poll(() => calls.to(VISIT_CALL).length).toBe(1);
    expect(calls.to(VISIT_CALL)[0]!.postDataJSON()).toEqual(
      await sessionFields(page, {
        page_url: `${baseURL}/about-us?utm_source=newsletter`,
        page_title: title('About us'),
      }),
    );
    await expect.poll(kept(page, 'analytics_landing_tracked')).toBe('true');

    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await forget(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await (await context.newPage()).goto('/terms');
    await page.waitForTimeout(LONGER_THAN_A_BATCH_WAITS_MS);
    expect(calls.to(VISIT_CALL)).toHaveLength(1);

    // A day later, in another session.
    await page.evaluate(() => {
      const last = Number(localStorage.getItem('vitae:last-visit'));
      localStorage.setItem('vitae:last-visit', String(last - 24 * 60 * 60 * 1000));
    });
    await forget(page);
    await page.reload();
    await expect.poll(() => calls.to(VISIT_CALL).length).toBe(2);
  });

  test('is repeated after a failure, but not when the backend is not ready', async ({ context, page }) => {
    const calls = watchCalls(context);
    await page.route(`**${VISIT_CALL}`, (route) => route.abort());
    await page.goto('/about-us');
    await expect.poll(() => calls.to(VISIT_CALL).length).toBe(1);
    await page.unroute(`**${VISIT_CALL}`);
    await page.route(`**${VISIT_CALL}`, (route) =>
      route.fulfill({ status: 400, json: { error: 'no such table: analytics_devicefingerprint' } }),
    );
    await page.reload();
    await expect.poll(() => calls.to(VISIT_CALL).length).toBe(2);
    await expect.poll(kept(page, 'analytics_landing_tracked')).toBe('true');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await calls.waitFor('navigation');
    expect(calls.to(VISIT_CALL)).toHaveLength(2);
  });

  test('is not sent for who is signed in; their browser is linked to them once', async ({ context, page, request }) => {
    const calls = watchCalls(context);
    await openSignedIn(page, request, '/about-us');
    await expect.poll(() => calls.to(LINK_CALL).length).toBe(1);
    await expect.poll(kept(page, 'vitae:analytics-linked')).toMatch(SESSION_ID);
    await page.reload();
    await page.getByRole('link', { name: 'Plans' }).first().click();
    // A page that is left before counting has begun is not timed.
    await calls.waitFor('navigation');
    await page.getByRole('link', { name: 'About us' }).first().click();
    await calls.waitFor('page_visit');
    expect(calls.to(LINK_CALL)).toHaveLength(1);
    expect(calls.to(VISIT_CALL)).toEqual([]);
  });
});

test('pages of visitors are not timed', async ({ context, page }) => {
  const calls = watchCalls(context);
  await page.goto('/about-us');
  await page.getByRole('link', { name: 'Plans' }).first().click();
  await calls.waitFor('navigation');
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  expect(calls.actions('page_visit')).toEqual([]);
});

test('who switches the statistics off is not counted any more, in any tab', async ({ context, page, request }) => {
  await openSignedIn(page, request, '/cookie');
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto(USER_PROBE);
  await expect(other.getByRole('button', { name: 'Create a resume' })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await other.getByRole('button', { name: 'Create a resume' }).click();
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  const calls = watchCalls(context);
  await expect(page.getByText('Your choices are saved')).toBeVisible();
  await other.getByRole('button', { name: 'Download the resume' }).click();
  await page.getByRole('link', { name: 'Plans' }).first().click();
  await page.reload();
  await other.goto('/signup');
  await page.waitForTimeout(LONGER_THAN_A_BATCH_WAITS_MS);
  expect(calls.requests.map((call) => [call.url(), call.postData()])).toEqual([]);

  await page.goto('/cookie');
  await page.getByLabel(/Our own statistics/).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await page.getByRole('link', { name: 'Plans' }).first().click();
  await calls.waitFor('navigation');
});

test('nothing is sent from staff pages', async ({ context, page, request }) => {
  await signInBrowser(page, await createPerson(request));
  await page.goto('/admin-login');
  const calls = watchCalls(context);
  await page.waitForLoadState('networkidle');
  await page.goto('/analytics');
  await expect(page).toHaveURL('/admin-login');
  await page.waitForTimeout(LONGER_THAN_A_BATCH_WAITS_MS);
  await page.close();
  expect(calls.requests.map((call) => call.postData())).toEqual([]);
});

test('what waits when the page goes still arrives', async ({ context, page, request, baseURL }) => {
  const calls = watchCalls(context);
  const person = await openSignedIn(page, request, USER_PROBE);
  await expect.poll(() => calls.to(LINK_CALL).length, 'counting has begun').toBe(1);
  await page.getByRole('button', { name: 'Create a resume' }).click();
  await page.close({ runBeforeUnload: false });
  await expect
    .poll(async () => (await readReport(request, person)).recent)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action_type: 'resume_creation', page_url: `${baseURL}${USER_PROBE}` }),
        expect.objectContaining({ action_type: 'page_visit', page_url: `${baseURL}${USER_PROBE}` }),
      ]),
    );
  expect(context.pages()).toEqual([]);
});

test('offline, actions wait and go when the network is back; a closed page leaves them to the next', async ({
  context,
  page,
  request,
}) => {
  const person = await openSignedIn(page, request, USER_PROBE);
  await page.waitForLoadState('networkidle');
  const count = async (type: string) =>
    (await readReport(request, person)).actions.find(({ label }) => label === type)?.count ?? 0;

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create a resume' }).click();
  await page.waitForTimeout(LONGER_THAN_A_BATCH_WAITS_MS);
  expect(await count('resume_creation')).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => count('resume_creation')).toBe(1);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download the resume' }).click();
  await page.close();
  await context.setOffline(false);
  expect(await count('resume_download')).toBe(0);
  const next = await context.newPage();
  await next.goto('/terms');
  await expect.poll(() => count('resume_download')).toBe(1);
});

test('an API that does not take them is nobody’s business but the console’s', async ({ context, page, request }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const call of CALLS) await context.route(`**${call}`, (route) => route.abort());
  await openSignedIn(page, request, USER_PROBE);
  const calls = watchCalls(context);
  await page.getByRole('button', { name: 'Create a resume' }).click();
  await page.getByRole('link', { name: 'ATS checker' }).first().click();
  await calls.waitFor('resume_creation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
