import type { AtsGulfAnswers, AtsPart, AtsRule } from '@vitae/contract/ats';
import { type PersonalField, REGIONS, type RegionCode } from '@vitae/contract/regions';
import { orderToModel } from '@vitae/language/orders';
import type { ParsedJob, ParsedResume } from '../parsing/result.ts';
import { monthOf, monthsOf } from './candidate.ts';
import type { DocumentFacts, Found } from './document-facts.ts';
import { findStuffing } from './stuffing.ts';
import { sure } from './sure.ts';

export interface Checked {
  resume: ParsedResume;
  text: string;
  facts: DocumentFacts;
  region: RegionCode;
  gulf: AtsGulfAnswers;
  checkedAt: Date;
}

/** What a rule says of a resume. */
export interface RuleOutcome {
  rule: AtsRule;
  part: AtsPart;
  /** Among the rules of its part. 0: told, not scored. */
  weight: number;
  /** 0 to 1: how far it is kept. */
  share: number;
  values: Record<string, string | number>;
  evidence: Found | null;
}

type Verdict = Partial<Pick<RuleOutcome, 'share' | 'values' | 'evidence'>>;

const WORDS = { few: 120, enough: 220, many: 1_100, tooMany: 2_200 } as const;
const LONG_LINE_WORDS = 45;
const LINES_WITH_FIGURES = 0.3;
const QUOTE_MAX = 160;

const isKept = (kept: unknown): Verdict => ({ share: kept ? 1 : 0 });
const quote = (text: string) => (text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text);
const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Every rule that looks at the resume alone. */
export function checkRules(checked: Checked): RuleOutcome[] {
  return [...readable(checked), ...structure(checked), ...contact(checked), ...content(checked), ...regional(checked)];
}

function ruleOf(part: AtsPart) {
  return (rule: AtsRule, weight: number, { share = 1, values = {}, evidence = null }: Verdict): RuleOutcome => ({
    rule,
    part,
    weight,
    share,
    values,
    evidence,
  });
}

function readable({ resume, text, facts }: Checked): RuleOutcome[] {
  const rule = ruleOf('readable');
  const words = text.split(/\s+/).length;
  const odd = facts.oddCharacters;
  return [
    rule('selectable_text', 4, isKept(resume.source === 'text')),
    rule('hidden_text', 3, {
      share: facts.hidden.length === 0 ? 1 : 0,
      values: { count: facts.hidden.length },
      evidence: facts.hidden[0] ?? null,
    }),
    rule('tiny_text', 2, {
      share: facts.tiny.length === 0 ? 1 : 0,
      values: { count: facts.tiny.length },
      evidence: facts.tiny[0] ?? null,
    }),
    rule('odd_characters', 2, {
      share: clamp(1 - odd.count / 20),
      values: { count: odd.count },
      evidence: odd.first,
    }),
    rule('file_type', 1, {
      share: ['pdf', 'docx', 'text'].includes(resume.format) ? 1 : 0.4,
      values: { format: resume.format },
    }),
    rule('length', 2, {
      share:
        words < WORDS.enough
          ? clamp((words - WORDS.few) / (WORDS.enough - WORDS.few))
          : clamp(1 - (words - WORDS.many) / (WORDS.tooMany - WORDS.many)),
      values: { count: words, pages: resume.pageCount },
    }),
  ];
}

function structure({ resume, checkedAt }: Checked): RuleOutcome[] {
  const rule = ruleOf('structure');
  const { jobs } = resume;
  const now = monthOf(checkedAt);
  const dated = jobs.filter((job) => monthsOf(job, now));
  const titled = jobs.filter((job) => sure(job.title));
  const undated = jobs.find((job) => !dated.includes(job));
  const ends = dated.map((job) => monthsOf(job, now)!.to);
  const isNewestFirst = ends.every((end, index) => index === 0 || end <= ends[index - 1]!);
  const hasWork = jobs.length > 0 || resume.otherExperience.length > 0 || resume.projects.length > 0;
  return [
    rule('experience_found', 4, isKept(hasWork)),
    rule('education_found', 2, isKept(resume.education.length > 0)),
    rule('skills_found', 2, isKept(resume.skills.some((skill) => sure(skill)))),
    rule('job_dates', 3, {
      share: jobs.length === 0 ? 1 : dated.length / jobs.length,
      values: { count: jobs.length - dated.length },
      evidence: undated ? quoteJob(undated) : null,
    }),
    rule('job_titles', 2, {
      share: jobs.length === 0 ? 1 : titled.length / jobs.length,
      values: { count: jobs.length - titled.length },
    }),
    rule('newest_first', 1, isKept(isNewestFirst)),
  ];
}

function quoteJob(job: ParsedJob): Found | null {
  const field = job.title ?? job.company ?? job.bullets[0];
  return field ? { text: quote(field.value), place: field.place } : null;
}

function contact({ resume }: Checked): RuleOutcome[] {
  const rule = ruleOf('contact');
  return [
    rule('name', 2, isKept(sure(resume.name))),
    rule('email', 3, isKept(sure(resume.email))),
    rule('phone', 2, isKept(sure(resume.phone))),
    rule('location', 1, isKept(sure(resume.location))),
  ];
}

function content({ resume, text }: Checked): RuleOutcome[] {
  const rule = ruleOf('content');
  const bullets = resume.jobs.flatMap((job) => job.bullets);
  const withFigures = bullets.filter(({ value }) => /\d/.test(value));
  const bare = resume.jobs.find((job) => job.bullets.length === 0);
  const long = bullets.filter(({ value }) => value.split(/\s+/).length > LONG_LINE_WORDS);
  const stuffed = findStuffing(text);
  const instruction = orderToModel(text);
  return [
    rule('summary', 1, isKept(sure(resume.summary))),
    rule('job_details', 3, {
      share:
        resume.jobs.length === 0 ? 1 : resume.jobs.filter((job) => job.bullets.length > 0).length / resume.jobs.length,
      evidence: bare ? quoteJob(bare) : null,
    }),
    rule('figures', 2, {
      share: bullets.length === 0 ? 1 : clamp(withFigures.length / bullets.length / LINES_WITH_FIGURES),
      values: { count: withFigures.length, of: bullets.length },
      evidence: example(bullets.find(({ value }) => !/\d/.test(value))),
    }),
    rule('long_lines', 1, {
      share: bullets.length === 0 ? 1 : 1 - long.length / bullets.length,
      values: { count: long.length },
      evidence: example(long[0]),
    }),
    rule('stuffing', 3, {
      share: stuffed ? clamp(1 - stuffed.excess) : 1,
      values: stuffed ? { word: stuffed.word, count: stuffed.count } : {},
    }),
    rule('model_instructions', 3, {
      share: instruction ? 0 : 1,
      evidence: instruction ? { text: quote(instruction), place: null } : null,
    }),
  ];
}

const example = (field: { value: string; place: Found['place'] } | undefined): Found | null =>
  field ? { text: quote(field.value), place: field.place } : null;

/** Religion, gender and marital status are told of where they do harm, and never scored. */
const NEVER_COUNTED: readonly PersonalField[] = ['religion', 'gender', 'maritalStatus'];
const HARMFUL: readonly PersonalField[] = ['dateOfBirth', 'nationality', 'passport'];

function regional({ resume, region: code, gulf }: Checked): RuleOutcome[] {
  const rule = ruleOf('regional');
  const region = REGIONS.find((each) => each.code === code)!;
  const outcomes: RuleOutcome[] = [];
  for (const field of HARMFUL) {
    if (region.personalFields[field] !== 'avoid') continue;
    const stated = sure(resume.personal[field]);
    outcomes.push(
      rule('too_personal', 1, { share: stated ? 0 : 1, values: { field }, evidence: example(stated ?? undefined) }),
    );
  }
  for (const field of NEVER_COUNTED) {
    const stated = resume.personal[field];
    if (stated && region.personalFields[field] !== 'expected')
      outcomes.push(rule('never_counted', 0, { share: 0, values: { field }, evidence: example(stated) }));
  }
  if (region.group !== null) {
    const { nationality, visaStatus, noticePeriod } = resume.personal;
    outcomes.push(
      rule('nationality', 2, isKept(sure(nationality) || gulf.nationality)),
      rule('visa_status', 2, isKept(sure(visaStatus) || gulf.visa_status || gulf.transferable)),
      rule('notice_period', 1, isKept(sure(noticePeriod) || gulf.notice_period || gulf.availability)),
      rule('languages', 1, isKept(resume.languages.length > 0 || gulf.languages)),
    );
  }
  return outcomes;
}
