import type { AdvertRequirement, LanguageRequirement, SkillRequirement } from './requirements.ts';

type WithAlternatives = SkillRequirement | LanguageRequirement;

const STRICTEST_FIRST = ['required', 'preferred', 'mentioned'];

/**
 * Requirements, those together of which any one is enough; the first of each group says how much it is asked for.
 * What is a choice in one place and asked for by itself in another leaves no choice.
 */
export function groupAlternatives(requirements: readonly AdvertRequirement[]): AdvertRequirement[][] {
  const byName = new Map(
    requirements.flatMap((each) => (hasName(each) ? [[keyOf(each.kind, nameOf(each)), each] as const] : [])),
  );
  const placed = new Set<AdvertRequirement>();
  return requirements.flatMap((requirement) => {
    if (placed.has(requirement)) return [];
    const group: AdvertRequirement[] = [requirement];
    if (hasName(requirement)) {
      const others = requirement.alternatives.flatMap((name) => byName.get(keyOf(requirement.kind, name)) ?? []);
      if (others.some((other) => other.alternatives.length === 0 && strictness(other) <= strictness(requirement)))
        return [];
      group.push(...others.filter((other) => !placed.has(other)));
      group.sort((a, b) => strictness(a) - strictness(b));
    }
    for (const each of group) placed.add(each);
    return [group];
  });
}

const hasName = (requirement: AdvertRequirement): requirement is WithAlternatives =>
  requirement.kind === 'skill' || requirement.kind === 'language';

const nameOf = (requirement: WithAlternatives) =>
  requirement.kind === 'skill' ? requirement.label : requirement.language;

const keyOf = (kind: WithAlternatives['kind'], name: string) => `${kind} ${name}`;

const strictness = ({ importance }: AdvertRequirement) => STRICTEST_FIRST.indexOf(importance);
