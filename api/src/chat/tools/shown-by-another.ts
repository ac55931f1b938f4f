import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';

/** "food, drink or another consumer goods business": what stands before it is one of its kind. */
const OR_ANOTHER =
  /\b(?:or|and) (?:an(?:y )?)?(?:other|another|similar|a similar|comparable|a comparable|equivalent|an equivalent)(?: \p{L}+){0,3}\s*$/u;
/** "an ERP system, ideally SAP": what stands behind it is one of its kind. */
const SUCH_AS =
  /^(?:\s*\p{L}+){0,3}?[\s,(:–-]*\b(?:ideally|preferably|such as|like|e\.?g\.?|for example|for instance|especially|including)(?!\p{L})/u;

/** Whether an advert asks for a kind of thing of which it names one on the same line, and the resume shows that one. */
export function isShownByAnother(advert: string, skill: SkillRequirement, met: readonly SkillRequirement[]): boolean {
  return advert.split('\n').some((written) => {
    const line = fold(written);
    const tokens = tokenise(line);
    const found = findTerm(tokens, skill);
    if (!found) return false;
    const [start, end] = [found.start, found.start + found.length];
    const isBefore = OR_ANOTHER.test(line.slice(0, tokens[start]!.start));
    const isBehind = SUCH_AS.test(line.slice(tokens[end - 1]!.end));
    return met.some((other) => {
      const at = findTerm(tokens, other)?.start;
      return at !== undefined && ((isBefore && at < start) || (isBehind && at >= end));
    });
  });
}
