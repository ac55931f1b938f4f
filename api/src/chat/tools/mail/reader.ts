import { contactIn } from '../../../writing/understand/contact.ts';
import { companyIn } from '../../../writing/understand/employer-of-advert.ts';
import type { Turn } from '../../coach/turn.ts';
import { titleOfAdvert } from '../title-of-advert.ts';
import type { EmailKind } from './email-kinds.ts';
import { isOfAdvert } from './post.ts';

// Whom a mail greets, as the message and the advert name them.

/** "Helen" by the whole name that the advert gives her. */
export function inFull(whom: string | undefined, { advert }: Turn): string | undefined {
  const contact = whom && !whom.includes(' ') ? contactOf(advert) : '';
  return contact.split(' ')[0] === whom && contact ? contact : whom;
}

/** Of whom a message speaks by the first name: "priya asked when i am free". */
export function contactNamed({ text, advert }: Turn): string | undefined {
  const contact = contactOf(advert);
  const first = contact.split(' ')[0]!.toLowerCase();
  return contact !== '' &&
    text
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .includes(first)
    ? contact
    : undefined;
}

const contactOf = (advert: string): string =>
  advert === ''
    ? ''
    : contactIn(advert, companyIn(advert, titleOfAdvert(advert))) || (SENT_TO.exec(advert)?.groups?.name ?? '');

/** "send your CV to Lucy Grant, Finance Manager". */
const SENT_TO =
  /\b(?:[Ss]end|[Ww]rite|[Ee]-?mail|[Aa]pply|[Cc]ontact|[Cc]all|[Aa]sk|[Ss]peak|[Tt]alk)\b[^.\n]{0,80}?(?:\b(?:to|for|with)\s|(?<=[Cc]ontact\s|[Cc]all\s))(?<name>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,:.\n]|\s(?:at|on|by|in)\s)/u;

/** Whom the advert names for applications. */
export function whoSelects(kind: EmailKind, { advert }: Turn, firm: string | undefined): string {
  const isOfApplication = ['apply', 'application_status', 'withdraw', 'ask_time'].includes(kind);
  return isOfApplication && isOfAdvert(advert, firm) ? contactIn(advert, companyIn(advert, titleOfAdvert(advert))) : '';
}
