import { fold } from '@vitae/language/fold';
import { addSkills } from '../../tools/add-skills.ts';
import { entriesOf, removeEntry } from '../../tools/change-entries.ts';
import { type RemovableDetail, removeDetails } from '../../tools/remove-details.ts';
import { proposeSummary } from '../../tools/shorten-summary.ts';
import { takeCertificateOut, takeLineOut } from '../../tools/take-out.ts';
import { languageOf, reply, type Said } from '../language.ts';
import { ordinalIn } from '../ordinals.ts';
import type { Subject } from '../subject.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type Turn } from '../turn.ts';
import { lastAnswered } from './last.ts';
import { lineMeant } from './line-meant.ts';
import { isAccepted, takenBack } from './proposed.ts';

/** "delete it": takes out of the resume what was spoken of; null where that is nothing that can be taken out. */
export function removeIt(turn: Turn, about: Subject, proposals: readonly ProposedChange[]): CoachAnswer | null {
  const { resume } = turn;
  if (!resume) return null;
  const isOpen = proposals.length > 0 && !proposals.some((proposal) => isAccepted(turn, proposal));
  switch (about.kind) {
    case 'skills': {
      const listed = new Set(resume.data.skills.map(({ name }) => fold(name)));
      const out = about.names.filter((name) => listed.has(fold(name)));
      return out.length > 0 ? addSkills.run({ out }, turn) : (withoutOne(turn, about.names) ?? isOut(turn, isOpen));
    }
    case 'line': {
      const line = lineMeant(turn, about, proposals);
      return line && !(isOpen && about.deed === 'added') ? takeLineOut(turn, line) : isOut(turn, isOpen);
    }
    case 'certificate': {
      const isThere = resume.data.certifications.blocks.some(({ text }) => text === about.text);
      return isThere ? takeCertificateOut(turn, about.text) : isOut(turn, isOpen);
    }
    case 'entry': {
      const entry = entriesOf(resume.data).find(({ text }) => fold(text) === fold(about.text));
      return entry ? removeEntry.run({ entry: entry.text }, turn) : isOut(turn, isOpen);
    }
    case 'details':
      return removeDetails.run({ details: about.fields as [RemovableDetail] }, turn);
    case 'summary': {
      const without = OF_SENTENCE.test(fold(turn.text)) ? withoutSentence(turn, about.text) : null;
      return without ?? putItBack(turn, proposals, true);
    }
    case 'job title':
    case 'date':
    case 'section':
    case 'lines':
      return putItBack(turn, proposals, true);
    default:
      return null;
  }
}

/** Of several skills that are still only proposed, the others. */
function withoutOne(turn: Turn, names: readonly string[]): CoachAnswer | null {
  const all = lastAnswered(turn)?.about;
  const left = all?.kind === 'skills' ? all.names.filter((name) => !names.includes(name)) : [];
  return left.length > 0
    ? addSkills.run({ skills: left }, { ...turn, text: left.join('\n'), answerIn: languageOf(turn) })
    : null;
}

const OF_SENTENCE = /\bsentence\b|جمله/u;

/** "remove that last sentence": of the summary as it stands. */
function withoutSentence(turn: Turn, text: string): CoachAnswer | null {
  const before = turn.resume!.data.personal.profile;
  const sentences = before.split(/(?<=[.!?؟])\s+/u);
  const ordinal = ordinalIn(fold(turn.text));
  const at = ordinal < 0 ? sentences.length - 1 : ordinal;
  if (before !== text || sentences.length < 2 || at >= sentences.length) return null;
  return proposeSummary(turn, sentences.toSpliced(at, 1).join(' '));
}

const isOut = (turn: Turn, isOpen: boolean): CoachAnswer => reply(turn, isOpen ? LEAVE_IT : NOT_THERE);

const LEAVE_IT: Said = {
  en: 'It does not stand in your resume yet: leave the proposal, and it stays out. If you press **Accept** first, I can take it out again.',
  ar: 'لم يدخل سيرتك بعد: اترك الاقتراح فلا يُضاف. وإن قبلته فأستطيع حذفه بعدها.',
};
const NOT_THERE: Said = {
  en: 'It does not stand in your resume, so there is nothing to take out.',
  ar: 'ليس في سيرتك، فلا شيء يُحذف.',
};

/** "put it back": what was accepted is proposed the other way round; what is still open is left. */
export function putItBack(turn: Turn, proposals: readonly ProposedChange[], isProposed: boolean): CoachAnswer {
  if (!isProposed) return reply(turn, UNCHANGED);
  const back = proposals
    .filter((proposal) => isAccepted(turn, proposal))
    .map((proposal) => takenBack(turn, proposal))
    .filter((proposal) => proposal !== null);
  if (back.length === 0) return reply(turn, STAYS);
  return answerOf(reply(turn, AS_BEFORE).text, { about: turn.history.at(-1)?.about ?? null, proposals: back });
}

const UNCHANGED: Said = {
  en: 'Nothing was changed: your resume stands as it was.',
  ar: 'لم يتغير شيء: سيرتك كما كانت.',
};
const STAYS: Said = {
  en: 'Then it stays as it was: a proposal changes nothing until you press **Accept**, so leave it. If you have accepted it, press **Undo** below it, and the old text is back.',
  ar: 'إذن يبقى كما كان: الاقتراح لا يغيّر شيئًا حتى تضغط **قبول**، فاتركه. وإن كنت قبلته فاضغط **تراجع** تحته ويعود النص القديم.',
};
const AS_BEFORE: Said = {
  en: 'As it was before. Accept it, or press **Undo** below the proposal that you had accepted.',
  ar: 'كما كان قبل ذلك. اقبله، أو اضغط **تراجع** تحت الاقتراح الذي قبلته.',
};
