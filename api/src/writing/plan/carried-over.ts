import type { Proof } from './proofs.ts';

// What the work of another trade has in common with most work.

const GUIDES =
  /\b(?:supervis|mentor|coach|train|lead|led\b|manag)\w*\b[^,;.]{0,25}\b(?:team|teams|colleagues|staff|people|apprentices?|starters|trainees?|paralegal|engineers|attendants|agents|dispensers|students|guards|nurses|coordinators|technicians|assistants|volunteers|chefs|drivers|employees|workers|operatives|graduates|juniors|teachers|commis|joiners)\b/i;
/** Somebody who "built an app for drivers and customers" has not worked with customers. */
const SERVED =
  /\b(?:serv|help|assist|advis|support|greet|welcom|guid|teach|taught|train|car(?:e|ed|es|ing) for|look(?:ed|s|ing)? after|deal(?:t|ing|s)? with|respond|answer|handl|resolv|explain)\w*\b[^,;.]{0,40}\b(customers|clients|guests|patients|passengers|residents|children|pupils|students)\b(?!['’])/i;

/** Whether a line of work says that other people were led or taught. */
export const tellsOfGuiding = (line: string): boolean => GUIDES.test(line);

/** Whom the work was for, as a line of it says: "customers"; empty where it does not. */
export const servedIn = (line: string): string => SERVED.exec(line)?.[1]?.toLowerCase() ?? '';

/** The lines with those first that show what a letter to another trade says that it brings: one of guiding, one of serving. */
export function carryingFirst(proofs: readonly Proof[]): Proof[] {
  const isOfWork = ({ role }: Proof) => role.kind === 'job' || role.kind === 'unpaid';
  const first = [tellsOfGuiding, servedIn].flatMap(
    (tells) => proofs.find((one) => isOfWork(one) && tells(one.line)) ?? [],
  );
  return [...new Set([...first, ...proofs])];
}
