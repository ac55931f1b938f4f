import { act, screen } from '@testing-library/react';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { type HistoryEntry, historyDraft } from '../letter/letter-history.ts';
import remote from '../remote.tsx';

const letters = remote.contributions!['letters-of-resume']!;

const letterFrom = (resumeFileName: string, owner: string | null): HistoryEntry => ({
  owner,
  letter: {
    fullName: 'Ines Moreau',
    email: 'ines@example.com',
    jobTitle: 'Nurse',
    companyName: 'Clinic',
    companyAddress: '',
    introduction: 'Dear team',
    skills: '',
    closing: '',
    generatedAt: `2026-03-0${historyDraft.get().length + 1}T10:00:00.000Z`,
    templateName: 'Default',
    rawResponse: {
      generated_letter: 'Dear team',
      generation_id: '1',
      company_name: 'Clinic',
      applicant: { fullName: 'Ines Moreau', email: 'ines@example.com', skills: [] },
    } as unknown as HistoryEntry['letter']['rawResponse'],
    resumeFileName,
    resumeFileSize: 1,
  },
  request: {} as HistoryEntry['request'],
});

async function showOn(title: string) {
  const platform = createFakePlatform({ user: { username: 'ines' } as never });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'letters', domElement, platform, data: { resumeId: 'r 1', title }, onCrash: () => {} };
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await letters.bootstrap();
  await letters.mount(props);
  return { platform, end: () => letters.unmount(props) };
}

afterEach(() => {
  localStorage.clear();
  historyDraft.set([]);
  document.body.replaceChildren();
});

test('a card leads to a letter from its resume', async () => {
  const { platform, end } = await showOn('Nurse');
  const link = await screen.findByRole('link', { name: 'Write a letter' });
  expect(link).toHaveAttribute('href', '/coverletter-builder?resume=r%201');
  link.click();
  expect(platform.recorded.navigations).toEqual([{ to: '/coverletter-builder?resume=r%201', replace: false }]);
  expect(screen.queryByRole('link', { name: /letters?$/ })).toBe(link);
  await end();
});

test('it counts the letters that were written from this resume, and only this person\u2019s', async () => {
  historyDraft.set([
    letterFrom('Nurse.txt', 'ines'),
    letterFrom('Nurse.txt', null),
    letterFrom('Nurse.txt', 'somebody-else'),
    letterFrom('Other.txt', 'ines'),
  ]);
  const { end } = await showOn('Nurse');
  expect(await screen.findByRole('link', { name: '2 letters' })).toHaveAttribute(
    'href',
    '/coverletter-builder?letters',
  );
  await act(async () => end());
});
