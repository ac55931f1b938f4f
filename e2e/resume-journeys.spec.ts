import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { FIXTURES, readPdf } from './cover-letter-flow.ts';
import { startOwnSite } from './guarded-site.ts';
import { createPerson, PASSWORD, signInBrowser } from './people.ts';
import { startSite } from './site.ts';

const saved = (page: Page) => expect(page.locator('[data-save-state=saved]')).toBeVisible();
const pageText = (page: Page) => page.locator('[data-resume-preview=pages] article');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function begin(page: Page, first: string, last: string): Promise<void> {
  await page.goto('/cv-flowchart');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('What work do you look for?').fill('Site Engineer');
  await button(page, 'Begin').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heading' })).toBeVisible();
}

test('from nothing: anonymous, through a reload and the sign-in, to a PDF', async ({ page, request }) => {
  await begin(page, 'Amira', 'Haddad');
  await page.getByLabel('Email').fill('amira@example.com');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('amira@example.com');
  await expect(page.locator('[data-save-state=local]')).toBeVisible();

  await signInBrowser(page, await createPerson(request));
  await page.goto('/resume-form/work-experience');
  await saved(page);
  await button(page, 'Add a job').click();
  await page.getByLabel('Job title').fill('Site Engineer');
  await page.getByLabel('Employer').fill('Span Construction');
  await page.getByLabel('Start').fill('Mar 2020');
  await page.getByLabel('I still work here').check({ force: true });
  await page.getByLabel('What you did').fill('- Supervised 160 workers');
  await expect(pageText(page)).toContainText('Span Construction');

  // The page is part of the editor: a click on a line opens its field, and the field is marked on the page.
  await page.getByRole('link', { name: 'Skills' }).click();
  const line = page.locator('[data-page="1"] text', { hasText: 'Supervised' }).first();
  await line.click();
  await expect(page.getByLabel('What you did')).toBeFocused();
  await expect(page.locator('[data-marked]')).toBeVisible();

  await button(page, 'Undo').click();
  await expect(page.getByLabel('What you did')).toHaveValue('');
  await button(page, 'Redo').click();
  await saved(page);

  await page.goto('/resume-final-part');
  await page.getByRole('link', { name: 'It is ready' }).first().click();
  const download = page.waitForEvent('download');
  await button(page, 'Download as PDF').click();
  const text = await readPdf(await download);
  for (const words of ['Amira Haddad', 'Site Engineer', 'Span Construction', 'Supervised 160 workers']) {
    expect(text).toContain(words);
  }
});

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

test('from nothing to a PDF by keyboard alone', async ({ page, request }) => {
  const person = await createPerson(request);
  const typeInto = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/choose-your-resumeflow');
  await tabTo(page, page.getByRole('radio', { name: 'I have a resume' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'I am starting from nothing' })).toBeChecked();
  await press(link('Begin from nothing or an example'));

  await heading('Four questions, then the page');
  await typeInto('First name', 'Marek');
  await typeInto('Last name', 'Novák');
  await typeInto('What work do you look for?', 'Chef de Partie');
  await press(button(page, 'Begin'));
  await heading('Heading');
  await typeInto('Email', 'marek@example.com');
  await press(button(page, 'Personal details'));
  await heading('Personal details');
  await press(button(page, 'Experience'));

  await heading('Welcome back');
  await typeInto(/^E-mail/, person.email);
  await typeInto(/^Password/, PASSWORD);
  await page.keyboard.press('Enter');
  await heading('Experience');
  await press(button(page, 'Add a job'));
  await typeInto('Job title', 'Chef de Partie');
  await typeInto('Employer', 'The Copper Ladle');
  await typeInto('Start', 'Mar 2021');
  await tabTo(page, page.getByLabel('I still work here'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('What you did'));
  // As fast as keys can come: none may land elsewhere when Enter goes on with the list.
  await page.keyboard.type('- Run the sauce section\nTrained four commis chefs\n\nCut waste by 18%');
  await expect(page.getByLabel('What you did')).toHaveValue(
    '- Run the sauce section\n- Trained four commis chefs\nCut waste by 18%',
  );
  await saved(page);
  await press(link('Finish'));
  await heading('A last look');
  await press(link('It is ready'));
  const download = page.waitForEvent('download');
  await press(button(page, 'Download as PDF'));
  const text = await readPdf(await download);
  for (const words of ['Marek Novák', 'The Copper Ladle', 'Trained four commis chefs']) expect(text).toContain(words);
});

test('a server that is killed in the middle of a save loses nothing that was typed', async ({ browser }) => {
  test.setTimeout(180_000);
  let site = await startOwnSite();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    const person = await createPerson(context.request);
    await signInBrowser(page, person);
    await begin(page, 'Amira', 'Haddad');
    await saved(page);

    const update = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByLabel('City').fill('Dubai');
    await update;
    await site.kill();
    await page.getByLabel('Country').fill('United Arab Emirates');
    await page.getByLabel('Email').fill('amira@example.com');
    await expect(page.locator('[data-save-state=offline]')).toBeVisible();

    const { port } = new URL(site.url);
    const { stop } = site;
    site = await startSite({ dataDir: site.dataDir, port: Number(port) }).then((next) => ({
      ...next,
      stop: () => next.stop().then(stop),
    }));
    await saved(page);
    // Another browser knows only what the server has.
    const other = await browser.newContext({ baseURL: site.url });
    const elsewhere = await other.newPage();
    await signInBrowser(elsewhere, person);
    await elsewhere.goto('/resume-dashboard');
    await button(elsewhere, 'Edit').click();
    const fields = {
      'First name': 'Amira',
      City: 'Dubai',
      Country: 'United Arab Emirates',
      Email: 'amira@example.com',
    };
    for (const [label, value] of Object.entries(fields))
      await expect(elsewhere.getByLabel(label, { exact: true })).toHaveValue(value);
    await other.close();
  } finally {
    await context.close();
    await site.stop();
  }
});

test('a file becomes a resume that is checked, corrected and put into a template', async ({ page, request }) => {
  await signInBrowser(page, await createPerson(request));
  await page.goto('/Upload-resume');
  await page.locator('input[type=file]').setInputFiles(path.join(FIXTURES, 'resumes', 'amara-okonjo.pdf'));
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 60_000 });
  const email = page.getByLabel('Email');
  await expect(email).not.toHaveValue('');
  await email.focus();
  await expect(page.locator('[data-place]').first()).toBeVisible();
  await page.getByLabel('Job title').first().fill('Charge Nurse');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Job title').first()).toHaveValue('Charge Nurse');

  await page.getByRole('link', { name: 'Choose a template' }).click();
  const patched = page.waitForRequest(
    (sent) => sent.method() === 'PATCH' && sent.url().includes('/update/') && sent.postDataJSON().template === 'modern',
  );
  await button(page, 'Modern template').first().click();
  await patched;
  await expect(button(page, 'Modern template').first()).toHaveAttribute('aria-pressed', 'true');
});

test('two devices: other fields merge, the same field is shown side by side', async ({ browser, request }) => {
  const person = await createPerson(request);
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, two] = [await first.newPage(), await second.newPage()];
  await signInBrowser(one, person);
  await begin(one, 'Amira', 'Haddad');
  await saved(one);
  await signInBrowser(two, person);
  await two.goto('/resume-dashboard');
  await button(two, 'Edit').click();
  await expect(two.getByLabel('First name')).toHaveValue('Amira');
  await saved(two);

  await one.getByLabel('City').fill('Dubai');
  await saved(one);
  await two.getByLabel('Phone').fill('+971 50 123');
  await saved(two);
  await expect(two.getByLabel('City')).toHaveValue('Dubai');

  await one.getByLabel('Country').fill('UAE');
  await saved(one);
  await two.getByLabel('Country').fill('Emirates');
  const conflict = two.getByRole('region', { name: /Two versions of/ });
  await expect(conflict).toContainText('UAE');
  await expect(conflict).toContainText('Emirates');
  await button(two, 'Keep this one').click();
  await saved(two);
  await one.reload();
  await expect(one.getByLabel('Country')).toHaveValue('Emirates');
  await Promise.all([first.close(), second.close()]);
});

test('ten edits without a network are there with it', async ({ page, context, request }) => {
  await signInBrowser(page, await createPerson(request));
  await begin(page, 'Amira', 'Haddad');
  await saved(page);
  await context.setOffline(true);
  const fields = ['Job title', 'Email', 'Phone', 'City', 'Country'];
  for (const round of ['a', 'b'])
    for (const field of fields) await page.getByLabel(field, { exact: true }).fill(`${field} ${round}`);
  await expect(page.locator('[data-save-state=offline]')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  const stored = await page.evaluate(async () => {
    const token = localStorage.getItem('access_token');
    const id = localStorage.getItem('resumeId');
    const answer = await fetch(`/api/resume_data/?id=${id}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).resume.data.personal;
  });
  expect(stored).toMatchObject({ jobTitle: 'Job title b', email: 'Email b', city: 'City b', country: 'Country b' });
});

test('the dashboard: copy, delete and take back, share and close', async ({ page, browser, request }) => {
  await signInBrowser(page, await createPerson(request));
  await begin(page, 'Amira', 'Haddad');
  await saved(page);
  await page.goto('/resume-dashboard');
  await button(page, /^Duplicate/).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Copy of/ })).toBeVisible();
  await button(page, /^Delete Copy of/).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Copy of/ })).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.getByRole('heading', { level: 2, name: /^Copy of/ })).toBeVisible();

  await button(page, /^Share Copy of/).click();
  await button(page, 'Open the page').click();
  const address = await page.getByLabel('Address').inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.locator('[data-resume-preview=pages]')).toContainText('Amira Haddad');
  await button(page, 'Close the page').click();
  await expect(button(page, 'Open the page')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('No resume here')).toBeVisible();
  await visitor.context().close();
});

test('the screens have no faults that axe can find, and are used on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(page, await createPerson(request));
  await begin(page, 'Amira', 'Haddad');
  await button(page, 'See the page').click();
  await expect(page.locator('[data-page="1"]')).toBeVisible();
  await button(page, 'Back to the form').click();
  for (const address of [
    '/resume-form/work-experience',
    '/resume-form/certifications',
    '/resume-final-design',
    '/resume-final-part',
    '/resume-download',
    '/resume-dashboard',
    '/ChooseTemplate',
    '/Upload-resume',
    '/cv-flowchart',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, address);
  }
});
