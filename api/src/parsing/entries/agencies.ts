/** "contract through Sample Recruitment for Sample Foods": the client, where the agency only placed. */
const THROUGH_FOR =
  /[,;]?\s\(?(?:on\s)?(?:an?\s)?(?:contract\p{L}*|temp\p{L}*|assignment|assigned|interim|agency|placed|seconded)?\s?(?:through|via)\s\p{Lu}[^,;()]{2,50}?\s(?:for|at|to)\s(?=\p{Lu})/u;
/** "various employers, through Sample Staffing": the agency is the employer. */
const OF_MANY =
  /(?:^|[,;]?\s)(?:[Vv]arious|[Ss]everal|[Dd]ifferent|[Mm]ultiple|[Mm]any)\s\p{Ll}+(?:\s\p{Ll}+)?,?\s(?:through|via|with|for)\s(?=\p{Lu})/u;
/** "Sample Trust, via Sample Recruitment" */
const VIA_BEHIND = /[,;]?\s\(?via\s\p{Lu}[^,;()]{2,60}\)?$/u;
const MAX_LENGTH = 160;

/** What a head says of the employer, without the agency that placed somebody there. */
export function withoutAgency(text: string): string {
  if (text.length > MAX_LENGTH || !/(?<!\p{L})(?:through|via|various|several|different|multiple|many)\s/iu.test(text))
    return text;
  return text
    .replace(THROUGH_FOR, ', ')
    .replace(OF_MANY, (_, at: number) => (at === 0 ? '' : ', '))
    .replace(VIA_BEHIND, (via, at: number) => (/\S[,;]\s/u.test(text.slice(0, at)) ? '' : via));
}
