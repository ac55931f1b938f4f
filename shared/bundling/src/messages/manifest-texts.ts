interface ManifestWithTexts {
  page?: { description: string };
  routes: readonly { title: string }[];
  navigation?: readonly { label: string; description?: string; callToAction?: string }[];
  menu?: readonly { label: string }[];
}

/** What a person reads of a `remote.json` or `shell.json`. */
export function manifestTexts({ page, routes, navigation = [], menu = [] }: ManifestWithTexts): string[] {
  const texts = [
    page?.description,
    ...routes.map(({ title }) => title),
    ...menu.map(({ label }) => label),
    ...navigation.flatMap(({ label, description, callToAction }) => [label, description, callToAction]),
  ];
  return [...new Set(texts.filter((text) => text !== undefined))];
}
