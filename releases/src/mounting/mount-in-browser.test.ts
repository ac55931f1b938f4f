import type { ShellRelease } from '@vitae/contract/release';
import { addRemote, addShell } from '../testing/published-fixture.ts';
import { createStore } from '../testing/stores.ts';
import { mountInBrowser } from './mount-in-browser.ts';

// What a browser finds is tested by e2e/composition.spec.ts, with a real one.
test('without a browser nothing is taken for checked', async () => {
  const { store, remove } = await createStore();
  const chosen = process.env.CHROME_PATH;
  process.env.CHROME_PATH = '/no/such/browser';
  try {
    const shell = (await addShell(store, '1.0.0')) as ShellRelease;
    const release = await addRemote(store, 'mf-ats', '1.0.0');
    await expect(mountInBrowser({ store, release, folder: store, shell })).rejects.toMatchObject({
      codes: ['VITAE-RELEASE-035'],
    });
  } finally {
    if (chosen === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = chosen;
    await remove();
  }
});
