export interface TemplateDescription {
  tagline: string;
  bestFor: string;
  style: string;
}

const DEFAULT_DESCRIPTION: TemplateDescription = {
  tagline: 'A balanced letter for almost any application',
  bestFor: 'First drafts, general applications, and whenever you are not sure which form fits',
  style: 'Clear and neutral, three to four paragraphs, no fixed structure',
};

const DESCRIPTIONS: Record<string, TemplateDescription> = {
  Default: DEFAULT_DESCRIPTION,
  'Classic Cover Letter': {
    tagline: 'The form that every recruiter knows how to read',
    bestFor: 'Established companies, law, finance, public service and academia',
    style: 'Formal and well-ordered: who you are, why you fit, why this company, what comes next',
  },
  'Skills-Focused Cover Letter': {
    tagline: 'What you can do, before where you did it',
    bestFor: 'Career changers, technical positions and returning after a break',
    style: 'Skills first, each with the evidence from your resume',
  },
  'Story-Driven Cover Letter': {
    tagline: 'One true moment that says more than a list',
    bestFor: 'Creative work, non-profits, start-ups and positions close to people',
    style: 'Personal and narrative: a situation, what you did, and where it leads',
  },
  'Modern Professional': {
    tagline: 'Short, direct, and led by results',
    bestFor: 'Technology, consulting and busy hiring managers',
    style: 'Concise: your strongest fact first, then impact and fit',
  },
};

/** The fixed texts of a known template; any other name has the Default's. */
export function describeTemplate(name: string): TemplateDescription {
  return DESCRIPTIONS[name] ?? DEFAULT_DESCRIPTION;
}
