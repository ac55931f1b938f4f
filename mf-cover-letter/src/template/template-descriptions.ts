import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface TemplateDescription {
  tagline: MessageDescriptor;
  bestFor: MessageDescriptor;
  style: MessageDescriptor;
}

const DEFAULT_DESCRIPTION: TemplateDescription = {
  tagline: msg`A balanced letter for almost any application`,
  bestFor: msg`First drafts, general applications, and whenever you are not sure which form fits`,
  style: msg`Clear and neutral, three to four paragraphs, no fixed structure`,
};

const DESCRIPTIONS: Record<string, TemplateDescription> = {
  Default: DEFAULT_DESCRIPTION,
  'Classic Cover Letter': {
    tagline: msg`The form that every recruiter knows how to read`,
    bestFor: msg`Established companies, law, finance, public service and academia`,
    style: msg`Formal and well-ordered: who you are, why you fit, why this company, what comes next`,
  },
  'Skills-Focused Cover Letter': {
    tagline: msg`What you can do, before where you did it`,
    bestFor: msg`Career changers, technical positions and returning after a break`,
    style: msg`Skills first, each with the evidence from your resume`,
  },
  'Story-Driven Cover Letter': {
    tagline: msg`One true moment that says more than a list`,
    bestFor: msg`Creative work, non-profits, start-ups and positions close to people`,
    style: msg`Personal and narrative: a situation, what you did, and where it leads`,
  },
  'Modern Professional': {
    tagline: msg`Short, direct, and led by results`,
    bestFor: msg`Technology, consulting and busy hiring managers`,
    style: msg`Three blocks: your strongest fact, a list of results, fit and sign-off`,
  },
};

/** The fixed texts of a known template; any other name has the Default's. */
export function describeTemplate(name: string): TemplateDescription {
  return DESCRIPTIONS[name] ?? DEFAULT_DESCRIPTION;
}
