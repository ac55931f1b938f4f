import type { Page, Route } from '@playwright/test';
import { goTo } from './go-to.ts';

/** What the person at the screen ends up with. */
export type Ending = 'screen' | 'restarted' | 'previous' | 'panel';

export interface Fault {
  name: string;
  /** Makes requests for the newer version's files fail; null where the code itself does wrong. */
  network: { file: RegExp; answer(route: Route): Promise<void> } | null;
  /** After the first screen is there; where there is nothing to do, the fault is met on the way to it. */
  act?(page: Page): Promise<void>;
  /** With a version to fall back to, and without. */
  ends: [Ending, Ending];
  /** Code of the failure that browsers report; null where there is none. */
  code: string | null;
  /** The screen on which it ends. */
  heading: 'Faulty' | 'Second';
}

const GOES_ON = (page: Page) => page.getByRole('link', { name: 'Go on' }).click();
const BREAKS = (page: Page) => page.getByRole('button', { name: 'Break' }).click();
const TYPES = async (page: Page) => {
  await page.getByLabel('Text').focus();
  for (let key = 0; key < 60; key++) await page.keyboard.press('ArrowLeft');
};
const LEAVES = (page: Page) => page.getByRole('link', { name: 'About us' }).click();

const text = 'text/javascript; charset=utf-8';
const cors = { 'access-control-allow-origin': '*' };
const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, headers: cors, body: 'nothing here' }),
  '500': (route) => route.fulfill({ status: 500, headers: cors, body: 'broken' }),
  hangs: () => new Promise(() => {}),
  'is cut off': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: text, headers: cors, body: body.slice(0, body.length / 2) });
  },
  'is altered': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: text, headers: cors, body: `${body}\n;window.hasBeenAltered = true;` });
  },
  'is a page': (route) =>
    route.fulfill({ contentType: 'text/html', headers: cors, body: '<!doctype html><p>Log in</p>' }),
};

const FILES: { name: string; file: RegExp; isLate: boolean }[] = [
  { name: 'entry', file: /\/mf-faulty\/1\.1\.0[^/]*\/remoteEntry\.js/, isLate: false },
  { name: 'exposed chunk', file: /\/mf-faulty\/1\.1\.0[^/]*\/remote\.[^/]*\.js/, isLate: false },
  { name: 'lazy chunk', file: /\/mf-faulty\/1\.1\.0[^/]*\/lazy\.[^/]*\.js/, isLate: true },
];

const onTheWay = FILES.flatMap(({ name, file, isLate }) =>
  Object.entries(ANSWERS).map(
    ([how, answer]): Fault => ({
      name: `${name} ${how}`,
      network: { file, answer },
      ...(isLate ? { act: GOES_ON } : {}),
      ends: ['previous', 'panel'],
      code: isLate
        ? how === 'hangs'
          ? 'VITAE-REMOTE-008'
          : 'VITAE-REMOTE-006'
        : how === 'hangs'
          ? 'VITAE-REMOTE-002'
          : 'VITAE-REMOTE-001',
      heading: isLate ? 'Second' : 'Faulty',
    }),
  ),
);

/** What the fixture's code does wrong on the way to the screen. */
const atStart = (name: string, code: string): Fault => ({
  name,
  network: null,
  ends: ['previous', 'panel'],
  code,
  heading: 'Faulty',
});
/** What it does wrong when somebody uses it. */
const later = (
  name: string,
  act: (page: Page) => Promise<void>,
  ends: Fault['ends'],
  code: string | null,
  heading: Fault['heading'] = 'Faulty',
): Fault => ({ name, network: null, act, ends, code, heading });

export const FAULTS: Fault[] = [
  ...onTheWay,
  atStart('throws in its module', 'VITAE-REMOTE-001'),
  atStart('throws in bootstrap', 'VITAE-REMOTE-005'),
  atStart('throws in mount', 'VITAE-REMOTE-005'),
  atStart('throws in render', 'VITAE-REMOTE-005'),
  atStart('throws in an effect', 'VITAE-REMOTE-005'),
  atStart('throws in a layout effect', 'VITAE-REMOTE-005'),
  atStart('asks for what the contract lacks', 'VITAE-REMOTE-005'),
  atStart('suspends for ever', 'VITAE-REMOTE-005'),
  atStart('mounts for ever', 'VITAE-REMOTE-005'),
  atStart('shows nothing', 'VITAE-REMOTE-007'),
  atStart('renders in circles', 'VITAE-REMOTE-011'),
  atStart('navigates in circles', 'VITAE-REMOTE-011'),
  later('throws in a later render', BREAKS, ['restarted', 'restarted'], 'VITAE-REMOTE-006'),
  later('throws in update', GOES_ON, ['restarted', 'restarted'], 'VITAE-REMOTE-006', 'Second'),
  later('updates for ever', GOES_ON, ['previous', 'restarted'], 'VITAE-REMOTE-008', 'Second'),
  later('has no screen for a path', (page) => goTo(page, '/faulty/third'), ['panel', 'panel'], 'VITAE-REMOTE-006'),
  later('throws in a handler', BREAKS, ['screen', 'screen'], 'VITAE-REMOTE-012'),
  later('throws in a timer', BREAKS, ['screen', 'screen'], 'VITAE-REMOTE-012'),
  later('leaves a rejection', BREAKS, ['screen', 'screen'], 'VITAE-REMOTE-012'),
  later('throws in unmount', LEAVES, ['screen', 'screen'], 'VITAE-REMOTE-009'),
  later('unmounts for ever', LEAVES, ['screen', 'screen'], 'VITAE-REMOTE-009'),
  later('navigates at each key', TYPES, ['screen', 'screen'], null),
  later('styles the whole page', async () => {}, ['screen', 'screen'], null),
];
