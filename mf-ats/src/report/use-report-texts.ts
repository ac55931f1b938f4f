import { useLingui } from '@lingui/react/macro';
import type { AtsFinding, AtsRequirement } from '@vitae/contract/ats';
import {
  DEGREE_NAMES,
  FIELD_NAMES,
  KIND_NAMES,
  LANGUAGE_CODES,
  NEAR_REQUIREMENT,
  RULE_TEXTS,
  type RuleText,
} from './rule-texts.ts';

/** Puts findings and requirements, which the API names by code, into the page's language. */
export function useReportTexts() {
  const { i18n, t } = useLingui();

  const languageName = (name: string) => {
    const code = LANGUAGE_CODES[name];
    return (code && new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(code)) || name;
  };
  const labelOf = (kind: AtsRequirement['kind'], label: string): string => {
    switch (kind) {
      case 'years':
        return label === '1' ? t(KIND_NAMES.year) : i18n._({ ...KIND_NAMES.years, values: { label } });
      case 'degree':
        return DEGREE_NAMES[label] ? t(DEGREE_NAMES[label]) : label;
      case 'language':
        return languageName(label);
      case 'driving-licence':
      case 'right-to-work':
        return t(KIND_NAMES[kind]);
      case 'skill':
        return label;
    }
  };
  /** With what the advert takes in its place: "Python or Go". */
  const choiceOf = ({ kind, label, or }: Pick<AtsRequirement, 'kind' | 'label' | 'or'>): string =>
    new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format([label, ...or].map((each) => labelOf(kind, each)));
  const textsOf = ({ rule, values }: AtsFinding): Record<keyof RuleText, string> => {
    const isNear = rule === 'requirement' && values.found !== '';
    const texts = isNear ? NEAR_REQUIREMENT : RULE_TEXTS[rule];
    const field = typeof values.field === 'string' ? FIELD_NAMES[values.field] : undefined;
    const label =
      rule === 'requirement' ? labelOf(values.kind as AtsRequirement['kind'], String(values.label)) : values.label;
    const filled = { ...values, label };
    const found = i18n._({ ...texts.found, values: filled });
    return {
      found: field ? `${found} (${t(field)})` : found,
      why: t(texts.why),
      fix: t(texts.fix),
    };
  };
  return { labelOf, choiceOf, textsOf };
}
