import { listOf } from '../../text/words.ts';
import { FILLER, type Paragraph } from '../paragraphs.ts';
import { asItem } from './as-item.ts';
import { backgroundOf } from './background.ts';
import { closing, company } from './closing.ts';
import { pointsOfResume, withoutPapers } from './held.ts';
import { listFor } from './list-of-work.ts';
import { nameOfSchool } from './names-of-studies.ts';
import { apply, changeOf, opening } from './opening.ts';
import { inOneWay, proofFrom, proofOf, rolesOfOpening, spread } from './proof.ts';
import {
  experience,
  experienceIn,
  gap,
  isBorneOut,
  MIN_MATCHES,
  matchItems,
  namesSkills,
  skills,
} from './requirements.ts';
import { sentencesFor } from './sentences-of-work.ts';
import { isPractical, statements } from './statements.ts';
import { type Telling, told } from './telling.ts';
import { datesOf, isCurrent, whereOf } from './where-of-work.ts';

/** Those beyond what is enough stand in a letter that would be short. */
const MOST_PROOFS = 9;
/** Of the one story. */
const CHAPTERS = 5;
/** Sentences beside the story. */
const MOST_OF_OTHERS = 3;

/** Each template's paragraphs, in their order. */
export const TEMPLATES: Record<string, (telling: Telling) => Paragraph[]> = {
  default: (telling) => {
    const { proof, told } = proofOf(telling, MOST_PROOFS);
    const ofCompany = company(telling);
    // A sentence that says nothing of the company is no paragraph.
    const isParagraph = ofCompany.length > 1;
    return [
      opening(telling),
      [...proof, experience(telling)],
      [
        ...backgroundOf(telling, told),
        ...statements(telling),
        skills(telling),
        gap(telling),
        ...pointsOfResume(telling.plan, telling.choose),
      ],
      isParagraph ? ofCompany : [],
      [...(isParagraph ? [] : ofCompany), ...closing(telling)],
    ];
  },

  // Introduction, why I fit, why this company, call to action.
  classic: (telling) => {
    const { proof, told } = proofOf(telling, MOST_PROOFS);
    const known = [skills(telling), ...pointsOfResume(telling.plan, telling.choose)];
    const background = backgroundOf(telling, told);
    const noted = statements(telling);
    return [
      [...opening(telling), ...noted.filter((said) => !isPractical(said))],
      [...proof, experience(telling), ...(proof.length > 0 ? known : [])],
      // Where nothing is told of the work, what somebody knows comes behind where they were.
      [...background, ...noted.filter(isPractical), ...(proof.length > 0 ? [] : known), ...company(telling)],
      [gap(telling), ...closing(telling)],
    ];
  },

  // Requirement and proof, line by line.
  'skills-focused': (telling) => {
    const items = matchItems(telling);
    const isMatched = items.length >= MIN_MATCHES;
    // Behind the label of a requirement a line begins small.
    const matched = items.map(({ text }) => text.toLowerCase());
    const isMatch = (line: string) => {
      const item = asItem(line)
        .replace(/[.;,\s]+$/, '')
        .toLowerCase();
      return matched.some((text) => text.includes(item));
    };
    const rest = telling.evidence.filter(({ line }) => line !== telling.lead?.line && !(isMatched && isMatch(line)));
    const intro = { text: telling.say('matchIntro'), rank: 0, introducesItems: true };
    const enough = items.length < MIN_MATCHES + 1 ? 5 : 3;
    const practice = proofFrom(telling, rest.slice(0, MOST_PROOFS), enough);
    const known = [...told(telling), ...rest.slice(0, enough).map(({ role }) => role)];
    const { study } = telling.plan;
    const isStudyTold =
      isMatched &&
      study !== null &&
      items.some(({ text }) => text.includes(study.study.asWritten || nameOfSchool(study.study.school)));
    const left = isMatched
      ? withoutPapers(
          telling.plan,
          items.map(({ text }) => text),
        )
      : telling.plan;
    const plan = isStudyTold ? { ...left, study: null } : left;
    return [
      opening(telling),
      isMatched ? [intro, ...items] : [],
      practice,
      [
        isMatched && items.some(({ text }) => namesSkills(text)) ? { text: '', rank: 0 } : skills(telling),
        ...backgroundOf({ ...telling, plan }, known),
        ...statements(telling),
        gap(telling),
        ...pointsOfResume(plan, telling.choose),
      ],
      [...company(telling), ...closing(telling)],
    ];
  },

  // One piece of work, in the order in which the resume tells it.
  'story-driven': (telling) => {
    const { plan, say, choose } = telling;
    const story = plan.story;
    const chapters = story
      ? story.lines
          .flatMap((line) => telling.evidence.find((one) => one.role === story && one.line === line) ?? [])
          .slice(0, MOST_PROOFS)
      : [];
    if (!story || chapters.length < 2 || whereOf(story) === '') return TEMPLATES.default!(telling);
    const shows = [...new Set(chapters.slice(0, CHAPTERS).flatMap(experienceIn))]
      .filter((name) => isBorneOut(name, telling))
      .slice(0, 4);
    const clauses = chapters.filter(({ clause }) => clause !== null);
    const isProse = clauses.length >= 2 && telling.tone !== 'Informational';
    const apart = inOneWay(
      spread(
        telling.evidence.filter(({ role }) => role !== story),
        MOST_PROOFS,
      ),
    );
    const others = apart.readable.slice(0, MOST_OF_OTHERS);
    const told = isProse
      ? [
          ...sentencesFor(clauses, [story], choose).map(({ text, goesOn }, index) => ({
            goesOn,
            // The letter has not told anything of it yet.
            text: index === 0 ? text.replace(/^(At .*?, I|I) also /, '$1 ') : text,
            rank: index < 2 ? 0 : index < CHAPTERS ? 1 : FILLER,
          })),
          ...listFor(
            chapters.filter(({ clause }) => clause === null),
            choose,
            { rank: 2, known: [story], enough: CHAPTERS },
          ),
        ]
      : listFor(chapters, choose, { known: [story], told: [], enough: CHAPTERS });
    // Who comes from elsewhere does not call that work relevant.
    const isApart = plan.isOtherWork || plan.isNewLine || story.kind === 'project';
    // "my time as a Technical Manager at Tide, May 2010 to February 2015", "my work as a Clerk at Elm since May 2020"
    const dates = story.kind === 'job' ? datesOf(story) : '';
    const isPlain = isCurrent(story) && !whereOf(story).includes(',');
    const where = `${whereOf(story)}${isPlain ? dates.replace(/^,/, '') : dates}`;
    const intro = isApart
      ? [`I would like to introduce myself through my work ${where}.`, apply(telling, false)]
      : // Who is there still speaks of the work, and not of the time.
        [isCurrent(story) ? say('storyIntro', where).replace(/\bmy time\b/, 'my work') : say('storyIntro', where)];
    return [
      intro.map((text) => ({ text, rank: 0 })),
      [...told, { text: shows.length > 0 ? say('storyShows', listOf(shows)) : '', rank: 0 }],
      [
        ...sentencesFor(others, [story], choose).map((said) => ({ ...said, rank: 3 })),
        ...listFor(apart.quoted, choose, {
          rank: 3,
          known: [story, ...others.map(({ role }) => role)],
          isFurther: true,
        }),
      ],
      [
        ...changeOf(plan),
        ...backgroundOf({ ...telling, lead: null }, [story, ...others.map(({ role }) => role)]),
        ...statements(telling),
        skills(telling),
        gap(telling),
        ...pointsOfResume(plan, choose),
      ],
      [...company(telling), ...closing(telling)],
    ];
  },

  // Three short blocks: headline, results, sign-off.
  'modern-professional': (telling) => {
    const items = spread(
      telling.evidence.filter((one) => one !== telling.lead),
      MOST_PROOFS,
    );
    const known = [...told(telling), ...items.map(({ role }) => role)];
    const results =
      items.length > 0
        ? listFor(items, telling.choose, {
            withDates: telling.tone === 'Informational',
            known: told(telling),
            told: rolesOfOpening(telling),
          })
        : [];
    const { plan, choose } = telling;
    return [
      opening(telling),
      [...results, experience(telling), skills(telling), ...pointsOfResume(plan, choose)],
      [...backgroundOf(telling, known), ...statements(telling), gap(telling), ...company(telling), ...closing(telling)],
    ];
  },
};
