import type { Say } from '../../coach/language.ts';

// What a request for a mail tells of the work and the interview, as a sentence of that mail.

/** "I taught fractions lesson", "i presented my portfolio": what somebody did at the interview. */
const DEED_THERE =
  /\bi (?<verb>taught|gave|presented|showed|demonstrated|visited|toured|met) (?:them |him |her |you )?(?<what>[^.,;!?\n]{3,60}?)(?= and (?:i|we|they)\b|[.,;!?\n]|$)/iu;
const DOING: Record<string, string> = {
  taught: 'teaching',
  gave: 'giving',
  presented: 'presenting',
  showed: 'showing',
  demonstrated: 'demonstrating',
  visited: 'visiting',
  toured: 'seeing',
  met: 'meeting',
};

/** "teaching the fractions lesson"; undefined where nothing of the kind is told. */
export function deedThereIn(told: string): string | undefined {
  const { verb, what } = DEED_THERE.exec(told)?.groups ?? {};
  if (!verb || !what) return undefined;
  const named = /^(?:an?|the|my|your|our|some|two|three|\d)\b/iu.test(what) ? what : `the ${what}`;
  return `${DOING[verb.toLowerCase()]!} ${named}`;
}

/** "from two years unchanged", "من سنتين ما تغير". */
const UNCHANGED =
  /\b(?:same|not (?:changed|gone up|increased)|unchanged|no (?:raise|increment|increase)|hasn'?t (?:changed|gone up))\b.{0,20}?\b(?:for|in|since|from) (?<span>(?:\d{1,2}|one|two|three|four|five|a) (?:years?|months?))|(?:من|منذ|صار\S*) (?<arabic>سنتين|سنه|سنة|\d+ (?:سنوات|سنين)|ثلاث سنوات|شهور) (?:و?هو )?(?:ما|لم|ولم|وما) (?:ي?تغير|ت?زاد|يزد|يتغير)/iu;
const GROWN =
  /\b(?:(?:more|extra|additional) (?:work|duties|tasks|responsibilit\w+)|(?:my )?(?:work|workload|duties|responsibilit\w+) (?:has |have )?(?:grown|increased|doubled|went up))\b|(?:شغلي|عملي|مهامي|مسؤولياتي|المسؤوليات|الشغل) (?:زادت?|كثرت?|تضاعفت?)|(?:زادت?|تضاعفت?) (?:شغلي|مهامي|مسؤولياتي|المهام|علي الشغل)/iu;

/** Why the pay is to be spoken of, with a space before it; empty where nothing is told. */
export function caseForRaise(told: string, say: Say): string {
  const { span, arabic } = UNCHANGED.exec(told)?.groups ?? {};
  const since = span ?? arabic;
  const hasGrown = GROWN.test(told);
  if (!since) return hasGrown ? say(' My duties have grown since then.', ' وقد زادت مهامي منذ ذلك الوقت.') : '';
  const unchanged = say(
    ` It has stayed the same for ${span?.toLowerCase() ?? '[time]'}`,
    ` لم يتغير راتبي منذ ${arabic ?? '[المدة]'}`,
  );
  return hasGrown
    ? say(`${unchanged}, while my duties have grown.`, `${unchanged}، وقد زادت مهامي خلالها.`)
    : `${unchanged}.`;
}

/** "my notice is 90 days". */
const NOTICE = /\bnotice(?: period)?(?: is| of|:)? (?<days>\d{1,3}) days\b|\b(?<before>\d{1,3}) days?['’]? notice\b/iu;

export function noticeTold(told: string, say: Say): string {
  const { days, before } = NOTICE.exec(told)?.groups ?? {};
  const count = days ?? before;
  return count ? say(` of ${count} days`, ` (${count} يومًا)`) : '';
}
