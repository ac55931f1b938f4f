import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readDeclaredRoutes, test } from './guarded-site.ts';
import { buyPlan, createPerson, logIn, PASSWORD, signInBrowser } from './people.ts';
import type { Site } from './site.ts';
import {
  ADMIN_PATHS,
  PUBLIC_PATHS,
  RESUME_FORM,
  SHARED_LAYOUT_PATHS,
  USER_PATHS,
  USER_PROBE,
  USER_RETURN_PROBE,
} from './specified-routes.ts';

// The longest file: each worker takes tests of it, and has a site of its own for them.
test.describe.configure({ mode: 'parallel' });

/** A page from which the tests come, and to which "back" leads. */
const ELSEWHERE = '/about-us';
/** A document of this site that is none of the shell's, for a history that leaves the page and comes back. */
const OTHER_DOCUMENT = '/api/health';
const CHECKING = 'Checking admin authentication...';

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A navigation without a page load, as a link of a remote makes it. */
async function goInPage(page: Page, target: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, target);
}

/** The screen of a path is there. A screen may lead on by itself, but not to where a guard sends people. */
async function expectOpen(page: Page, target: string): Promise<void> {
  const { pathname } = new URL(target, 'http://localhost');
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  if (pathOf(page) !== pathname)
    expect(['/', '/LoginPage', '/admin-login', '/region-selection']).not.toContain(pathOf(page));
}

/** By the address bar, a reload, back and forward, and by links within the page, one comes to the screen itself. */
async function expectOpenEveryWay(page: Page, target: string): Promise<void> {
  await page.goto(OTHER_DOCUMENT);
  await page.goto(target);
  await expectOpen(page, target);
  await page.reload();
  await expectOpen(page, target);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_DOCUMENT);
  await page.goForward();
  await expectOpen(page, target);

  const elsewhere = target === ELSEWHERE ? '/terms' : ELSEWHERE;
  await goInPage(page, elsewhere);
  await expectOpen(page, elsewhere);
  await goInPage(page, target);
  await expectOpen(page, target);
  await page.goBack();
  await expect(page).toHaveURL(elsewhere);
  await page.goForward();
  await expectOpen(page, target);
}

/** The same ways all lead to `landing`, which takes the place of the entry in the history. */
async function expectRedirectEveryWay(page: Page, target: string, landing: string): Promise<void> {
  await page.goto(OTHER_DOCUMENT);
  await page.goto(target);
  await expect(page).toHaveURL(landing);
  await page.reload();
  await expect(page).toHaveURL(landing);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_DOCUMENT);
  await page.goForward();
  await expect(page).toHaveURL(landing);

  await goInPage(page, ELSEWHERE);
  await expectOpen(page, ELSEWHERE);
  await goInPage(page, target);
  await expect(page).toHaveURL(landing);
  await page.goBack();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goForward();
  await expect(page).toHaveURL(landing);
}

const loginWithReturn = (target: string) => `/LoginPage?redirectTo=${encodeURIComponent(target)}`;

async function guardOf(site: Site, routePath: string) {
  return (await readDeclaredRoutes(site)).find((route) => route.path === routePath)?.guard;
}

test.describe('public routes', () => {
  for (const routePath of PUBLIC_PATHS) {
    test(`${routePath} is open to everyone`, async ({ page, site }) => {
      expect(await guardOf(site, routePath)).toBe('public');
      await expectOpenEveryWay(page, routePath);
    });
  }

  test('a query and a trailing slash change nothing, another case does', async ({ page }) => {
    await page.goto('/terms/?from=mail');
    await expectOpen(page, '/terms/');
    await page.goto('/Terms');
    await expect(page).toHaveURL('/');
  });

  test('an unknown path leads to the landing page, in place of itself', async ({ page }) => {
    for (const unknown of ['/no-such-page?x=1', '/resume-form', '/resume-form/a/b/c', '/admin'])
      await expectRedirectEveryWay(page, unknown, '/');
  });
});

test.describe('routes for users', () => {
  for (const routePath of [...USER_PATHS, USER_PROBE, USER_RETURN_PROBE]) {
    test(`${routePath} sends a visitor to sign in, and opens for a user`, async ({ page, request, site }) => {
      const guard = await guardOf(site, routePath);
      expect(['user', 'user-return']).toContain(guard);
      const target = `${routePath}?job=7&tab=a%20b`;
      await expectRedirectEveryWay(page, target, guard === 'user' ? '/LoginPage' : loginWithReturn(target));
      await signInBrowser(page, await createPerson(request));
      await expectOpenEveryWay(page, target);
    });
  }

  test('after signing in one is where one wanted to be, query included', async ({ page, request }) => {
    const { email } = await createPerson(request);
    await page.goto(ELSEWHERE);
    await page.goto(`${USER_RETURN_PROBE}?job=7&tab=a%20b#top`);
    await logIn(page, email);
    await expect(page).toHaveURL(`${USER_RETURN_PROBE}?job=7&tab=a%20b`);
    await expect(page.getByRole('heading', { name: `Screen of ${USER_RETURN_PROBE}` })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(ELSEWHERE);
  });

  test('whoever logs out on such a page is sent to sign in, and back does not open it', async ({ page, request }) => {
    await signInBrowser(page, await createPerson(request));
    await page.goto(USER_PROBE);
    await page.getByRole('button', { name: 'Nadia' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/LoginPage');
    await page.goBack();
    await expect(page).toHaveURL('/LoginPage');
    await expect(page.getByRole('heading', { name: 'Screen of' })).toHaveCount(0);
  });
});

test.describe('the resume form', () => {
  const open = ['cv-heading', 'cv-heading/2', 'personal-details', 'personal-details/photo', 'cv%2Dheading'];
  const closed = ['experience', 'experience/1', 'cv-headings', 'CV-heading', 'skills'];
  const address = (section: string) => `/resume-form/${section}`;

  for (const section of open) {
    test(`a visitor may fill in ${section}`, async ({ page, site }) => {
      expect(await guardOf(site, RESUME_FORM)).toMatch(/^user/);
      await expectOpenEveryWay(page, address(section));
    });
  }

  for (const section of closed) {
    test(`${section} sends a visitor to sign in`, async ({ page }) => {
      await expectRedirectEveryWay(page, address(section), '/LoginPage');
    });
  }

  test('a visitor who goes on from an open section to another has to sign in', async ({ page }) => {
    await page.goto(address('cv-heading'));
    await expectOpen(page, address('cv-heading'));
    await goInPage(page, address('experience/1'));
    await expect(page).toHaveURL('/LoginPage');
    await page.goBack();
    await expectOpen(page, address('cv-heading'));
  });

  test('a user may fill in every section', async ({ page, request }) => {
    await signInBrowser(page, await createPerson(request));
    await expectOpenEveryWay(page, address('experience/1'));
    await expectOpenEveryWay(page, address('skills'));
  });
});

test.describe('routes under the shared layout', () => {
  for (const routePath of SHARED_LAYOUT_PATHS) {
    test(`${routePath} has it`, async ({ page, request, site }) => {
      await signInBrowser(page, await createPerson(request));
      const declared = (await readDeclaredRoutes(site)).find((route) => route.path === routePath);
      expect(declared?.layout).toBe('workspace');
      await expectOpenEveryWay(page, routePath);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }

  test('its frame stays where it is from one of them to the next', async ({ page, request }) => {
    await signInBrowser(page, await createPerson(request));
    await page.goto(SHARED_LAYOUT_PATHS[0]!);
    await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
    await page.getByRole('banner').evaluate((banner) => banner.setAttribute('data-kept', ''));
    for (const routePath of SHARED_LAYOUT_PATHS.slice(1)) {
      await goInPage(page, routePath);
      await expectOpen(page, routePath);
      await expect(page.getByRole('banner')).toHaveAttribute('data-kept');
    }
  });
});

test.describe('the landing page', () => {
  const hasVisited = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasVisited'));

  test('a paid user is led once per session to the choice of a region', async ({ context, page, request }) => {
    const person = await createPerson(request);
    await buyPlan(request, person);
    await signInBrowser(page, person, { isPaid: true });
    await page.goto(ELSEWHERE);
    expect(await hasVisited(page)).toBeNull();
    await page.goto('/');
    await expect(page).toHaveURL('/region-selection');
    expect(await hasVisited(page)).toBe('true');
    await page.goBack();
    await expect(page).toHaveURL(ELSEWHERE);
    await page.goForward();
    await expect(page).toHaveURL('/region-selection');

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');

    const nextSession = await context.newPage();
    await nextSession.goto('/');
    await expect(nextSession).toHaveURL('/region-selection');
  });

  test('a navigation within the page is led there too', async ({ page, request }) => {
    const person = await createPerson(request);
    await buyPlan(request, person);
    await signInBrowser(page, person, { isPaid: true });
    await page.goto(ELSEWHERE);
    await page.getByRole('banner').getByRole('link', { name: 'Vitae' }).click();
    await expect(page).toHaveURL('/region-selection');
    await page.getByRole('banner').getByRole('link', { name: 'Vitae' }).click();
    await expect(page).toHaveURL('/');
  });

  test('so is a paid user who has just signed in', async ({ page, request }) => {
    const person = await createPerson(request);
    await buyPlan(request, person);
    await page.goto('/LoginPage');
    await logIn(page, person.email);
    await expect(page).toHaveURL('/region-selection');
    expect(await hasVisited(page)).toBe('true');
  });

  test('who has not paid stays, and so does a visitor with a flag that says otherwise', async ({ page, request }) => {
    await signInBrowser(page, await createPerson(request));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('is_paid', 'true');
    });
    await expectOpenEveryWay(page, '/');
    expect(await hasVisited(page)).toBeNull();
  });
});

test.describe('staff routes', () => {
  const STAFF = { username: 'olga', password: PASSWORD };

  test.beforeAll(async ({ site }) => {
    const tool = path.resolve(import.meta.dirname, '../api/src/auth/staff-cli.ts');
    const made = promisify(execFile)(process.execPath, [tool, 'create', STAFF.username], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
    made.child.stdin?.end(`${STAFF.password}\n`);
    await made;
  });

  async function startStaffSession(request: APIRequestContext) {
    const answer = await request.post('/api/admin-auth/', { data: STAFF });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { user: object; tokens: { access: string; refresh: string } };
  }

  /** Writes what a signed-in staff member's browser holds; what is not given is forged. */
  async function storeStaffSession(page: Page, tokens: { access: string; refresh: string }, user: object) {
    await page.goto(ELSEWHERE);
    await page.evaluate(
      ([access, refresh, staff]) => {
        localStorage.setItem('admin_authenticated', 'true');
        localStorage.setItem('admin_user', staff!);
        localStorage.setItem('admin_access_token', access!);
        localStorage.setItem('admin_refresh_token', refresh!);
      },
      [tokens.access, tokens.refresh, JSON.stringify(user)],
    );
  }
  const storedStaff = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin_')));

  for (const routePath of ADMIN_PATHS) {
    test(`${routePath} sends others to the staff sign-in, and opens for staff`, async ({ page, request, site }) => {
      expect(await guardOf(site, routePath)).toBe('admin');
      await expectRedirectEveryWay(page, `${routePath}?days=7`, '/admin-login');
      await signInBrowser(page, await createPerson(request));
      await expectRedirectEveryWay(page, routePath, '/admin-login');

      const { user, tokens } = await startStaffSession(request);
      await storeStaffSession(page, tokens, user);
      await expectOpenEveryWay(page, `${routePath}?days=7`);
    });
  }

  test('while the API is asked the page says so and shows nothing of the route', async ({ page, request }) => {
    const { user, tokens } = await startStaffSession(request);
    await storeStaffSession(page, tokens, user);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('/api/admin-auth/', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/analytics');
    await expect(page.getByText(CHECKING)).toBeVisible();
    await expect(page.locator('main').getByRole('heading')).toHaveCount(0);
    answer();
    await expect(page.getByText(CHECKING)).toHaveCount(0);
    await expectOpen(page, '/analytics');
  });

  test('forged flags are refused and removed', async ({ page }) => {
    await storeStaffSession(
      page,
      { access: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJvbGdhIn0.', refresh: 'made-up' },
      { username: 'olga', is_staff: true, is_superuser: true },
    );
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/admin-login');
    expect(await storedStaff(page)).toEqual([]);
  });

  test('a user’s own token in the place of a staff token opens nothing', async ({ page, request }) => {
    const { session } = await createPerson(request);
    await storeStaffSession(page, session, { username: 'olga', is_staff: true, is_superuser: true });
    await page.goto('/analytics');
    await expect(page).toHaveURL('/admin-login');
  });

  test('an access token that has expired is replaced with the refresh token, once for two tabs', async ({
    context,
    page,
    request,
  }) => {
    const { user, tokens } = await startStaffSession(request);
    await storeStaffSession(page, { ...tokens, access: 'expired' }, user);
    const refreshes: string[] = [];
    context.on('request', (call) => {
      if (call.url().endsWith('/api/token/refresh/')) refreshes.push(call.postDataJSON().refresh);
    });
    const tabs = [page, await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto('/analytics')));
    for (const tab of tabs) await expectOpen(tab, '/analytics');
    expect(refreshes).toEqual([tokens.refresh]);
    const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    expect(stored.admin_access_token).not.toBe('expired');
    expect(stored.admin_refresh_token).not.toBe(tokens.refresh);
    await page.reload();
    await expectOpen(page, '/analytics');
    expect(refreshes).toHaveLength(1);
  });

  test('a staff session is not a user’s: user routes stay closed', async ({ page, request }) => {
    const { user, tokens } = await startStaffSession(request);
    await storeStaffSession(page, tokens, user);
    await page.goto(USER_PROBE);
    await expect(page).toHaveURL('/LoginPage');
  });
});
