import type { CoverLetterTemplate, LetterTone } from '@vitae/contract/cover-letter';
import { shortName } from '../advert/company.ts';
import type { JobFacts } from '../applicant/facts.ts';
import { listOf, upperFirst, wordCount } from '../language/words.ts';
import type { Achievement } from '../matching/achievements.ts';
import { inRunningText, isWrittenInLatin } from '../matching/skills.ts';
import { containsTerms, tellingTerms, termsOf } from '../matching/terms.ts';
import { tellAchievements } from './achievement-sentences.ts';
import { backgroundSentences, studySentence } from './background.ts';
import type { Material } from './material.ts';
import { type PartKind, partsOf } from './template-parts.ts';
import { type Names, type Phrasings, VOICES } from './voice.ts';

/** How much of each is told at each length. */
const AMOUNTS = {
  brief: { achievements: 1, skills: 2, duties: 1 },
  shorter: { achievements: 2, skills: 3, duties: 1 },
  usual: { achievements: 5, skills: 5, duties: 2 },
  longer: { achievements: 8, skills: 6, duties: 3 },
} as const;
export type Amount = keyof typeof AMOUNTS;

const MAX_DUTY_WORDS_TOGETHER = 26;
const MIN_SIMILARITY_TO_REPEAT = 0.5;

export interface CompositionOptions {
  template: CoverLetterTemplate;
  tone: LetterTone;
  amount: Amount;
  previousLetters: string[];
  /** Counts up from letter to letter, and so decides among ways to say the same. */
  turn: number;
}

export function composeLetter(material: Material, options: CompositionOptions): string {
  return new Composition(material, options).write();
}

/** One letter while it is written: remembers what has been said. */
class Composition {
  private readonly names: Names;
  private readonly amounts: (typeof AMOUNTS)[Amount];
  private readonly unusedAchievements: Achievement[];
  private readonly namedJobs = new Map<JobFacts, number>();
  private readonly namedSkills = new Set<string>();
  private readonly saidSentences: string[] = [];
  private saidCompany = false;
  private saidResume = false;
  private saidStudies = false;
  private saidFurtherSkills = false;
  private readonly isShort: boolean;
  private readonly material: Material;
  private readonly options: CompositionOptions;

  constructor(material: Material, options: CompositionOptions) {
    this.material = material;
    this.options = options;
    this.names = {
      role: material.role,
      company: material.company,
      short: secondMention(material.company),
      plain: shortName(material.company).replace(/^The /, ''),
    };
    this.amounts = AMOUNTS[options.amount];
    this.isShort = options.amount === 'shorter' || options.amount === 'brief';
    this.unusedAchievements = chooseAchievements(material.achievements, this.amounts.achievements);
  }

  write(): string {
    const { applicant, directives } = this.material;
    const voice = VOICES[this.options.tone];
    const parts = this.partsInTurn().filter((part) => this.options.amount !== 'brief' || part !== 'company');
    const paragraphs = parts.map((part, index) => this.paragraph(part, parts.slice(index + 1)));
    const statements = this.material.statements.join(' ');
    if (statements) paragraphs.splice(Math.max(1, paragraphs.length - 1), 0, statements);
    const salutation = directives.addressee ? `Dear ${directives.addressee},` : this.say(voice.salutations);
    const closing = this.pick(voice.closings.map((line) => line));
    return [
      salutation,
      ...paragraphs.filter(Boolean),
      applicant.fullName ? `${closing}\n${applicant.fullName}` : closing,
    ].join('\n\n');
  }

  /** A template without paragraphs leaves their order to the letter: it changes with the turn. */
  private partsInTurn(): PartKind[] {
    const parts = [...partsOf(this.options.template)];
    if (this.options.template.format.paragraphs.length === 0 && this.options.turn % 2 === 1) {
      const skills = parts.indexOf('skills');
      const fit = parts.indexOf('fit');
      if (skills > 0 && fit > 0) [parts[skills], parts[fit]] = ['fit', 'skills'];
    }
    return parts;
  }

  private paragraph(part: PartKind, later: PartKind[]): string {
    const told: Record<PartKind, () => string[]> = {
      introduction: () => this.introduction(later),
      story: () => this.story(),
      skills: () => this.skills(later),
      fit: () => this.fit(later),
      education: () => this.education(),
      company: () => this.company(),
      closing: () => this.closing(),
    };
    return withSingleStops(told[part]().filter(Boolean).join(' '));
  }

  private introduction(later: PartKind[]): string[] {
    const voice = VOICES[this.options.tone];
    const background = backgroundSentences(this.material.applicant);
    const about = background.length > 0 ? this.pick(background) : '';
    for (const job of this.material.applicant.jobs)
      if (job.company && about.includes(`at ${job.company}`)) this.namedJobs.set(job, 1);
    const sentences = [this.say(voice.openings), this.inTone(about)];
    const skillsFollow = later.includes('skills') || later.includes('fit');
    if (!skillsFollow || (!later.includes('skills') && !this.isShort)) sentences.push(this.sharedSkills());
    return sentences;
  }

  private story(): string[] {
    const voice = VOICES[this.options.tone];
    const [lead] = this.unusedAchievements;
    if (!lead) return this.skills([]);
    const sameJob = this.unusedAchievements.filter(({ job }) => job === lead.job).slice(0, 2);
    return [this.say(voice.storyOpenings), ...this.tell(sameJob), this.isShort ? '' : this.say(voice.storyLessons)];
  }

  private fit(later: PartKind[]): string[] {
    const share =
      later.includes('skills') || later.includes('fit') || later.includes('story')
        ? Math.ceil(this.unusedAchievements.length * 0.6)
        : this.unusedAchievements.length;
    const sentences = this.tell(this.unusedAchievements.slice(0, share));
    if (sentences.length === 0) return this.withoutAchievements();
    const lead = later.includes('skills') || this.namedSkills.size > 0 ? '' : this.sharedSkills();
    const isLastEvidence = !later.some((part) => part === 'fit' || part === 'skills');
    const more = this.options.amount === 'longer' && isLastEvidence ? [this.furtherSkills(), ...this.studies()] : [];
    return [lead, ...sentences, ...more];
  }

  /** The skills the advert asks for, each with the work that shows it where the resume has some left to tell. */
  private skills(later: PartKind[]): string[] {
    const lead = this.sharedSkills();
    const skilled = this.unusedAchievements.filter(({ phrase }) => {
      const terms = termsOf(phrase);
      return this.material.skills.some((skill) => containsTerms(terms, skill.terms));
    });
    const share = later.includes('fit')
      ? Math.floor(this.unusedAchievements.length * 0.4)
      : this.unusedAchievements.length;
    const chosen = [
      ...skilled,
      ...this.unusedAchievements.filter((achievement) => !skilled.includes(achievement)),
    ].slice(0, share);
    const sentences = [lead, ...this.tell(chosen)];
    if (!this.isShort) sentences.push(this.furtherSkills());
    if (this.options.amount === 'longer') sentences.push(...this.studies());
    return sentences.some(Boolean) ? sentences : this.withoutAchievements();
  }

  private education(): string[] {
    const sentence = studySentence(this.material.applicant.education);
    return sentence ? [this.inTone(sentence)] : this.fit([]);
  }

  private company(): string[] {
    const voice = VOICES[this.options.tone];
    const { advert } = this.material;
    const sentences: string[] = [];
    if (!this.saidCompany) {
      const isMissionFirst = advert.mission !== '' && this.options.turn % 2 === 1;
      if (advert.companyIs && !isMissionFirst) sentences.push(this.say(voice.companyIs, advert.companyIs));
      else if (advert.mission) sentences.push(this.say(voice.mission, advert.mission));
    }
    const duties = this.someDuties();
    if (duties.length > 0 && !(this.isShort && sentences.length > 0)) sentences.push(this.say(voice.duties, duties));
    const hasTold = this.material.achievements.length > 0 || this.material.skills.length > 0;
    if (hasTold && (sentences.length === 0 || this.options.amount === 'longer'))
      sentences.push(this.say(voice.plainInterest));
    this.saidCompany = true;
    return sentences;
  }

  private closing(): string[] {
    const voice = VOICES[this.options.tone];
    const { email, phone } = this.material.applicant;
    const [first] = this.material.skills;
    const invitation = this.say(voice.invitations, first?.name ?? '');
    const ways = [email && `by e-mail at ${email}`, phone && `by phone at ${phone}`].filter(Boolean);
    const reach = ways.length > 0 && !this.isShort ? `You can reach me ${ways.join(' or ')}.` : '';
    // A template without a paragraph on the company says here what draws the applicant to it.
    const interest = this.saidCompany || this.isShort ? [] : this.company();
    return [...interest, invitation, reach, this.say(voice.thanks)];
  }

  /** For resumes that tell no work: studies, skills and languages. */
  private withoutAchievements(): string[] {
    const sentences = [this.sharedSkills(), ...this.studies(), this.furtherSkills()].filter(Boolean);
    if (sentences.length > 0 || this.saidResume) return sentences;
    this.saidResume = true;
    return [this.say(VOICES[this.options.tone].seeResume)];
  }

  /** Studies and languages, where they have not been named yet. */
  private studies(): string[] {
    const { applicant } = this.material;
    const study = studySentence(applicant.education);
    const isSaid = this.saidStudies || this.saidSentences.includes(study);
    this.saidStudies = true;
    const languages = applicant.languages.filter((language) => !this.namedSkills.has(language));
    return isSaid
      ? []
      : [this.inTone(study), languages.length > 1 ? `I speak ${listOf(languages.slice(0, 4))}.` : ''].filter(Boolean);
  }

  private sharedSkills(): string {
    const fresh = this.material.skills.filter(({ name }) => !this.namedSkills.has(name)).slice(0, this.amounts.skills);
    if (fresh.length === 0) return '';
    for (const { name } of fresh) this.namedSkills.add(name);
    return this.say(
      VOICES[this.options.tone].sharedSkills,
      fresh.map(({ name }) => name),
    );
  }

  private furtherSkills(): string {
    const rest = this.material.applicant.skills
      .filter(isWrittenInLatin)
      .map(inRunningText)
      .filter(
        (skill) =>
          ![...this.namedSkills].some(
            (named) => containsTerms(termsOf(named), termsOf(skill)) || containsTerms(termsOf(skill), termsOf(named)),
          ),
      )
      .filter((skill) => !this.material.directives.avoid.some((topic) => containsTerms(termsOf(skill), termsOf(topic))))
      .slice(0, 3);
    if (rest.length < 2 || this.saidFurtherSkills) return '';
    this.saidFurtherSkills = true;
    for (const skill of rest) this.namedSkills.add(skill);
    return this.say(VOICES[this.options.tone].ownSkills, rest);
  }

  private someDuties(): string[] {
    const offset = this.options.turn % Math.max(1, this.material.duties.length - 1);
    const inTurn = [...this.material.duties.slice(offset), ...this.material.duties.slice(0, offset)];
    const chosen: string[] = [];
    for (const duty of inTurn) {
      if (chosen.length === this.amounts.duties) break;
      if (chosen.length > 0 && wordCount([...chosen, duty].join(' ')) > MAX_DUTY_WORDS_TOGETHER) continue;
      chosen.push(duty);
    }
    return chosen;
  }

  private tell(achievements: Achievement[]): string[] {
    for (const achievement of achievements)
      this.unusedAchievements.splice(this.unusedAchievements.indexOf(achievement), 1);
    return tellAchievements(achievements, {
      turn: this.options.turn,
      namedJobs: this.namedJobs,
      isLatestFirst: this.material.applicant.jobs[0]?.isCurrent ?? false,
    });
  }

  /** One of several ways to say something, one that no earlier letter has used where there is one. */
  private pick(candidates: string[]): string {
    const start = this.options.turn % Math.max(1, candidates.length);
    const inTurn = [...candidates.slice(start), ...candidates.slice(0, start)];
    const fresh = inTurn.filter((candidate) => !this.saidSentences.includes(candidate));
    const chosen =
      fresh.find((candidate) => !this.options.previousLetters.some((letter) => letter.includes(candidate))) ??
      fresh[0] ??
      inTurn[0] ??
      '';
    this.saidSentences.push(chosen);
    return chosen;
  }

  private say<T extends unknown[]>(phrasings: Phrasings<T>, ...values: T): string {
    return this.pick(phrasings.map((phrasing) => upperFirst(phrasing(this.names, ...values))));
  }

  private inTone(sentence: string): string {
    if (this.options.tone !== 'Casual') return sentence;
    return sentence.replace(/\bI am\b/g, "I'm").replace(/\bI have worked\b/g, "I've worked");
  }
}

/** A sentence that ends in "Inc." or "Yahoo!" has its stop already. */
function withSingleStops(text: string): string {
  return text.replace(/([.!?])\.(?=\s|$)/g, '$1');
}

const MAX_WORDS_OF_A_REPEATED_NAME = 3;

function secondMention(company: string): string {
  const short = shortName(company);
  return short.split(' ').length <= MAX_WORDS_OF_A_REPEATED_NAME ? short : '';
}

/** The best achievements that do not tell the same twice. */
function chooseAchievements(ranked: Achievement[], count: number): Achievement[] {
  const chosen: Achievement[] = [];
  for (const candidate of ranked) {
    if (chosen.length === count) break;
    const terms = new Set(tellingTerms(candidate.phrase));
    const repeats = chosen.some((other) => {
      const shared = tellingTerms(other.phrase).filter((term) => terms.has(term)).length;
      return terms.size > 0 && shared / terms.size > MIN_SIMILARITY_TO_REPEAT;
    });
    if (!repeats) chosen.push(candidate);
  }
  return chosen;
}
