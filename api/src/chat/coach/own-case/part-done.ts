import { isPast } from '../../../writing-help/verb-forms.ts';
import { capital } from '../../tools/first-letter.ts';

// Of a deed that somebody wants to claim whole, the part that they tell to have done, and who did the rest.

const SIGNED = '(?:sign(?:ed|s)|approved?s?|authori[sz]e[ds]?|decide[ds]?|had the (?:final|last) (?:say|word))';
/** "my head of shift signed for it". */
const OTHER_SIGNED = new RegExp(
  `\\b(?<whom>(?:my|the|our) (?:\\p{L}+ ){0,2}?\\p{L}+|(?:\\p{L}+ )?(?:manager|boss|director|supervisor|partner|owner|gm)|(?:somebody|someone) else|somebody|someone|he|she|they) (?:(?:then|always|just|only|actually|also) )?(?<how>${SIGNED})(?<off> (?:it |them |all |everything )?off)?\\b`,
  'iu',
);
const OTHER_SIGNED_IN_ARABIC =
  /(?:(?:ال)?مدير\S*|مشرف\S*|غيري|شخص (?:اخر|آخر|ثاني)|واحد (?:تاني|ثاني))\s(?:\S+ )?(?:وقع|وقّع|وافق|اعتمد|قرر)|(?:وقع|وقّع|وافق|اعتمد|قرر)\S*\s(?:\S+ )?(?:(?:ال)?مدير\S*|مشرف\S*|غيري)/u;

/** Whether it is told that another signed or decided. */
export const tellsOtherSigned = (words: string): boolean =>
  OTHER_SIGNED.test(words) || OTHER_SIGNED_IN_ARABIC.test(words);

/** "i only booked the vans": with its verb in the past. */
const OWN_DEED =
  /^(?:and |but |so |well |though )*(?:i|we) (?:(?:only|just|mostly|really|actually|basically|did) )*(?<verb>\p{L}+)(?<object> .{2,70})$/iu;
const CLAUSES =
  /[.,;:!?\n]+\s*|\s(?:but|though|although|while|whereas|because|and (?=(?:my|the|our|he|she|they|some(?:one|body)) ))\s*/iu;
/** "it", of which the claim says what it was; and "all of it". */
const IT = /^ (?:(?<all>it all|all of it|them all|all of them|everything)|it|them|that)(?= |$)/iu;
/** "a catering budget": of the thing itself, the catering. */
const HEAD_OF_THING =
  / (?:budgets?|accounts?|projects?|teams?|contracts?|programmes?|programs?|process(?:es)?|departments?|operations?|spend|spending|costs?)$/iu;
const NOT_DEEDS = /^(?:was|were|had|did|said|thought|wanted|meant|knew|felt|got)$/iu;

export interface PartDone {
  /** As a line of a resume; empty where no deed of one's own is told. */
  deed: string;
  /** Who had the last word; empty where nobody is named. */
  whom: string;
  how: 'signed off' | 'approved' | 'decided';
}

/** What is told of a deed beside the claim; null where neither an own part nor another's is. */
export function partDone(text: string, claimed: string, what: string): PartDone | null {
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '' && !clause.includes(claimed));
  const own = clauses
    .map((clause) => OWN_DEED.exec(clause.trim())?.groups)
    .find((told) => told && isPast(told.verb!.toLowerCase()) && !NOT_DEEDS.test(told.verb!));
  const signed = OTHER_SIGNED.exec(text)?.groups;
  if (!own && !signed) return null;
  return {
    deed: own ? capital(`${own.verb!.toLowerCase()}${objectOf(own.object!, what)}`) : '',
    whom: signed ? nameOf(signed.whom!) : '',
    how: /^(?:decid|had)/iu.test(signed?.how ?? '')
      ? 'decided'
      : signed?.off || /^sign/iu.test(signed?.how ?? '')
        ? 'signed off'
        : 'approved',
  };
}

function objectOf(object: string, what: string): string {
  const it = IT.exec(object);
  const thing = what.replace(HEAD_OF_THING, '');
  if (!it || what === '' || (/them/iu.test(it[0]) && !/s$/iu.test(thing))) return object;
  const all = thing === what ? 'all of the' : 'all';
  return ` ${it.groups!.all ? all : 'the'} ${thing}${object.slice(it[0].length)}`;
}

const CALLED = /\b(?:boss|gaffer|guv|guvnor|gov|chief|he|she|they|some(?:one|body))\b/iu;
/** As a resume says it. */
function nameOf(whom: string): string {
  if (CALLED.test(whom)) return 'my manager';
  return /^(?:my|the|our)\s/iu.test(whom) ? whom.replace(/^\p{L}+/u, (word) => word.toLowerCase()) : `the ${whom}`;
}
