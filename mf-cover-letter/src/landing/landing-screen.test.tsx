import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { RenderedRemote } from '@vitae/remote-kit/testing';
import { letterDraft, toStoredLetter } from '../letter/stored-letter.ts';
import { letterAnswer } from '../testing/letter-api.ts';
import { openScreen } from '../testing/open-screen.ts';

let remote: RenderedRemote;
const user = userEvent.setup();

const open = async () => {
  remote = await openScreen('/coverletter', 'http://127.0.0.1:9');
  await screen.findByRole('heading', { level: 1 });
};
afterEach(async () => {
  await remote.unmount();
  localStorage.clear();
});

test('leads to the templates, and tells analytics', async () => {
  await open();
  await user.click(screen.getByRole('link', { name: 'Write my cover letter' }));
  expect(remote.platform.recorded.navigations).toContainEqual({ to: '/coverletter-template', replace: false });
  expect(remote.platform.recorded.actions).toContainEqual({
    actionType: 'button_click',
    data: { button_id: 'start-cover-letter', button_text: 'Write my cover letter', page_context: '/coverletter' },
  });
});

test('offers to go on with the last letter, if there is one', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Continue my last letter' })).toBeNull();
  await remote.unmount();
  letterDraft.set(
    toStoredLetter(letterAnswer(), {
      jobTitle: 'Analyst',
      templateName: 'Default',
      resumeFileName: '',
      resumeFileSize: 0,
      letterhead: null,
      date: '',
      companyAddress: '',
    }),
  );
  await open();
  expect(screen.getByRole('link', { name: 'Continue my last letter' })).toHaveAttribute('href', '/coverletter-builder');
});
