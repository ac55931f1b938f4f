import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { useDraft } from '@vitae/remote-kit/draft';
import { chosenTemplateDraft } from '../letter/chosen-template.ts';
import { BUILT_IN_TEMPLATES, useLetterTemplates } from '../letter/letter-templates.ts';

interface BuilderTemplates {
  template: CoverLetterTemplate;
  /** The API does not offer a template of this id (any more). */
  isUnknown: boolean;
  /** What can be chosen from; the built-in set until the API's list is there, and where it cannot be had. */
  templates: readonly CoverLetterTemplate[];
  choose(template: CoverLetterTemplate): void;
}

/** The stored template, else the first of the list, else the built-in set's first. */
export function useBuilderTemplates(): BuilderTemplates {
  const [stored, choose] = useDraft(chosenTemplateDraft);
  const { data: fetched } = useLetterTemplates();
  const offered = fetched && fetched.length > 0 ? fetched : null;
  const templates = offered ?? BUILT_IN_TEMPLATES;
  return {
    template: stored ?? templates[0]!,
    isUnknown: stored !== null && offered !== null && !offered.some(({ id }) => id === stored.id),
    templates,
    choose,
  };
}
