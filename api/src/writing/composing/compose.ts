import type { CoverLetterTemplate, LetterTone } from '@vitae/contract/cover-letter';
import { wordCount } from '../language/words.ts';
import type { Achievement } from '../matching/achievements.ts';
import { inRunningText, isWrittenInLatin } from '../matching/skills.ts';
import { containsTerms, termsOf } from '../matching/terms.ts';
import { chooseAchievements, wholeJobs } from './achievement-choice.ts';
import { type ToldSoFar, tellAchievements } from './achievement-sentences.ts';
import {
  backgroundSentences,
  certificationSentence,
  languageSentence,
  placeSentence,
  studySentence,
  summaryStatements,
} from './background.ts';
import type { Material } from './material.ts';
import { withoutOrphans, withSingleStops } from './paragraphs.ts';
import { type PartKind, partsOf } from './template-parts.ts';
import { Wording } from './wording.ts';

/** How much of each is told at each length. */
const AMOUNTS = {
  brief: { achievements: 1, skills: 2, duties: 1 },
  shorter: { achievements: 2, skills: 3, duties: 1 },
  usual: { achievements: 5, skills: 5, duties: 2 },
  longer: { achievements: 8, skills: 6, duties: 3 },
  fullest: { achievements: 10, skills: 8, duties: 3 },
} as const;
export type Amount = keyof typeof AMOUNTS;

const MAX_DUTY_WORDS_TOGETHER = 26;

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
  private readonly wording: Wording;
  private readonly amounts: (typeof AMOUNTS)[Amount];
  private unusedAchievements: Achievement[];
  private readonly told: ToldSoFar = { openings: new Set(), namedJobs: new Map() };
  private readonly namedSkills = new Set<string>();
  private saidCompany = false;
  private saidResume = false;
  private saidStudies = false;
  private saidFurtherSkills = false;
  private readonly isShort: boolean;
  private readonly isLong: boolean;
  private readonly material: Material;
  private readonly options: CompositionOptions;

  constructor(material: Material, options: CompositionOptions) {
    this.material = material;
    this.options = options;
    this.wording = new Wording({ ...options, role: material.role, company: material.company });
    this.amounts = AMOUNTS[options.amount];
    this.isShort = options.amount === 'shorter' || options.amount === 'brief';
    this.isLong = options.amount === 'longer' || options.amount === 'fullest';
    this.unusedAchievements = chooseAchievements(material.achievements, this.amounts.achievements);
  }

  write(): string {
    const { applicant, directives } = this.material;
    const { voice } = this.wording;
    const parts = this.partsInTurn().filter((part) => this.options.amount !== 'brief' || part !== 'company');
    const paragraphs = parts.map((part, index) => this.paragraph(part, parts.slice(index + 1)));
    const statements = this.material.statements.join(' ');
    if (statements) paragraphs.splice(Math.max(1, paragraphs.length - 1), 0, statements);
    const salutation = directives.addressee ? `Dear ${directives.addressee},` : this.wording.say(voice.salutations);
    const closing = this.wording.pick(voice.closings.map((line) => line));
    return [
      salutation,
      ...withoutOrphans(paragraphs.filter(Boolean)),
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
    const { voice } = this.wording;
    const background = backgroundSentences(this.material.applicant);
    const about = background.length > 0 ? this.wording.pick(background) : '';
    for (const job of this.material.applicant.jobs)
      if (job.company && about.includes(`at ${job.company}`)) this.told.namedJobs.set(job, 1);
    const sentences = [this.wording.apply(voice.openings), this.wording.inTone(about)];
    if (this.isLong)
      sentences.push(...summaryStatements(this.material.applicant.summary).map((one) => this.wording.inTone(one)));
    const skillsFollow = later.includes('skills') || later.includes('fit');
    if (!skillsFollow || (!later.includes('skills') && !this.isShort)) sentences.push(this.sharedSkills());
    return sentences;
  }

  private story(): string[] {
    const { voice } = this.wording;
    // Without an introduction before it, the story says what the letter is about.
    const [lead] = this.unusedAchievements;
    if (!lead)
      return this.wording.hasNamedRole ? this.skills([]) : [this.wording.apply(voice.openings), ...this.skills([])];
    const opening = this.wording.hasNamedRole
      ? this.wording.say(voice.storyOpenings)
      : this.wording.apply(voice.storyIntroductions);
    const sameJob = this.unusedAchievements.filter(({ job }) => job === lead.job).slice(0, 2);
    return [opening, ...this.tell(sameJob), this.isShort ? '' : this.wording.say(voice.storyLessons)];
  }

  private fit(later: PartKind[]): string[] {
    const sentences = this.tell(this.shareFor(later, this.unusedAchievements, 0.6));
    if (sentences.length === 0) return this.withoutAchievements();
    const lead = later.includes('skills') || this.namedSkills.size > 0 ? '' : this.sharedSkills();
    const isLastEvidence = !later.some((part) => part === 'fit' || part === 'skills');
    const more = this.isLong && isLastEvidence ? [this.furtherSkills()] : [];
    if (this.tellsStudies && isLastEvidence) more.push(...this.studies());
    return [lead, ...sentences, ...more];
  }

  /** The skills the advert asks for, each with the work that shows it where the resume has some left to tell. */
  private skills(later: PartKind[]): string[] {
    const lead = this.sharedSkills();
    const shows = ({ phrase }: Achievement) => {
      const terms = termsOf(phrase);
      return this.material.skills.some((skill) => containsTerms(terms, skill.terms));
    };
    const bySkill = [...this.unusedAchievements].sort((one, other) => Number(shows(other)) - Number(shows(one)));
    const sentences = [lead, ...this.tell(this.shareFor(later, bySkill, 0.4))];
    const isLastEvidence = !later.some((part) => part === 'fit' || part === 'skills');
    if (!this.isShort && (isLastEvidence || sentences.length < 3)) sentences.push(this.furtherSkills());
    if (this.tellsStudies && isLastEvidence) sentences.push(...this.studies());
    return sentences.some(Boolean) ? sentences : this.withoutAchievements();
  }

  /** What one paragraph tells while a later one has evidence to give as well. */
  private shareFor(later: PartKind[], ranked: Achievement[], share: number): Achievement[] {
    const isLast = !later.some((part) => part === 'skills' || part === 'fit' || part === 'story');
    const count = isLast ? ranked.length : Math.ceil(ranked.length * share);
    if (count === ranked.length) return ranked.length > 1 && !isLast ? ranked.slice(0, -1) : ranked;
    return wholeJobs(ranked, count);
  }

  private education(): string[] {
    const sentences = this.studies();
    return sentences.length > 0 ? sentences : this.fit([]);
  }

  private company(isInClosing = false): string[] {
    const { voice } = this.wording;
    const { advert } = this.material;
    const sentences: string[] = [];
    if (!this.saidCompany) {
      const isMissionFirst = advert.mission !== '' && this.options.turn % 2 === 1;
      const isBoth = this.options.amount === 'fullest';
      if (advert.companyIs && (isBoth || !isMissionFirst))
        sentences.push(this.wording.say(voice.companyIs, advert.companyIs));
      if (advert.mission && (isBoth || sentences.length === 0))
        sentences.push(this.wording.say(voice.mission, advert.mission));
    }
    const duties = this.someDuties();
    if (duties.length > 0 && !(this.isShort && sentences.length > 0))
      sentences.push(this.wording.say(voice.duties, duties));
    const hasTold = this.material.achievements.length > 0 || this.material.skills.length > 0;
    if (this.options.amount === 'fullest') {
      const more = this.someDuties(duties);
      if (more.length > 0) sentences.push(this.wording.say(voice.duties, more));
    }
    if (hasTold && (sentences.length === 0 || (this.isLong && !isInClosing)))
      sentences.push(this.wording.say(voice.plainInterest));
    this.saidCompany = true;
    return sentences;
  }

  private closing(): string[] {
    const { voice } = this.wording;
    const { email, phone } = this.material.applicant;
    const invitation = this.wording.say(voice.invitations, this.skillToDiscuss());
    const ways = [email && `by e-mail at ${email}`, phone && `by phone at ${phone}`].filter(Boolean).join(' or ');
    const reach = ways && !this.isShort ? this.wording.say(voice.reach, ways) : '';
    // A template without a paragraph on the company says here what draws the applicant to it.
    const interest = this.saidCompany || this.isShort ? [] : this.company(true);
    return [...interest, invitation, reach, this.wording.say(voice.thanks)];
  }

  /** That someone speaks English, or knows of "UI", is nothing to meet for. */
  private skillToDiscuss(): string {
    const { languages } = this.material.applicant;
    return this.material.skills.find(({ name }) => name.length > 2 && !languages.includes(name))?.name ?? '';
  }

  /** For resumes that tell no work: studies, skills and languages. */
  private withoutAchievements(): string[] {
    if (this.isShort && this.told.namedJobs.size > 0) return [];
    const sentences = [this.sharedSkills(), ...this.studies(), this.furtherSkills()].filter(Boolean);
    if (sentences.length > 0 || this.saidResume) return sentences;
    this.saidResume = true;
    return [this.wording.say(this.wording.voice.seeResume)];
  }

  private get tellsStudies(): boolean {
    return this.isLong || this.material.studies === 'wanted';
  }

  /** Studies and languages, where they have not been named yet. */
  private studies(): string[] {
    const { applicant } = this.material;
    if (this.saidStudies || this.material.studies === 'unwanted') return [];
    this.saidStudies = true;
    const study = studySentence(applicant.education, this.isLong ? 2 : 1);
    const languages = applicant.languages.filter((language) => !this.namedSkills.has(language));
    return [
      this.wording.hasSaid(study) ? '' : this.wording.inTone(study),
      certificationSentence(applicant.certifications),
      languageSentence(languages),
      this.options.amount === 'fullest' ? this.wording.inTone(placeSentence(applicant.location)) : '',
    ].filter(Boolean);
  }

  private sharedSkills(): string {
    const fresh = this.material.skills.filter(({ name }) => !this.namedSkills.has(name)).slice(0, this.amounts.skills);
    // "Your posting asks for AI", or for one more thing: too little to build a sentence on.
    const isTooLittle = fresh.length === 1 && ((fresh[0]?.name.length ?? 0) <= 2 || this.namedSkills.size > 0);
    if (fresh.length === 0 || isTooLittle) return '';
    for (const { name } of fresh) this.namedSkills.add(name);
    return this.wording.say(
      this.wording.voice.sharedSkills,
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
      .slice(0, this.options.amount === 'fullest' ? 6 : 3);
    if (rest.length < 2 || this.saidFurtherSkills) return '';
    this.saidFurtherSkills = true;
    for (const skill of rest) this.namedSkills.add(skill);
    const { ownSkills } = this.wording.voice;
    // "I also know my way around …" wants something before it, but no other "I also".
    const isFirst = this.told.namedJobs.size === 0 && this.namedSkills.size === rest.length;
    const isPlain = isFirst || this.told.openings.has('I also');
    const ways = isPlain ? this.wording.without(/\b(?:also|further|as well)\b/i, ownSkills, rest) : ownSkills;
    return this.wording.say(ways, rest);
  }

  private someDuties(said: string[] = []): string[] {
    const duties = this.material.duties.filter((duty) => !said.includes(duty));
    const offset = this.options.turn % Math.max(1, duties.length - 1);
    const inTurn = [...duties.slice(offset), ...duties.slice(0, offset)];
    const chosen: string[] = [];
    for (const duty of inTurn) {
      if (chosen.length === this.amounts.duties) break;
      if (chosen.length > 0 && wordCount([...chosen, duty].join(' ')) > MAX_DUTY_WORDS_TOGETHER) continue;
      chosen.push(duty);
    }
    return chosen;
  }

  private tell(achievements: Achievement[]): string[] {
    this.unusedAchievements = this.unusedAchievements.filter((achievement) => !achievements.includes(achievement));
    return tellAchievements(achievements, {
      turn: this.options.turn,
      told: this.told,
      isLatestFirst: this.material.applicant.jobs[0]?.isCurrent ?? false,
    });
  }
}
