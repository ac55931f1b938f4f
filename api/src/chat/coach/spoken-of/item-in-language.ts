import { fold } from '@vitae/language/fold';
import { SKILLS_BY_ARABIC } from '@vitae/language/skills';
import { languageOf, reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import { whereTranslated } from '../translation.ts';
import type { ChatLanguage, CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { putInstead } from './correct.ts';
import { readOperation } from './operation.ts';

/** The English name of a skill; null where no list knows it. */
const inEnglish = (name: string): string | null => SKILLS_BY_ARABIC.get(fold(name)) ?? null;

/**
 * "in english", of a single thing that was put into the resume: its name in that language where that is known, else what
 * is needed for it. Null where a whole text was spoken of.
 */
export function itemIn(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  language: ChatLanguage,
): CoachAnswer | null {
  if (proposals.length === 0) return null;
  const written = writtenIn(about);
  if (written === null) return whereTranslated(turn);
  if (languageOf({ text: written, language }) === language) return reply(turn, isSo(written, language), { about });
  const name = about.kind === 'skills' && language === 'en' ? inEnglish(written) : null;
  const named = name === null ? null : putInstead(turn, about, proposals, written, name);
  return named ?? askForName(turn, about, written, language);
}

/** The text of a single thing; null where several were spoken of, or a whole part of the resume. */
function writtenIn(about: Subject): string | null {
  if (about.kind === 'skills') return about.names.length === 1 ? about.names[0]! : null;
  return about.kind === 'line' || about.kind === 'certificate' || about.kind === 'entry' ? about.text : null;
}

const isSo = (written: string, language: ChatLanguage) =>
  language === 'ar'
    ? { en: `“${written}” is in Arabic already.`, ar: `«${written}» بالعربية بالفعل.` }
    : { en: `“${written}” is in English already.`, ar: `«${written}» بالإنجليزية بالفعل.` };

const askForName = (turn: Turn, about: Subject, written: string, language: ChatLanguage): CoachAnswer =>
  reply(
    turn,
    language === 'ar'
      ? {
          en: `I do not translate well enough to sign it: write me “${written}” in Arabic (“make it …”), and I put that in its place. A resume in English with one thing in Arabic looks like a slip, though.`,
          ar: `لا أترجم بجودة كافية: اكتب لي «${written}» بالعربية («خليها …») فأضعه مكانه. لكن بندًا عربيًا وحيدًا في سيرة إنجليزية يبدو سهوًا.`,
        }
      : {
          en: `I know no sure English name for “${written}”: write it (“make it …”), and I put that in its place.`,
          ar: `لا أعرف مقابلًا إنجليزيًا أكيدًا لـ«${written}»: اكتبه بالإنجليزية («خليها …») فأضعه مكانه، فالسيرة كلها بلغة واحدة.`,
        },
    { kind: 'asking', about: { kind: 'name asked', of: about } },
  );

const NAME_WORDS_MAX = 8;

/** What is told once it was asked for: a name alone, or "make it …"; null where a message tells none. */
export function nameTold(turn: Turn, of: Subject): CoachAnswer | null {
  const operation = readOperation(turn.text);
  const { orders, isQuestion } = readRequest(turn.text);
  const isBare = operation === null && orders.size === 0 && !isQuestion && !/[?؟]/.test(turn.text);
  const value = operation?.does === 'correct' ? operation.value : isBare ? turn.text.trim().replace(/[.!]+$/u, '') : '';
  const written = writtenIn(of);
  const { proposals = [] } = turn.history.findLast((message) => message.proposals?.length) ?? {};
  if (written === null || value === '' || value.split(/\s+/).length > NAME_WORDS_MAX) return null;
  return putInstead(turn, of, proposals, written, value[0]!.toUpperCase() + value.slice(1));
}
