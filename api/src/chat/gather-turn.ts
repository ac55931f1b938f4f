import { listChecks, readCheck } from '../ats/service.ts';
import { letterTitle, readNewestLetters } from '../cover-letters/kept-letters.ts';
import type { Database } from '../database/connect.ts';
import { listResumes } from '../resumes/service.ts';
import type { Turn, TurnLetter } from './coach/turn.ts';
import type { SessionRow } from './tables.ts';

const LETTERS_MAX = 5;

type Material = Pick<Turn, 'resume' | 'resumes' | 'letters' | 'letter' | 'check'>;

/** What the account holds that an answer may be about. An account's only resume or letter is meant without being named. */
export async function gatherMaterial(
  database: Database,
  userId: string | null,
  session: SessionRow,
): Promise<Material> {
  if (userId === null) return { resume: null, resumes: [], letters: [], letter: null, check: null };
  const { resumes } = await listResumes(database, userId);
  const meant = resumes.find(({ id }) => id === session.resumeId) ?? (resumes.length === 1 ? resumes[0]! : null);
  const newest = await readNewestLetters(database, userId, LETTERS_MAX, session.letterId);
  const letters = newest.map(
    ({ id, title, letter, request }): TurnLetter => ({
      id,
      title: letterTitle({ title, letter }),
      jobTitle: letter.jobTitle,
      company: letter.companyName,
      text: letter.introduction,
      advert: request.job_description,
    }),
  );
  return {
    resume: meant && {
      id: meant.id,
      title: meant.title,
      data: meant.data as unknown as NonNullable<Turn['resume']>['data'],
    },
    resumes: resumes.map(({ id, title }) => ({ id, title })),
    letters,
    letter: letters.find(({ id }) => id === session.letterId) ?? (letters.length === 1 ? letters[0]! : null),
    check: await newestCheck(database, userId, meant?.id ?? null),
  };
}

async function newestCheck(database: Database, userId: string, resumeId: string | null): Promise<Turn['check']> {
  const checks = await listChecks(database, userId);
  const newest = checks.find((check) => resumeId !== null && check.resume_id === resumeId) ?? checks[0];
  if (!newest) return null;
  const { job_title: jobTitle, resume_name: resumeName, score, report } = await readCheck(database, userId, newest.id);
  return { jobTitle, resumeName, score, report };
}
