import { setUnsavedWork } from '@vitae/remote-kit/draft';
import { hasUnsavedWork } from './unsaved-work.ts';

afterEach(() => localStorage.clear());

test('work that a remote has announced counts until it is in the account, other drafts never', () => {
  localStorage.setItem('vitae:draft:mf-x:form', 'unsaved');
  expect(hasUnsavedWork(localStorage)).toBe(false);
  setUnsavedWork('mf-x', 2);
  expect(hasUnsavedWork(localStorage)).toBe(true);
  setUnsavedWork('mf-x', 0);
  expect(hasUnsavedWork(localStorage)).toBe(false);
});
