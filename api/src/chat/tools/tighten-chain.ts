import { finiteOf, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';

// "Was responsible for fixing of … and for doing the … also and was also part of the team who did the …": duties in a
// row, each with its own filler.

const BETWEEN =
  /,?\s+(?:also\s+)?and\s+(?=(?:also\s+)?(?:was|were|am|is|for|been|part|did|doing|helping|\p{L}+ing)\b)/iu;
const FILLER =
  /^(?:(?:also|then|i|was|were|am|is|have been|been|mainly)\s+)*(?:(?:responsible|accountable) (?:for|of)|in charge of|tasked with|engaged in|for)\s+(?:also\s+)?/iu;
const OF_TEAM =
  /^(?:(?:also|i|was|were|am|is)\s+)*(?:a |an )?(?:part|member) of (?:the |a )?(?:\p{L}+ )?(?:team|group|crew) (?:who|that|which|for|on|doing|did)\s+(?:(?:did|does|was doing|worked on|handled|made|doing|responsible for)\s+)?/iu;
const GERUND = /^(?<task>\p{L}+ing)\s+(?:of\s+)?(?:the\s+)?(?<rest>.+)$/iu;
const TAIL = /(?:\s+(?:also|too|as well|etc\.?|and so on))+$/iu;
const LIST = new Intl.ListFormat('en');

/** The same duties with their verbs and without the filler between them; null where a line is no such chain. */
export function tightenChain(line: string): string | null {
  const parts = line.replace(/[.\s]+$/u, '').split(BETWEEN);
  if (parts.length < 2) return null;
  const deeds = parts.map((part, at) => deedOf(part.trim().replace(TAIL, ''), at > 0));
  if (deeds.some((deed) => deed === null)) return null;
  const whole = LIST.format(deeds as string[]).replace(/, and /u, deeds.length > 2 ? ', and ' : ' and ');
  return capital(whole);
}

function deedOf(part: string, isBehind: boolean): string | null {
  const ofTeam = part.replace(OF_TEAM, '');
  if (ofTeam !== part) return `took part in ${ofTeam}`;
  const bare = part.replace(FILLER, '');
  if (bare === part && !isBehind) return null;
  const { task, rest } = GERUND.exec(bare)?.groups ?? {};
  if (!task || !rest) return null;
  // "Doing the deployments": whoever does them carries them out.
  const done = /^doing$/iu.test(task)
    ? 'carried out'
    : (finiteOf(task.toLowerCase(), 'past') ?? pastOfBase(task.slice(0, -3)));
  return done ? `${done} ${rest}` : null;
}
