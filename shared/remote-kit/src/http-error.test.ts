import { AxiosError, type AxiosResponse } from 'axios';
import { readHttpFailure } from './http-error.ts';

const failure = (status: number, data: unknown) =>
  new AxiosError('x', 'ERR', undefined, undefined, { status, data } as AxiosResponse);

test.each([
  ['message', { message: 'Too long.', error: 'other' }, 'Too long.'],
  ['error', { error: 'Wrong file.' }, 'Wrong file.'],
  ['detail', { detail: 'Not found.' }, 'Not found.'],
  ['plain text', 'Bad gateway', 'Bad gateway'],
  ['the whole body', { resume: ['required'] }, '{"resume":["required"]}'],
  ['nothing, for a page of a proxy', '<html>502</html>', null],
  ['nothing, for an empty body', '', null],
])('the server\u2019s sentence is taken from %s', (_from, body, sentence) => {
  expect(readHttpFailure(failure(400, body))).toMatchObject({ status: 400, serverMessage: sentence });
});

test('no answer has no status', () => {
  expect(readHttpFailure(new AxiosError('Network Error', 'ERR_NETWORK'))).toEqual({
    status: null,
    serverMessage: null,
    code: null,
  });
  expect(readHttpFailure(new Error('x'))).toEqual({ status: null, serverMessage: null, code: null });
});
