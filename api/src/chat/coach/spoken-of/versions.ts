import { applyChanges, changesBetween, inverseOf } from '@vitae/documents/model/changes';
import { fold } from '@vitae/language/fold';
import { reply, type Said } from '../language.ts';
import { ordinalIn } from '../ordinals.ts';
import type { Subject } from '../subject.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type TalkedMessage, type Turn } from '../turn.ts';
import { draft } from './draft-again.ts';
import { written } from './letter.ts';
import { isAccepted, stepsOf } from './proposed.ts';

// A text that was proposed several times over: each of the answers is a version of it, and one of them may be wanted.

type Version = TalkedMessage & { about: Subject };

const WORDS_MAX = 14;
const LEADS =
  /^(?:(?:ok(?:ay)?|no|nah|hm+|actually|then|so|but|and|please|pls|sorry|wait|well|i think|i guess|yes|طيب|لا|خلاص|اوك)[\s,.!،]+)*/u;
const CHOOSES =
  /^(?:i(?:'d| would)?(?: still| actually| really)? (?:like[d]?|love[d]?|want|prefer(?:red)?|(?:rather )?(?:take|keep|use|have)|choose|go (?:with|for))|(?:let'?s |we )?(?:keep|use|take|choose|pick|go (?:back to|with|for)|stick (?:with|to)|back to|return to|give me|show me|accept|bring back)|خلي(?:نا)?(?: علي)?|رجع(?:لي)?|ارجع(?: ل| الي)?|بدي|ابي|ابغي|اريد|عايزه?|خذ|اختار|افضل|اعتمد)?\s*(?:the |my |your |that |ل|علي )?(?<which>(?:one|version) before|first|1st|second|2nd|third|3rd|fourth|4th|last|latest|previous|shorter|shortest|longer|longest|(?:ال)?(?:اولي?|ثاني[هة]?|تاني[هة]?|ثالث[هة]?|اخير[هة]?|سابق[هة]?|قصير[هة]?|اقصر|طويل[هة]?|اطول))(?: (?:one|1|version|draft|text|summary|line|mail|e-?mail|letter|try|attempt|proposal|نسخه|واحده?|صيغه|مره))?(?<praised> (?:was|is|looks?|sounds?|reads?|كان(?:ت)?|هي|هو)?\s?(?:much |way |a lot |still |even )?(?:better|best|nicer|fine|good|ok|perfect|more|احسن|افضل|اجمل|اوضح))?[\s.!]*$/u;
/** "shorter", "a longer version": wants another one than those that are there. */
const IS_A_WISH = /^(?:an? )?(?:shorter|longer|اقصر|اطول)(?: (?:version|one|text|draft))?[\s.!]*$/u;
/** "version 1", "number 2". */
const BY_NUMBER =
  /^(?:(?:keep|use|take|i (?:like|prefer|want)|go (?:with|back to)|back to|give me|خلي|رجع)\s+)?(?:version|draft|number|no\.?|nr|#|النسخه|رقم|صيغه)\s?(?<digit>[1-9])(?: (?:please|pls|then|again))*[\s.!]*$/u;

/** Of the versions of the text that was spoken of, the one that a message wants; null where it wants none of several. */
export function versionWanted(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 160)).trim();
  if (words.split(/\s+/).length > WORDS_MAX || /[?؟]/.test(turn.text)) return null;
  const plain = words.replace(LEADS, '');
  const which = CHOOSES.exec(plain)?.groups?.which;
  const digit = BY_NUMBER.exec(plain)?.groups?.digit;
  if ((which === undefined && digit === undefined) || IS_A_WISH.test(plain)) return null;
  const versions = versionsOf(turn);
  const isLater = turn.history.at(-1) !== versions.at(-1);
  if (versions.length < (isLater ? 1 : 2)) return null;
  const version = digit ? versions[Number(digit) - 1] : versionCalled(which!, versions, isLater);
  return version ? again(turn, version, versions) : null;
}

function versionCalled(which: string, versions: readonly Version[], isLater: boolean): Version | undefined {
  const byLength = versions.toSorted((a, b) => textOf(a).length - textOf(b).length);
  if (/^(?:shorter|shortest|(?:ال)?(?:قصير|اقصر))/u.test(which)) return byLength[0];
  if (/^(?:longer|longest|(?:ال)?(?:طويل|اطول))/u.test(which)) return byLength.at(-1);
  if (/^(?:last|latest|(?:ال)?اخير)/u.test(which)) return versions.at(-1);
  if (/^(?:previous|(?:one|version) before|(?:ال)?سابق)/u.test(which)) return versions.at(isLater ? -1 : -2);
  return versions[ordinalIn(which)];
}

const textOf = ({ text, proposals = [] }: Version): string =>
  proposals.length > 0 ? proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after)).join('\n') : text;

/** The answers that gave the text that was spoken of last, oldest first. */
function versionsOf({ history }: Turn): Version[] {
  const answers = history.filter(
    (message): message is Version => message.role === 'assistant' && Boolean(message.about),
  );
  const last = answers.findLast((answer) => isText(answer));
  return last ? answers.filter((answer) => isText(answer) && isSameText(answer, last)) : [];
}

const isText = ({ about, proposals = [] }: Version): boolean =>
  about.kind === 'mail' ||
  (about.kind === 'letter' && about.draft !== undefined) ||
  (OF_RESUME.has(about.kind) && proposals.length > 0);

/** What stands in one place of the resume, so that another text in it is another version. */
const OF_RESUME: ReadonlySet<Subject['kind']> = new Set(['summary', 'line', 'lines', 'job title', 'date', 'details']);

/** What was changed from one text, or from another version of it, is a version of the same. */
function isSameText(one: Version, other: Version): boolean {
  const [a, b] = [one.about, other.about];
  if (a.kind === 'mail') return b.kind === 'mail' && a.mail === b.mail;
  if (a.kind === 'letter' || a.kind === 'summary') return a.kind === b.kind;
  const placeOf = ({ proposals = [] }: Version) => proposals.flatMap(({ diffs }) => diffs)[0]?.before ?? '';
  return a.kind === b.kind && placeOf(one) !== '' && placeOf(one) === placeOf(other);
}

function again(turn: Turn, version: Version, versions: readonly Version[]): CoachAnswer | null {
  const { about, proposals = [] } = version;
  if (about.kind === 'mail') return draft(turn, about);
  if (about.kind === 'letter') return about.draft ? written(turn, about.draft) : null;
  if (proposals.some((proposal) => isAccepted(turn, proposal))) return reply(turn, IN_PLACE, { about });
  const change = versionFrom(turn, proposals, versions);
  return change && answerOf(reply(turn, THAT_VERSION).text, { about, proposals: [change] });
}

/** A version in the place of whatever version stands there now; null where that place has been changed otherwise since. */
function versionFrom(
  { resume }: Turn,
  proposals: readonly ProposedChange[],
  versions: readonly Version[],
): ProposedChange | null {
  const [first] = proposals;
  if (!resume || first?.resumeId === undefined) return null;
  const accepted = versions
    .flatMap((version) => version.proposals ?? [])
    .findLast((proposal) => isAccepted({ resume }, proposal));
  const before = accepted ? applyChanges(resume.data, inverseOf(stepsOf([accepted]))).document : resume.data;
  const { document, conflicts } = applyChanges(before, stepsOf(proposals));
  if (conflicts.length > 0) return null;
  return {
    resumeId: resume.id,
    title: first.title,
    diffs: proposals.flatMap(({ diffs }) => diffs),
    changes: changesBetween(resume.data, document),
  };
}

const THAT_VERSION: Said = {
  en: 'That version again. Nothing changes until you accept it; the others you can leave.',
  ar: 'هذه الصيغة من جديد. لا يتغير شيء حتى تقبلها، والبقية اتركها.',
};
const IN_PLACE: Said = {
  en: 'That version stands in your resume already.',
  ar: 'هذه الصيغة في سيرتك بالفعل.',
};
