import { fold } from '@vitae/language/fold';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';

/** "why i'm applying: …", "reason = …" */
const LABEL =
  /^(?:(?:and |but |also )?why (?:i(?: am|['’]?m)? (?:apply|applying|interested|want (?:it|this|to (?:join|work|move))(?: (?:there|here|them))?)|(?:this|the) (?:job|role|company|place)|them|here|me)|(?:the |my )?(?:reasons?|motivation)(?: (?:for|of|why) (?:applying|i(?: am|['’]?m)? apply(?:ing)?))?)\s*(?:[:=–-]|\bis(?: that)?\b)\s*(?:because )?/iu;

const OF_FEELING = /^(?:missed|loved|wanted|liked|enjoyed)$/;

/** A reason without the label that it stands behind, and with its subject: "missed the customers" as "I missed the customers". */
export function withoutReasonLabel(raw: string): string {
  const said = raw.replace(LABEL, '');
  if (said === raw) return raw;
  const [first = ''] = said.split(' ');
  const word = fold(first);
  const isPastAlone = (BASE_OF_PAST.has(word) && !BASE_FORMS.has(word)) || OF_FEELING.test(word);
  return isPastAlone ? `I ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
}
