import { namesOccupation } from '@vitae/language/occupations';
import type { Plan } from '../../plan/plan.ts';
import { isUnpaid } from '../../understand/of-no-job.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import type { Paragraph } from '../paragraphs.ts';
import { tenureSentence } from './background.ts';
import { placeOf, titleOf } from './names.ts';
import { isCurrent } from './where-of-work.ts';

const SAYS_UNPAID = /\b(?:voluntary|unpaid|extra-?curricular)\b/i;
/** What is given besides the work one lives of. */
const isGiven = (post: string) => isUnpaid(post) || SAYS_UNPAID.test(post);

/** The post held now, where it has a head that can be told. */
function presentPost({ applicant: { roles }, latest }: Plan): Role | undefined {
  const isTellable = (role: Role) =>
    role.kind === 'job' &&
    isCurrent(role) &&
    !isGiven(role.asWritten || role.title) &&
    // "Elm Fitness, 2015 – present" names no post.
    (namesOccupation(role.asWritten ?? '') || (titleOf(role) !== '' && placeOf(role) !== ''));
  return latest && isTellable(latest) ? latest : roles.find(isTellable);
}

/** A head as it is written may stand as a part of another: "Elm School, Head of Science (from 2020), Teacher (2016 – 2019)". */
const names = (text: string, { asWritten, ...role }: Role) =>
  asWritten
    ? asWritten
        .split(', ')
        .slice(0, PARTS_OF_NAME)
        .every((part) => text.includes(part))
    : text.includes(placeOf(role).replace(/^the /i, ''));
const PARTS_OF_NAME = 2;
/** "February 2006 – present": that it goes on, the sentence has said. */
const UNTIL_PRESENT = /, ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d) ?– ?present$/u;
function ofPostAsWritten(head: string): string {
  const [, since = ''] = UNTIL_PRESENT.exec(head) ?? [];
  return since
    ? `Since ${since}, I have held this post: ${head.replace(UNTIL_PRESENT, '')}.`
    : `At present I work in this post: ${head}.`;
}
/** "Elm Pharmacy #2127 – Pharmacist, 4303 Hastings Street, Canada": no sentence holds it. */
const isOfManyParts = (head: string) =>
  head.split(/, | [–—] /).length > MOST_PARTS || /#\d|\b\d{3,5} \p{Lu}/u.test(head);
const MOST_PARTS = 5;
const SAYS_SINCE = /\b(?:present|now|today|current(?:ly)?|ongoing|since|to date)\b/iu;

/**
 * The paragraphs with a sentence on the present post behind the opening, where nothing of the letter names it, whatever
 * the work of other posts proves. `textOf` is the letter as it would be written.
 */
export function withPresentPost(
  paragraphs: readonly Paragraph[],
  plan: Plan,
  choose: Choose,
  textOf: (paragraphs: readonly Paragraph[]) => string,
): readonly Paragraph[] {
  const role = presentPost(plan);
  if (!role || names(textOf(paragraphs), role)) return paragraphs;
  // "February 2006, Maintainer of …": of when it began, and nothing of its lasting.
  if (role.asWritten && (!SAYS_SINCE.test(role.asWritten) || isOfManyParts(role.asWritten))) return paragraphs;
  const text = role.asWritten ? ofPostAsWritten(role.asWritten) : tenureSentence(role, choose);
  const [first = [], ...others] = paragraphs;
  const list = first.findIndex(({ isItem, introducesItems }) => isItem || introducesItems);
  const at = list < 0 ? first.length : list;
  return [[...first.slice(0, at), { text, rank: 0 }, ...first.slice(at)], ...others];
}
