import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restore } from '@vitae/documents/model/restore';
import { createTextWork } from '../workers/text-work.ts';
import { createHelp } from './create-help.ts';
import { groundedProposals } from './grounded-proposals.ts';

const { resume } = restore({
  personal: { firstName: 'Huda', lastName: 'Salem', jobTitle: 'Pastry Chef' },
  workExperience: [
    { jobTitle: 'Pastry Chef', company: 'Al Bahar', startDate: '2019', description: '- Baked for 120 guests' },
  ],
});

/** What the model's endpoint says next, and what it was asked. */
let says: string | number = 500;
let asked = '';
const server = createServer((request, response) => {
  asked = '';
  request.on('data', (chunk) => {
    asked += chunk;
  });
  request.on('end', () => {
    if (typeof says === 'number') return void response.writeHead(says).end('no');
    const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: says } };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'c1', object: 'chat.completion', created: 1, model: 'm', choices: [choice] }));
  });
});
const work = createTextWork();
afterAll(() => work.close());

let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const help = () => createHelp({ baseUrl, model: 'test-model' }, work);

test('a model proposes, and the answer names it', async () => {
  says = 'Here you are: ["Pastry Chef at Al Bahar who bakes for 120 guests.", "Bakes for 120 guests at Al Bahar."]';
  await expect(help().summarize(resume)).resolves.toEqual({
    proposals: ['Pastry Chef at Al Bahar who bakes for 120 guests.', 'Bakes for 120 guests at Al Bahar.'],
    writer: 'test-model',
    is_stand_in: false,
  });
  expect(asked).toContain('Al Bahar');
});

test('what the model makes up is a blank, or is not shown', async () => {
  says = '["- Baked for 300 guests a day", "- Baked for 120 guests at the Ritz in Paris"]';
  const { proposals, writer } = await help().describe({
    jobTitle: 'Pastry Chef',
    company: 'Al Bahar',
    notes: 'baked for 120 guests',
  });
  expect(proposals).toEqual(['- Baked for [number] guests a day']);
  expect(writer).toBe('test-model');
});

test.each([
  ['an error', 503],
  ['no list', 'I am sorry, I cannot do that.'],
  ['nothing but inventions', '["Chef at the Ritz in Paris."]'],
])('the built-in writer stands in for a model that answers with %s, and the answer says so', async (_, answer) => {
  says = answer;
  const { proposals, writer, is_stand_in } = await help().summarize(resume);
  expect(proposals.join()).toContain('Al Bahar');
  expect([writer, is_stand_in]).toEqual(['builtin', true]);
});

test('without a model the built-in writer helps, and stands in for nobody', async () => {
  const { writer, is_stand_in } = await createHelp({}, work).suggestHistory('Pastry Chef');
  expect([writer, is_stand_in]).toEqual(['builtin', false]);
});

test('names and figures of the sources stay, blanks stay', () => {
  const sources = ['Led Project Falcon at Al Bahar, 1,200 guests, 15 %'];
  expect(groundedProposals(['- Led Project Falcon for 1,200 guests and [number] cooks, 15 % more'], sources)).toEqual([
    '- Led Project Falcon for 1,200 guests and [number] cooks, 15 % more',
  ]);
});
