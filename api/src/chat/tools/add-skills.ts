import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { KNOWN_SKILLS, SKILLS_BY_ARABIC } from '@vitae/language/skills';
import { tokenise } from '@vitae/language/tokens';
import { z } from 'zod';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { languageOf, type Said, type Say, sayIn } from '../coach/language.ts';

import { isOnlySpokenOf } from '../coach/own-case/only-spoken-of.ts';
import { lackingInTalk, namesSame } from '../coach/own-case/said-not-to-have.ts';
import type { Subject } from '../coach/subject.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { matchAdvert } from './advert-match.ts';
import { askForAdvert, askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 12;
const ASK_WHICH: Said = {
  en: 'Which of them do you have, and where did you use it?',
  ar: 'أيها لديك وأين استخدمته؟',
};

/** Time that was worked somewhere stands in the jobs, and an audit that came is no deed: neither is a skill to list. */
const NO_SKILL = /experience$|^audit(?:s|ing)?$/i;

/** Skills that the advert asks for and the jobs prove, and that the list does not name. */
export function skillsToAdd({ resume, advert }: Turn): SkillRequirement[] {
  if (!resume || advert === '') return [];
  // A licence stands where it counts: among the certificates.
  const papers = tokenise(resume.data.certifications.blocks.map(({ text }) => text).join('\n'));
  return matchAdvert(advert, resume.data)
    .unlisted.filter((skill) => findTerm(papers, skill) === null)
    .filter(({ label, importance }) => importance !== 'mentioned' && !NO_SKILL.test(label))
    .slice(0, SHOWN_MAX);
}

/** What stands against having it, in the same sentence. */
const NOT_HAD = /\b(?:no|not|never|don'?t|dont|haven'?t|none|without|didn'?t)\b|(?:^|\s)(?:لا|ما|مش|مو|ليس)(?=\s|$)/iu;

/** "how long does it take", "do i put it there": asked of it, and not said to be had. */
const ASKS_OF_IT =
  /^(?:(?:and|so|but|ok|also)\s)*(?:how|what|why|when|where|which|who|should|shall|must|does|is|are|will|would|do i (?!have\b)|can i (?!add\b))\b|^(?:و)?(?:كم|كيف|هل|متى|متي|شو|وش|ليش)(?=\s)/iu;

/** Skills that an answer to the question which of them somebody has says yes to. */
export function skillsAffirmed({ text, resume, advert }: Turn): string[] {
  if (!resume || advert === '') return [];
  const sentences = text
    .split(/[.;!\n،]+|(?<=[?؟])/u)
    .filter(
      (sentence) => !NOT_HAD.test(sentence) && !ASKS_OF_IT.test(sentence.trim()) && !isOnlySpokenOf(sentence.trim()),
    );
  const asked = matchAdvert(advert, resume.data)
    .missing.filter((skill) => sentences.some((sentence) => findTerm(tokenise(sentence), skill) !== null))
    .map(({ label }) => label)
    .filter((label) => fold(text).includes(fold(label)));
  return asked.length > 0 ? asked : sentences.flatMap(knownSkillHad).slice(0, SHOWN_MAX);
}

/** "i have hubspot, used it at …": a skill of which the advert need not speak. */
const HAD =
  /^\s*(?:yes,? )?i (?:also |do )*(?:have|know|used|use|did|do|worked with)\s+(?<skill>[^,.;]{2,40}?)(?:,|\s(?:and|at|in|from|since|for)\s|$)/iu;
const knownSkillHad = (sentence: string): string[] => {
  const skill = HAD.exec(sentence)?.groups?.skill?.trim();
  return skill && LABELS.has(fold(skill)) ? [skill] : [];
};

/** Proposes skills that the advert asks for and the resume proves, and asks about the others. */
export const addSkills = defineTool({
  name: 'add_skills',
  description:
    'Proposes skills for the list of the user’s resume: those that the advert asks for and that its jobs prove. Give `skills` only when the user has said that they have them, and `out` for those that the user wants taken off the list.',
  input: z.object({
    skills: z.array(z.string().min(1).max(80)).max(10).optional(),
    out: z.array(z.string().min(1).max(80)).max(10).optional(),
    level: z.string().max(40).optional(),
  }),
  run({ skills: said, out = [], level = '' }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    if ((said && said.length > 0) || out.length > 0) {
      const own = fold(turn.text);
      const meant = (said ?? []).filter((skill) => own.includes(fold(skill)));
      if (meant.length < (said ?? []).length)
        return answerOf('Not proposed: the user has not said that they have these skills.');
      return propose(
        { added: meant.map((name) => skillAsWritten(name, turn)), out, level },
        resume,
        turn,
        say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.'),
      );
    }
    if (turn.advert === '') return askForAdvert(turn);
    const { missing: unnamed, besides } = matchAdvert(turn.advert, resume.data);
    const lacking = lackingInTalk(turn);
    const missing = unnamed.filter(({ label }) => !lacking.some((item) => namesSame(item, label)));
    const unlisted = skillsToAdd(turn);
    const open = missing.slice(0, SHOWN_MAX).map(({ label }) => label);
    const named = [...open, ...besides.map(({ en, ar }) => say(en, ar))];
    const question =
      named.length > 0
        ? say(
            `\n\nThe advert also names **${named.join(', ')}**. I find no proof of these in your resume, so I do not add them. What you have never used stays out: the first question in the interview finds it. ${ASK_WHICH.en}`,
            `\n\nيذكر الإعلان أيضًا **${named.join('، ')}**، ولا أجد دليلًا عليها في سيرتك فلا أضيفها. وما لم تستخدمه لا يُكتب، فأول سؤال في المقابلة يكشفه. ${ASK_WHICH.ar}`,
          )
        : '';
    const about: Subject | null = question === '' ? null : { kind: 'skills asked', names: named };
    const choices = open.slice(0, 3).map((label) => say(`I have ${label}, add it`, `لدي ${label}، أضفها`));
    if (unlisted.length === 0) {
      return answerOf(
        say(
          'Every skill of the advert that your resume proves stands in its list already.',
          'كل مهارة في الإعلان تثبتها سيرتك مذكورة في قائمتها.',
        ) + question,
        { choices, about },
      );
    }
    const proposed = propose(
      { added: unlisted.map(({ label }) => label), out: [], level: '' },
      resume,
      turn,
      say(
        'The advert asks for these and your jobs show them, but your list of skills does not name them.',
        'يطلبها الإعلان وتظهرها وظائفك، لكن قائمة مهاراتك لا تذكرها.',
      ),
    );
    return { ...proposed, text: proposed.text + question, choices, about: about ?? proposed.about };
  },
});

interface Change {
  added: readonly string[];
  out: readonly string[];
  level: string;
}

const LABELS = new Map(KNOWN_SKILLS.map(({ label }) => [fold(label), label]));
/** As a resume writes the name of a skill that was told in haste. */
export const skillAsWritten = (name: string, { resume, advert }: Turn): string => {
  const written = asAdvertised(labelOf(name, resume?.data.language ?? 'en'), advert);
  const isCapital = resume?.data.skills.every((skill) => !/^\p{Ll}/u.test(skill.name)) ?? false;
  return isCapital ? written.slice(0, 1).toUpperCase() + written.slice(1) : written;
};

/** "power bi" as it is written, and "بايثون" as a resume in another language than Arabic names it. */
function labelOf(name: string, language: string): string {
  const inEnglish = language.startsWith('ar') ? undefined : SKILLS_BY_ARABIC.get(fold(name));
  return inEnglish ?? (name === name.toLowerCase() ? (LABELS.get(fold(name)) ?? name) : name);
}

/** As the list writes them, so that it is seen what is meant. */
function alreadyListed(names: readonly string[], listed: readonly { name: string }[], say: Say): CoachAnswer {
  const there = listed.map(({ name }) => name).filter((name) => names.some((one) => fold(one) === fold(name)));
  return answerOf(
    say(`Already in your list: **${there.join(', ')}**.`, `موجود في قائمتك بالفعل: **${there.join('، ')}**.`),
    { about: { kind: 'skills', names: there } },
  );
}

/** "dubai trade" as the advert spells it. */
function asAdvertised(name: string, advert: string): string {
  if (name !== name.toLowerCase()) return name;
  const at = advert.toLowerCase().indexOf(name);
  return at < 0 ? name : advert.slice(at, at + name.length);
}

const OTHER_LANGUAGE: Said = {
  en: 'Your resume is in English and this name is in Arabic: tell me the English one (“make it …”), and I put it in its place.',
  ar: 'سيرتك بالإنجليزية وهذا الاسم بالعربية: قل لي اسمها بالإنجليزية («خليها …») فأضعه مكانه.',
};

function propose(
  { added: names, out, level }: Change,
  resume: NonNullable<Turn['resume']>,
  turn: Turn,
  text: string,
): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const before = resume.data.skills;
  const known = new Set(before.map(({ name }) => fold(name)));
  const added = names.filter((name) => !known.has(fold(name)));
  const gone = before.filter(({ name }) => out.some((one) => fold(one) === fold(name)));
  if (added.length === 0 && gone.length === 0) return alreadyListed(names, before, say);
  const after = [
    ...before.filter((skill) => !gone.includes(skill)),
    ...added.map((name) => ({ name, level, keywords: [] })),
  ];
  const isInOther = !resume.data.language.startsWith('ar') && added.some((name) => /\p{Script=Arabic}/u.test(name));
  return answerOf(isInOther ? `${text} ${say(OTHER_LANGUAGE.en, OTHER_LANGUAGE.ar)}` : text, {
    about: { kind: 'skills', names: added.length > 0 ? added : gone.map(({ name }) => name) },
    proposals: [
      {
        resumeId: resume.id,
        title: gone.length > 0 ? say('Change the skills', 'تعديل المهارات') : say('Add skills', 'إضافة مهارات'),
        diffs: [
          {
            label: say('Skills', 'المهارات'),
            before: gone.map(({ name }) => name).join(', '),
            after: added.map((name) => (level ? `${name} (${level})` : name)).join(', '),
          },
        ],
        changes: [{ path: ['skills'], before, after }],
      },
    ],
  });
}
