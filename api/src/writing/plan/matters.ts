import { readAdvertLines } from '@vitae/language/adverts/advert-lines';
import { mattersOf } from '@vitae/language/matters';
import type { Job } from '../understand/advert.ts';

const SHARE = { required: 1, mentioned: 0.8, preferred: 0.5 } as const;

/** What an advert speaks of, each with how much it asks for it, from 0 to 1. */
export function mattersAsked({ text, role }: Job): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  const add = (matter: string, share: number) => asked.set(matter, Math.max(share, asked.get(matter) ?? 0));
  for (const matter of mattersOf(role)) add(matter, SHARE.required);
  for (const line of readAdvertLines(text))
    for (const matter of mattersOf(line.text)) add(matter, SHARE[line.importance]);
  return asked;
}
