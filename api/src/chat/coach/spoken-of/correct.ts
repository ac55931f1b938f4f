import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { addLine, changeJobTitle } from '../../tools/add-facts.ts';
import { addSkills, skillAsWritten } from '../../tools/add-skills.ts';
import { changeDates } from '../../tools/change-dates.ts';
import { changeDetails } from '../../tools/change-details.ts';
import { removeEntry } from '../../tools/change-entries.ts';
import { dateIn } from '../../tools/month-names.ts';
import { changeLanguageLevel, changeSkillLevel, levelInResume } from '../../tools/skill-level.ts';
import { tellingStems } from '../asked-words.ts';
import { employerNamed, otherEmployer } from '../employers.ts';
import { entryMeant } from '../entries.ts';
import { reply, type Said } from '../language.ts';
import { SKILL_LEVEL } from '../named-skills.ts';
import { isName } from '../names.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import type { Operation } from './operation.ts';
import { isAccepted, onProposed, takenBack, withOtherText } from './proposed.ts';
import { putItBack } from './remove.ts';

type Correction = Extract<Operation, { does: 'correct' }>;

const YEAR = /\b(?:19|20)\d\d\b/gu;
const FIGURE = /\d[\d.,]*\d(?:k|m)?\b|\d(?:k|m)?\b/giu;
/** A value that is put in the place of a whole one is no more than a name. */
const NAME_WORDS_MAX = 8;

/** "actually 2023", "no, the other job": what was just put in, with another value; null where none fits there. */
export function correctIt(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  correction: Correction,
): CoachAnswer | null {
  const { resume } = turn;
  if (!resume) return null;
  const { value } = correction;
  switch (about.kind) {
    case 'details': {
      const [field, another] = about.fields;
      return (correction.isSure || isWhole(field, value)) &&
        field &&
        another === undefined &&
        value.split(/\s+/).length <= NAME_WORDS_MAX &&
        isFit(field, value)
        ? changeDetails.run({ [field]: value }, turn)
        : null;
    }
    case 'date': {
      const [other, another] = about.others ?? [];
      const isOther = another === undefined && OTHER_ONE.test(fold(value));
      const employer = (isOther ? other : null) ?? employerMeant(turn, value, about.employer);
      if (employer)
        return atOther(turn, proposals, (date) =>
          changeDates.run(
            { employer, field: about.field, date: withOwnYear(turn, proposals, employer, about.field, date) },
            turn,
          ),
        );
      const own = resume.data.workExperience.find(({ company }) => company === about.employer)?.[about.field];
      const date = dateIn(value, proposals[0]?.diffs[0]?.after ?? own ?? '');
      return date
        ? changeDates.run({ employer: about.employer, field: fieldNamed(turn.text) ?? about.field, date }, turn)
        : null;
    }
    case 'job title': {
      const employer = employerMeant(turn, value, about.employer);
      if (employer)
        return atOther(turn, proposals, (jobTitle) =>
          changeJobTitle.run({ employer, jobTitle }, saying(turn, jobTitle)),
        );
      const title = value.replace(SAYS_TITLE, '').trim();
      const now = resume.data.workExperience.find(({ company }) => company === about.employer)?.jobTitle ?? '';
      if (fold(title) === fold(now)) return putItBack(turn, proposals, true);
      return namesOccupation(title) && isName(title)
        ? changeJobTitle.run({ employer: about.employer, jobTitle: title }, turn)
        : null;
    }
    case 'line': {
      const company = resume.data.workExperience.find(({ id }) => id === about.entryId)?.company;
      const employer = about.deed === 'added' ? employerMeant(turn, value, company) : null;
      if (employer) return atOther(turn, proposals, (line) => addLine.run({ employer, line }, saying(turn, line)));
      return withValue(turn, about, proposals, correction);
    }
    case 'skills': {
      const kept = KEEPS.exec(value)?.groups?.name;
      if (kept) return keepSkill(turn, about.names, kept, proposals);
      const level = SKILL_LEVEL.exec(fold(value))?.[0];
      const said = new Set(tellingStems(value));
      const meant = about.names.filter((name) => tellingStems(name).some((stem) => said.has(stem)));
      return level
        ? atLevel(turn, meant.length > 0 ? meant : about.names, level, proposals)
        : withValue(turn, about, proposals, correction);
    }
    case 'entry': {
      const language = LANGUAGE_LEVEL.exec(fold(value))?.[0];
      if (language)
        return onProposed(turn, proposals, (now) => changeLanguageLevel(now, about.text, levelInResume(language, now)));
      const isOut = proposals.some(({ diffs }) => diffs.some(({ after }) => after === ''));
      return isOut ? otherEntry(turn, proposals, value) : withValue(turn, about, proposals, correction);
    }
    case 'certificate':
    case 'summary':
      return withValue(turn, about, proposals, correction);
    default:
      return null;
  }
}

/** "my contract says …": what stands before the title. */
const SAYS_TITLE = /^.*\b(?:says|say|reads|called|title is|it is|it's)\s+/iu;

/** Whether a value can stand in a field at all. */
const isFit = (field: string, value: string): boolean =>
  field === 'phone'
    ? /^\+?\d[\d\s().-]{5,18}$/.test(value)
    : field === 'email'
      ? /^\S+@\S+\.\S+$/.test(value)
      : isName(value);

/** A number or an address is no beginning of another sentence. */
const isWhole = (field: string | undefined, value: string): boolean =>
  (field === 'phone' || field === 'email') && isFit(field, value);

const LANGUAGE_LEVEL =
  /\b(?:[abc][12]|basic|beginner|intermediate|advanced|fluent|native)\b|مبتدي|متوسط|متقدم|طلاقه|اللغه الام/u;

/** "no keep cold calling": of the skills that were to go. */
const KEEPS = /^(?:keep|leave|خلي|ابق) (?<name>.{2,60})$/iu;
function keepSkill(
  turn: Turn,
  names: readonly string[],
  kept: string,
  proposals: readonly ProposedChange[],
): CoachAnswer | null {
  const name = names.find((each) => fold(each) === fold(kept));
  return name ? onProposed(turn, proposals, (now) => addSkills.run({ skills: [name] }, now)) : null;
}

/** "make it basic level": of the skills that were spoken of. */
const atLevel = (
  turn: Turn,
  names: readonly string[],
  level: string,
  proposals: readonly ProposedChange[],
): CoachAnswer | null => onProposed(turn, proposals, (now) => changeSkillLevel(now, names, levelInResume(level, now)));

/** "not that one, the first one": another entry goes, and the one before stays. */
function otherEntry(turn: Turn, proposals: readonly ProposedChange[], value: string): CoachAnswer | null {
  const entry = entryMeant(turn, value);
  if (!entry) return null;
  const out = removeEntry.run({ entry }, turn);
  const back = proposals.filter((proposal) => isAccepted(turn, proposal)).map((proposal) => takenBack(turn, proposal));
  return { ...out, proposals: [...out.proposals, ...back.filter((proposal) => proposal !== null)] };
}

/** What is put in at another job was said in a message before this one. */
const saying = (turn: Turn, text: string): Turn => ({ ...turn, text: `${turn.text}\n${text}` });

/** Another employer than the one before: by name, or as the other of two. */
const employerMeant = (turn: Turn, value: string, before: string | undefined): string | null => {
  const named = employerNamed(turn, value);
  if (named && named !== before) return named;
  return OTHER_JOB.test(fold(value)) ? otherEmployer(turn, before) : null;
};
const OTHER_JOB =
  /\b(?:other|wrong|different) (?:job|one|company|position|role|employer|place)\b|(?:الوظيفه|الشغل|الشركه) (?:ال)?(?:ثاني|تاني|اخر)|غير (?:هذه|هذي) الوظيفه/u;

/** "and the start May 2019": the other end of the same job. */
const fieldNamed = (text: string): 'startDate' | 'endDate' | null =>
  /\bstart\w*\b|بدايه/u.test(fold(text)) ? 'startDate' : /\bend\w*\b|نهايه/u.test(fold(text)) ? 'endDate' : null;

/** Where only a month was told, the year is that of the job itself. */
function withOwnYear(
  { resume }: Turn,
  proposals: readonly ProposedChange[],
  employer: string,
  field: 'startDate' | 'endDate',
  date: string,
): string {
  const before = proposals[0]?.diffs[0]?.before ?? '';
  const own = resume?.data.workExperience.find(({ company }) => company === employer)?.[field] ?? '';
  return before !== '' && own !== '' && before.slice(0, YEAR_DIGITS) === date.slice(0, YEAR_DIGITS)
    ? own.slice(0, YEAR_DIGITS) + date.slice(YEAR_DIGITS)
    : date;
}
const YEAR_DIGITS = 4;

/** "the other one", "الشغل التاني", of the two that were named. */
const OTHER_ONE = /\b(?:other|second|the one)\b|(?:^|\s)(?:ال)?(?:ثاني|تاني|ثانيه|تانيه|اخر|اخري)(?=[\s،,]|$)/u;

/** The same at another job; what was accepted at the first is taken back. */
function atOther(turn: Turn, proposals: readonly ProposedChange[], put: (text: string) => CoachAnswer): CoachAnswer {
  const there = put(proposals[0]?.diffs[0]?.after ?? '');
  const back = proposals.filter((proposal) => isAccepted(turn, proposal)).map((proposal) => takenBack(turn, proposal));
  return { ...there, proposals: [...there.proposals, ...back.filter((proposal) => proposal !== null)] };
}

const AS_SAID: Said = {
  en: 'As you say. Nothing changes until you accept it.',
  ar: 'كما قلت. لا يتغير شيء حتى تقبله.',
};

/** The value in the place of the one of its kind: a year for a year, a figure for the only figure, a name for the whole. */
function withValue(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  { value, instead, isSure }: Correction,
): CoachAnswer | null {
  if (about.kind === 'line') return withFigure(turn, about, proposals, value, instead);
  const written = proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after)).filter(Boolean);
  const old = instead ? asWritten(instead, written) : likeIn(written, value, about, isSure);
  if (old === null) return null;
  const year = value.match(YEAR)?.[0];
  // A certificate without its year gets it.
  const isYearNew = about.kind === 'certificate' && year !== undefined && old === written[0] && !YEAR_ONLY.test(old);
  const text = isYearNew ? `${old}, ${year}` : YEAR_ONLY.test(old) ? (year ?? value) : value;
  const isName = about.kind === 'skills' && old === written[0];
  return putInstead(turn, about, proposals, old, isName ? skillAsWritten(text, turn) : text);
}

/** What was proposed with `text` in the place of `old`. */
export function putInstead(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  old: string,
  text: string,
): CoachAnswer | null {
  if (text === old) return reply(turn, SO_ALREADY, { about });
  return onProposed(turn, proposals, (now) =>
    reply(now, AS_SAID, {
      about: withText(about, old, text),
      proposals: proposals
        .map((proposal) => ({ ...withOtherText(proposal, old, text), title: reply(turn, CORRECTION).text }))
        .filter(({ diffs }) => diffs.length > 0),
    }),
  );
}
const SO_ALREADY: Said = { en: 'It says so already.', ar: 'هو كذلك بالفعل.' };
const CORRECTION: Said = { en: 'Correct it', ar: 'تصحيح' };
const YEAR_ONLY = /^(?:19|20)\d\d$/;

/** "take out the word busy": of a text that was spoken of; null where it does not hold it. */
export function takeWordsOut(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  what: string,
): CoachAnswer | null {
  if (about.kind !== 'line' && about.kind !== 'summary' && about.kind !== 'certificate') return null;
  const old = asWritten(what, [about.text]);
  if (old === null) return null;
  const without = about.text
    .replace(old, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[.,;:!?])/gu, '')
    .trim();
  return putInstead(turn, about, proposals, about.text, without.slice(0, 1).toUpperCase() + without.slice(1));
}

/** Another figure in the line that was spoken of, or what is named in it. */
function withFigure(
  turn: Turn,
  about: Extract<Subject, { kind: 'line' }>,
  proposals: readonly ProposedChange[],
  value: string,
  instead: string | undefined,
): CoachAnswer | null {
  const old = instead ? asWritten(instead, [about.text]) : likeIn([about.text], value, about, false);
  if (old === null) return null;
  return putInstead(
    turn,
    about,
    proposals,
    about.text,
    about.text.replace(old, () => value),
  );
}

const asWritten = (named: string, written: readonly string[]): string | null => {
  const text = written.join('\n');
  const at = text.toLowerCase().indexOf(named.toLowerCase());
  return at < 0 ? null : text.slice(at, at + named.length);
};

function likeIn(written: readonly string[], value: string, about: Subject, isSure: boolean): string | null {
  const text = written.join('\n');
  const years = [...new Set(text.match(YEAR) ?? [])];
  if (YEAR_ONLY.test(value.match(YEAR)?.[0] ?? '') && years.length > 0) return years.length === 1 ? years[0]! : null;
  if (FIGURE_FIRST.test(value)) {
    const figures = [...new Set((text.match(FIGURE) ?? []).filter((figure) => !years.includes(figure)))];
    return figures.length === 1 && FIGURE_ONLY.test(value) ? figures[0]! : null;
  }
  const isNamed = about.kind === 'certificate' || (about.kind === 'skills' && about.names.length === 1);
  return isSure && isNamed && isName(value) && written.length === 1 && value.split(/\s+/).length <= NAME_WORDS_MAX
    ? written[0]!
    : null;
}
const FIGURE_FIRST = /^\d/;
const FIGURE_ONLY = /^\d[\d.,]*\s?(?:%|k|m)?$/i;

function withText(about: Subject, old: string, text: string): Subject {
  if (about.kind === 'skills') return { ...about, names: about.names.map((name) => name.replace(old, () => text)) };
  return 'text' in about ? { ...about, text: about.text.replace(old, () => text) } : about;
}
