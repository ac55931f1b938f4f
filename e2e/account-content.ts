import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { FIXTURES } from './cover-letter-flow.ts';
import { type Person, signInBrowser } from './people.ts';

const EXAMPLES = ['registered-nurse-gb', 'data-analyst-us'];

async function read(answer: APIResponse) {
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Puts two resumes, a letter and a check into an account, as its owner's browser does, and signs the browser in. */
export async function signInWithContent(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${person.session.access}` };
  const { examples } = await read(await request.get('/api/resume-examples/'));
  const ids: string[] = [];
  for (const [index, wanted] of EXAMPLES.entries()) {
    const { id } = examples.find((example: { id: string }) => example.id === wanted) ?? examples[index];
    const { data } = await read(await request.get(`/api/resume-examples/${id}/`));
    const created = await request.post('/api/resume/create/', {
      headers,
      data: { idempotency_key: randomUUID(), data },
    });
    ids.push((await read(created)).resume.id);
  }
  const advert = readFileSync(path.join(FIXTURES, 'adverts', 'platform-engineer.txt'), 'utf8');
  const job = { job_description: advert, job_title: 'Platform Engineer' };
  await read(
    await request.post('/api/ats-checker/', { headers, multipart: { ...job, resume_id: ids[1]!, region: 'US' } }),
  );
  const fields = { ...job, company_name: 'Brightwater Energy', tone: 'Professional', template: 'default' };
  const { templates } = await read(await request.get('/api/cover-letter/templates/'));
  const asked = { ...fields, template: templates[0].id as string };
  const written = await read(
    await request.post('/api/cover-letter/generate/', { headers, multipart: { ...asked, resume_id: ids[1]! } }),
  );
  const letter = {
    fullName: written.applicant.fullName,
    jobTitle: fields.job_title,
    companyName: fields.company_name,
    introduction: written.generated_letter,
    generatedAt: new Date().toISOString(),
    templateName: templates[0].name,
    rawResponse: written,
    resumeFileSize: 0,
  };
  const body = { title: '', letter, request: { ...asked, generation_id: written.generation_id } };
  await read(await request.put(`/api/cover-letter/letters/${randomUUID()}/`, { headers, data: body }));
  await signInBrowser(page, person);
  await page.evaluate((id) => localStorage.setItem('resumeId', id), ids[0]!);
}
