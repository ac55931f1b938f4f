import type { Line } from '../layout/line.ts';

/** What employers say of themselves, of the one they seek and of how to apply; a person says none of it in a resume. */
const ADVERT_PHRASES = [
  /\bwe(?: are|['’]re) (?:currently |now |actively )?(?:looking for|searching for|seeking|hiring|recruiting)\b/i,
  /\b(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting) (?:an?|our next)\b/i,
  /\b(?:the|our) (?:successful|ideal|right|preferred) (?:candidate|applicant)s?\b/i,
  /\b(?:apply (?:now|by|online|here|via|before|today)|to apply\b|how to apply|(?:send|submit|email) (?:us )?your (?:cv|resume|résumé|application))/i,
  /\byou (?:will|are|have|should|bring)\b|\byou['’](?:ll|re)\b/i,
  /\bequal[- ]opportunit(?:y|ies) employer\b|\bregardless of (?:race|age|gender)\b/i,
  /^\W*(?:about (?:us|the (?:role|job|company|position|team))|job description|job summary|(?:job |key )?requirements|what (?:we offer|you['’]ll do|we['’]re looking for|you bring)|we offer|who you are|who we are|your (?:responsibilities|profile|tasks)|benefits)\s*:?$/i,
  /\b(?:closing date|application deadline|applications? close)\b|\b(?:join|meet) our team\b/i,
  /\bwir suchen\b|\bwir bieten\b|\bbewerben sie sich\b|^\W*(?:ihr profil|ihre aufgaben)\s*:?$/i,
  /\bnous (?:recherchons|recrutons|offrons)\b|^\W*profil recherché\s*:?$|\benvoyez votre cv\b/i,
  /^\W*(?:se busca|buscamos|ofrecemos)\b|\b(?:envíe|envía) (?:su|tu) (?:cv|currículum)\b/i,
  /نبحث عن|للتقديم|نقدم لكم|المرشح المثالي/,
];

const MIN_PHRASES = 3;
/** An advert, too, says whom to write to; a person's letter before the resume may hold some of the phrases. */
const MIN_PHRASES_WITH_CONTACT = 4;

/** Whether a text that tells of no dated job or school is an employer's advert. */
export function isJobAdvert(lines: readonly Line[], hasContact: boolean): boolean {
  const said = ADVERT_PHRASES.filter((phrase) => lines.some((line) => phrase.test(line.text))).length;
  return said >= (hasContact ? MIN_PHRASES_WITH_CONTACT : MIN_PHRASES);
}
