import { upperFirst } from '../../text/words.ts';
import { mendedNote } from './mended-note.ts';
import { withoutReasonLabel } from './reason-for-applying.ts';
import { saidToReader } from './said-to-reader.ts';
import { asSentence, tellsOfUtmost } from './statement-forms.ts';
import { withoutStoryLabel } from './story-told.ts';
import { isUnsound } from './unsound-statement.ts';

/**
 * The sentence as the applicant can say it in a letter, or null where it is none, is not sound, or more would have to be guessed.
 * `before` are the notes that stand before it.
 */
export function statementOf(raw: string, before = ''): string | null {
  if (ASKS_WITHOUT.test(raw)) return null;
  const mended = mendedNote(
    withoutStoryLabel(
      withoutReasonLabel(
        raw
          .replace(/^(?:but|and|also) (?=i(?:['’]\p{L}+)? )/iu, '')
          .replace(FOR_WRITER, '')
          .replace(ASKED_OF_WRITER, ''),
      ),
    ),
  );
  if (tellsOfUtmost(mended)) return `${upperFirst(mended)}.`;
  const said = asSentence(mended);
  const statement = said === null ? null : saidToReader(said, before);
  return statement === null || statement.includes('?') || isUnsound(statement) ? null : statement;
}

/** "… - worth mentioning or leave it?", "…, should i say that?": asked of the writer. */
const ASKED_OF_WRITER =
  /(?:^|\s?[-–—,;(]\s?|\band )(?:is (?:it|that|this) |would (?:it|that) be )?(?:worth (?:mentioning|saying|adding|including|a mention)|(?:should|shall|do|can|may) (?:i|we) (?:say|mention|include|add|put|need|tell|write)|or (?:better |rather )?(?:not|leave)|up to you|your call)\b[^.;]*\)?[.?!]*$/i;

/** "(it is not in cv)", "…, forgot to put it in" */
const FOR_WRITER =
  /\s*\((?:my |the )?(?:cv|resume) (?:does ?n['’]?t|does not|did ?n['’]?t) (?:name|say|have|show|mention|list)[^()]{0,30}\)|,? (?:which|that) (?:is|are|was) not (?:in|on) (?:my |the )?(?:cv|resume)[.\s]*$|(?:,? but)?,? not (?:write|written|put|mentioned|included|listed)(?: (?:it|this|that))? (?:in|on) (?:my |the )?(?:cv|resume)[.\s]*$|(?:,? but)? (?:it['’]?s|it is) not (?:in|on) (?:my |the )?(?:cv|resume)[.\s]*$|(?:,| [–-]) (?:but )?(?:my |the )?(?:cv|resume) (?:does ?n['’]?t|does not|did ?n['’]?t) (?:say|have|show|mention|list)(?: (?:it|that|this|so))?[.\s]*$|,? (?:the |my )?(?:cv|resume) not (?:writing|saying|showing) (?:it|this|that)[.\s]*$|^(?:left out|not|missing) (?:in|from|on) (?:my |the )?(?:cv|resume)\s*:\s*|\s*\((?:(?:it|this|that)(?:['’]s| is) )?not (?:in|on) (?:my |the )?(?:cv|resume|résumé)\)|(?:,| [–-])? (?:but )?(?:i )?forgot to (?:put|add|include|write|mention) (?:it|that|this)(?: (?:in|down|there|on|to it))?(?: (?:my |the )?(?:resume|cv))?[.\s]*$/i;

/** "Mention my degree is from Leeds but not the grade" */
const ASKS_WITHOUT =
  /^(?:please |pls )?(?:mention|say|put|write|include|add)\b.*\b(?:but|and) not (?:the|my|his|her|that|when|where|why|how|who)\b/i;
