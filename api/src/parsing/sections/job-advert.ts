import type { Line } from '../layout/line.ts';

/** What employers say of themselves, of the one they seek and of how to apply; a person says none of it in a resume. */
const ADVERT_PHRASES = [
  /\bwe(?: are|['’]re) (?:currently |now |actively )?(?:looking for|searching for|seeking|hiring|recruiting)\b/i,
  /\b(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting) (?:an?|our next)\b/i,
  /\b(?:the|our) (?:successful|ideal|right|preferred) (?:candidate|applicant)s?\b/i,
  /\b(?:apply (?:now|by|online|here|via|before|today)|to apply\b|how to apply|(?:send|submit|e?mail|share)\b.{0,30}\b(?:cv|resume|résumé|application))/i,
  /\byou (?:will|are|have|should|bring)\b|\byou['’](?:ll|re)\b/i,
  /\bequal[- ]opportunit(?:y|ies) employer\b|\bregardless of (?:race|age|gender)\b/i,
  /^\W*(?:about (?:us|(?:the |our )?(?:role|job|company|position|team|organi[sz]ation)|you)|(?:job|role|position) (?:description|summary|overview|purpose)|(?:job |key )?requirements|what (?:we offer|you['’]ll do|we['’]re looking for|you bring|['’]s in it for you)|we offer|who (?:you|we) are|your (?:responsibilities|profile|tasks)|benefits|perks|the (?:role|job|work|pay)|person specification)\s*:?$/i,
  /^\W*(?:(?:minimum|basic|preferred|required|essential|desired|desirable) (?:qualifications?|requirements?|skills|experience|criteria|candidate profile|duties)|desirable|essential|must[- ]haves?|(?:would be )?(?:nice to have|a bonus)|(?:skills|qualifications?|experience) required)\s*:?\W*$/i,
  /\b(?:closing date|application deadline|applications? close)\b|\b(?:join|meet) our team\b/i,
  /\b(?:you|candidates?|applicants?|the (?:role|position|post(?:holder)?|job|vacancy)) (?:must|will|need|should|can|may|requires?|reports?|involves?|is based)\b/i,
  /\b(?:minimum|at least)(?: of)? (?:\w+|\d\+?) years?\b|\b(?:required|preferred|essential|desirable|a plus|an advantage)\W*$|\((?:preferred|required|essential|desirable)\)/i,
  /^\W*(?:salary|pay|wages?|rate|hours|job type|contract|shifts?|start(?:ing)? date|reports? to|department|employment type)(?: range)?\s*:/i,
  /(?:^|[.!?] )(?:we|our (?:team|company|clients|customers|mission|crew|ward|school|shop|firm|practice|kitchen)) (?:are|is|have|has|run|build|make|offer|pay|provide|need|want|work|give|train|help|serve|believe|welcome|can|don['’]t|do|supply|operate|look|value)\b/i,
  /\b(?:shortlisted|no agencies|interviews? (?:will|are|on|from|take)|apply with|covering letter|background check)\b/i,
  /\bwir suchen\b|\bwir bieten\b|\bbewerben sie sich\b|^\W*(?:ihr profil|ihre aufgaben)\s*:?$/i,
  /\bnous (?:recherchons|recrutons|offrons)\b|^\W*profil recherché\s*:?$|\benvoyez votre cv\b/i,
  /^\W*(?:se busca|buscamos|ofrecemos)\b|\b(?:envíe|envía) (?:su|tu) (?:cv|currículum)\b/i,
  /نبحث عن|للتقديم|نقدم لكم|المرشح المثالي/,
];

const MIN_PHRASES = 3;
/** An advert, too, says whom to write to; a person's letter before the resume may hold some of the phrases. */
const MIN_PHRASES_WITH_CONTACT = 4;

/** One dated line may be the day of the advert, or a table of pay of some year. */
const MIN_PHRASES_WITH_DATED_ENTRY = 6;

/** Whether a text is an employer's advert; none is that tells of more than one dated job or school. */
export function isJobAdvert(lines: readonly Line[], hasContact: boolean, datedEntries: number): boolean {
  if (datedEntries > 1) return false;
  const said = ADVERT_PHRASES.filter((phrase) => lines.some((line) => phrase.test(line.text))).length;
  if (datedEntries === 1) return said >= MIN_PHRASES_WITH_DATED_ENTRY;
  return said >= (hasContact ? MIN_PHRASES_WITH_CONTACT : MIN_PHRASES);
}
