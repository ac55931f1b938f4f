import { readFileText } from '@vitae/contract/files';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const read = (file: File) => {
  const form = new FormData();
  form.append('file', file, file.name);
  return postForm(api.app, readFileText.path, form);
};

test('reads the text of a file that is no resume', async () => {
  const advert = 'Accountant wanted\nYou close the books of three firms.';
  const response = await read(new File([advert], 'advert.txt', { type: 'text/plain' }));
  expect(response.json()).toEqual({ success: true, text: advert });
});

test('says what is wrong with one that cannot be read', async () => {
  const damaged = new File([new Uint8Array([37, 80, 68, 70, 45, 49, 46, 55, 10, 0, 1, 2])], 'advert.pdf');
  expect((await read(damaged)).statusCode).toBe(400);
});
