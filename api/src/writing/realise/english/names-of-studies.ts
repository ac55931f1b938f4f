import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { SCHOOL_WORD } from '@vitae/language/schools';
import { inTitleCase } from '../../text/title-case.ts';
import { withArticle, wordCount } from '../../text/words.ts';
import { SCHOOL_LEAVING, type Study } from '../../understand/studies.ts';
import { withItsSubject } from '../../understand/study-on-page.ts';
import { COLUMN_BEFORE, TWICE, withItsArticle } from './names.ts';

// What a study and its school are called in a sentence.

/** A degree or diploma from what certainly is a school; "B.Com from Course" is none. */
export function isSureStudy({ degree, school }: Study): boolean {
  return (
    ((SCHOOL_WORD.test(fold(school)) && !IS_EXAM_BOARD.test(school)) ||
      (/^[A-Z]{3,6}(?: \p{Lu}\p{Ll}+)?$/u.test(school) &&
        !IS_EXAM_BOARD.test(school) &&
        (ABBREVIATED.test(degree) || IN_WORDS.test(degree)))) &&
    (degreeLevels(fold(degree)).length > 0 ||
      IN_LETTERS.test(degree) ||
      /\b(?:diploma|certificate|degree|apprenticeship|bootcamp|cap|bts|hnd|nvq|btec|pgce|pg ?cert|pg ?dip|postgraduate|associate of)\b/i.test(
        degree,
      )) &&
    !/[|;@•[\]]|\bdriv\w+ licen[cs]e\b|\b(?:card|licen[cs]e)$| from |, \d$/i.test(
      degree.replace(/^[^\p{L}\d]+/u, ''),
    ) &&
    !/[|;@•]|^\P{L}|\b(?:of|and|the|for|in|at|&)$|(?<!\b(?:St|Mt|Ste))\. \p{Lu}/u.test(school) &&
    !/\b[A-F][+-]? of \d|\bpoints\b|, [A-F][+-]$/i.test(school) &&
    wordCount(degree) <= 12 &&
    wordCount(school) <= 9
  );
}

/** "B.N.Sc", "BN Nursing", "BScAgric Oenology" */
const IN_LETTERS = /^[BM]\.?(?:\p{Lu}\p{Ll}{0,4}\.?){1,3}(?= |$)/u;

/** Who examines, and where nobody studies. */
const IS_EXAM_BOARD = /\bBoard\b|^(?:MSBTE|CBSE|ICSE|ISC|BSEB?|HSC|WAEC|NECO|AQA|OCR|CIE|KNEC|FBISE|BISE)$/;

/** School leaving certificates are not worth a sentence beside work. */
export const isHigherStudy = (study: Study) => isSureStudy(study) && !SCHOOL_LEAVING.test(study.degree);

const ABBREVIATED =
  /^((?:(?:[BM]\.?(?:Sc|A|S|Eng|Ed|Com|Comm|Tech|Ed|Phil|Res|Arch|E|CA|BA|Pharm)\.?|LL\.?[BM]\.?|MBA|BBA|BBS|PGCE|PGDE|PGDip|PGCert|HND|HNC|Ph\.?D\.?|DPhil)(?: ?\(Hons\.?\)| \((?:Joint|Combined) Honours\)| Hons| Honou?rs)?))(?:,? (?:in |of )?(.+))?$/u;
/** "B.E. (Information Technology)" */
const SUBJECT_IN_BRACKETS =
  /^([BM]\.?\p{L}{1,5}\.?) \((?!Hons|\p{L}+(?:al|vil|nic)\)|(?:Elementary|Primary|Secondary|Early Years|Middle Years|Intermediate|External|Distance|Evening)\)|[^)]*\b(?:[Oo]ption|[Ss]tream|[Tt]rack|[Mm]ajor)\))(\p{Lu}[\p{L} &]{3,40})\)$/u;
/** "B.Eng (Hons) Mechanical" */
const DEGREE_OF_ENGINEERS =
  /^([BM]\.?(?:Eng|E|Tech)\.?)((?: ?\(Hons\.?\)| Hons)?),? (?:in )?\(?(Mechanical|Electrical|Civil|Chemical|Electronics?|Structural|Industrial|Aeronautical|Environmental|Biomedical|Marine|Automotive|Mechatronics?|Production)\)?$/u;
/** "NVQ Level 3 Hairdressing" */
const LEVEL_AND_SUBJECT =
  /^((?:NVQ|SVQ|BTEC|QQI) [Ll]evel \d)(?: in)? (?!Diploma|Certificate|Award|Extended|National|Foundation|Advanced)(\p{L}\p{Ll}[\p{L} &]+)$/u;
const IN_WORDS =
  /^(?:(?:Bachelor|Master|Doctor|Associate|Diploma|Certificate|Higher|Advanced|Postgraduate|Graduate|National|NVQ|BTEC|Executive|First|Joint|Honou?rs)\b|Bachelor's|Master's|Associate's)/u;
const CUT_SUBJECT =
  /^(?:Agric?|Econs?|Nurs|Nsg|Pharm|Admin|Mgmt|Mgt|Accts?|Comms?|Educ?|Engg?|Engr|Fin|Mktg|For|Hort|Vet|Biol|Geog|Psych|Sociol|Stats?|Zool|Bot)\.?$/u;
const OF_A_PHASE = /^(?:Early Years|Nursery|Primary|Secondary|Post-Compulsory)$/i;
const PLAIN_DEGREE = /^[\p{L}\d.()&'/ -]+$/u;

/**
 * The degree as what follows "I hold": "a BSc in Nursing". Null where its name is written in another way, and stands
 * better by itself.
 */
export function degreeHeld({ degree }: Study): string | null {
  const name = withItsSubject(inDegreeCase(degree.replace(CUT_BRACKET, '')).replace(/[,;\s]+$/, ''))
    .replace(/,? \(?(?:first|second|third)[- ]class(?: hono?u?rs)?(?:,? \(?(?:upper|lower)(?: division)?\)?)?\)?$/i, '')
    .replace(
      /(?<= )(Mech|Elect?|Chem)$/u,
      (short) =>
        ({
          Mech: 'Mechanical Engineering',
          Elec: 'Electrical Engineering',
          Elect: 'Electrical Engineering',
          Chem: 'Chemical Engineering',
        })[short]!,
    )
    .replace(/(?<= in )(Mechanical|Electrical|Civil|Chemical|Electronic|Structural)$/u, '$1 Engineering')
    .replace(DEGREE_OF_ENGINEERS, '$1$2 in $3 Engineering')
    .replace(/^Associate (?=degree\b)/i, 'associate ')
    .replace(/^(Bachelor|Master)s (?=of\b)/i, '$1 ')
    // "Bachelor of Science (BSc Hons) (Computer Science)": the degree twice.
    .replace(/^((?:Bachelor|Master|Doctor) of [\p{L} ]+?) \([BMD]\.?\p{L}{1,4}\.?(?: Hons)?\)(?= |,|$)/u, '$1')
    // "BSc Eng (Mechanical)": as its university has it in full.
    .replace(/^([BM]\.?Sc\.?) \(?Eng\.?\)? \((\p{Lu}[^()]+)\)$/u, '$1 in Engineering ($2)')
    .replace(/ [-–—] \p{Lu}{2,5}$/u, '')
    // "Master of Science - MSc (Toxicology)"
    .replace(/^((?:Bachelor|Master|Doctor) of [\p{L} ]+?) [-–—] [BMD]\.?\p{L}{1,4}\.?(?= |,|$)/u, '$1')
    .replace(SUBJECT_IN_BRACKETS, '$1 in $2')
    .replace(/^([BM]\.?\p{L}{1,4}\.?) ((?:Joint|Combined) Honours) in /u, '$1 ($2) in ')
    .replace(LEVEL_AND_SUBJECT, '$1 in $2');
  // "Postgraduate in Interaction Design" names no degree that one holds.
  if (NOT_ALL_OF_IT.test(degree) || /^post-?graduate in\b/i.test(degree)) return null;
  // "Diploma III Hospitality"
  if (
    / major(?:ing|ed)? in | from |^(?:Diploma|Certificate|Degree)$|^(?:Diploma|Certificate) (?!in\b|of\b|for\b|level\b)|^(?:Bachelor|Master) (?!of\b|in\b|degree\b)/i.test(
      name,
    )
  )
    return null;
  const [, short, subject = ''] = ABBREVIATED.exec(name) ?? [];
  const main = subject.replace(/\s*\([^()]*\)\s*$/, '');
  if (short) {
    // "B.E. (Civil)"
    if (subject && main === '') return withArticle(name);
    // "B.A. LL.B. (Hons)": two degrees in one.
    if (main === 'Engineering' || ABBREVIATED.test(subject)) return withArticle(name);
    if (subject && (!PLAIN_DEGREE.test(main) || main.includes('. ') || /\d/.test(main) || !/^\p{Lu}/u.test(main)))
      return null;
    // "BSc Agric (Plant Production)": the short form goes on.
    if (CUT_SUBJECT.test(main)) return withArticle(name);
    // "a Primary PGCE", "a Secondary PGDE in Mathematics"
    if (OF_A_PHASE.test(main))
      return withArticle(`${main} ${short}${subject.slice(main.length).replace(/^\s*\((.*)\)\s*$/, ' in $1')}`);
    return `${withArticle(short)}${main ? ` in ${main}` : ''}`;
  }
  const plain = name.replace(/^(.*), (\p{Lu}[\p{L} ]+)$/u, '$1 ($2)');
  if (!IN_WORDS.test(plain) || !PLAIN_DEGREE.test(plain) || /'s$| studies\b/.test(plain)) return null;
  return withArticle(
    plain
      .replace(/^((?:Bachelor|Master|Associate)'s)(?! degree) in /i, '$1 degree in ')
      // No name of a degree, as "Bachelor of Arts" is one.
      .replace(/^(?:Bachelor|Master|Associate)(?='s degree\b)/, (level) => level.toLowerCase()),
  );
}

/** "Bachelor of Commerce (two years completed)" is no degree that somebody holds. */
const NOT_ALL_OF_IT =
  /\b(?:not (?:yet )?(?:finished|completed?|awarded)|incomplete|unfinished|withdrew|withdrawn|deferred|discontinued|dropped out|half ?way|in progress|(?:\d+|one|two|three|four|five|six|some) (?:years?|semesters?|terms?|papers?|units?|credits?|modules?|courses?)(?: (?:only|done|passed|completed|finished)|$|\)))/i;

/** "Computer Science (3rd year" */
const CUT_BRACKET = /\s*\([^()]*$/;

/** "B.S. TOURISM" as "B.S. Tourism", "] NVQ Level 2" as "NVQ Level 2". */
const inDegreeCase = (degree: string) =>
  withoutShouting(degree.replace(/^[^\p{L}\d]+/u, ''))
    .replace(/\s+/g, ' ')
    .replace(
      /(?<!\p{L})([BM])\.(\p{Ll})\.?(?= |$)/gu,
      (_, first: string, second: string) => `${first}.${second.toUpperCase()}.`,
    )
    .replace(/(?<!\p{L})([BM])\.sc\b/gu, '$1.Sc')
    .replace(/ (?:In|Of|And|For)(?= \p{L})/gu, (word) => word.toLowerCase())
    .replace(/(?<=^(?:Bachelor|Master|Associate|Doctor)['’]?s?) Degree\b/u, ' degree');

/** "MBA (HR)" is in short, and not in capitals. */
const withoutShouting = (written: string) => {
  // "PhD, INTEGRATIVE BIOLOGY"
  const degree = written.replace(/(?<= in |, )[\p{Lu}&, ]{6,}$/u, (subject) => inTitleCase(subject));
  return (/\p{Lu}{5}/u.test(degree) && degree.includes(' ')) ||
    /^(?:DIPLOMA|CERTIFICATE|BACHELOR|MASTER|DEGREE)S?$/.test(degree)
    ? inTitleCase(degree).replace(
        /\b(?:Mba|Bba|Mbbs|Bsc|Msc|Llb|Llm|Phd|Hnd|Hnc|Bcom|Mcom|Btech|Mtech|Beng|Meng|Pgce)\b/g,
        (short) => short.toUpperCase(),
      )
    : degree;
};

/** "Vocational: Plumbing" */
const LABEL_OF_STUDY =
  /^(?:vocational|course|degree|qualification|major|subject|programme?|stream|branch|trade|college|tertiary|secondary)\s*(?::|\s[-–—](?=\s))\s*/i;

/** "BSc Nursing, 2018" */
export function studyInWords({ degree, end, isOngoing }: Study): string {
  const year = /^\d{4}/.exec(end)?.[0] ?? '';
  const name = inDegreeCase(degree.replace(CUT_BRACKET, '').replace(LABEL_OF_STUDY, ''))
    .replace(/[,;.\s]+$/, '')
    // "B.L."
    .replace(/(?<=(?:^|\s)(?:\p{Lu}\.)+\p{Lu})$/u, '.');
  return year && !isOngoing && !name.includes(year) ? `${name}, ${year}` : name;
}

const inSchoolCase = (name: string) =>
  /\s/.test(name)
    ? inTitleCase(name)
        // "Fletcher technical community college"
        .replace(/(?<=^\p{Lu}.* )(?!of |and |for |the |in |at |de )\p{Ll}/gu, (letter) =>
          /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? letter.toUpperCase() : letter,
        )
        .replace(/ (?:Of|And|For|The)(?= )/g, (word) => word.toLowerCase())
    : name;

export const nameOfSchool = (written: string) =>
  inSchoolCase(
    written
      .replace(COLUMN_BEFORE, '')
      .replace(/[.,;[({\s]+$/, '')
      // "University of Tay 2:1"
      .replace(/,? \(?(?:[12]:[12]|2\.[12]|1st|first|distinction|merit)\)?$/i, '')
      .replace(TWICE, '')
      .replace(/(?<=\S)\(/g, ' (')
      .replace(/ {2,}/g, ' '),
  );

export const theSchool = (written: string) => withItsArticle(nameOfSchool(written));
