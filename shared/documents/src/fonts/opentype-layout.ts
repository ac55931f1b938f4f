/** The parts that the GSUB and GPOS tables of OpenType have in common. */

/** Offsets of the subtables of each lookup that a feature names, in the order in which they apply. */
export function lookupsOfFeatures(
  view: DataView,
  table: number,
  tags: ReadonlySet<string>,
  extensionType: number,
): { feature: string; type: number; subtables: number[] }[] {
  const featureList = table + view.getUint16(table + 6);
  const lookupList = table + view.getUint16(table + 8);
  const featureOfLookup = new Map<number, string>();
  const featureCount = view.getUint16(featureList);
  for (let index = 0; index < featureCount; index += 1) {
    const record = featureList + 2 + index * 6;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (!tags.has(tag)) continue;
    const feature = featureList + view.getUint16(record + 4);
    const lookupCount = view.getUint16(feature + 2);
    for (let at = 0; at < lookupCount; at += 1) featureOfLookup.set(view.getUint16(feature + 4 + at * 2), tag);
  }
  return [...featureOfLookup]
    .sort(([a], [b]) => a - b)
    .map(([index, feature]) => {
      const lookup = lookupList + view.getUint16(lookupList + 2 + index * 2);
      let type = view.getUint16(lookup);
      const subtables: number[] = [];
      const subtableCount = view.getUint16(lookup + 4);
      for (let at = 0; at < subtableCount; at += 1) {
        let subtable = lookup + view.getUint16(lookup + 6 + at * 2);
        if (view.getUint16(lookup) === extensionType) {
          type = view.getUint16(subtable + 2);
          subtable += view.getUint32(subtable + 4);
        }
        subtables.push(subtable);
      }
      return { feature, type, subtables };
    });
}

/** Glyph → its place in a coverage table. */
export function readCoverage(view: DataView, offset: number): Map<number, number> {
  const coverage = new Map<number, number>();
  const count = view.getUint16(offset + 2);
  if (view.getUint16(offset) === 1) {
    for (let index = 0; index < count; index += 1) coverage.set(view.getUint16(offset + 4 + index * 2), index);
    return coverage;
  }
  for (let range = 0; range < count; range += 1) {
    const record = offset + 4 + range * 6;
    const first = view.getUint16(record);
    const last = view.getUint16(record + 2);
    const start = view.getUint16(record + 4);
    for (let glyph = first; glyph <= last; glyph += 1) coverage.set(glyph, start + glyph - first);
  }
  return coverage;
}

/** Glyph → its class; glyphs that are absent have class 0. */
export function readClasses(view: DataView, offset: number): Map<number, number> {
  const classes = new Map<number, number>();
  if (view.getUint16(offset) === 1) {
    const first = view.getUint16(offset + 2);
    const count = view.getUint16(offset + 4);
    for (let index = 0; index < count; index += 1) classes.set(first + index, view.getUint16(offset + 6 + index * 2));
    return classes;
  }
  const count = view.getUint16(offset + 2);
  for (let range = 0; range < count; range += 1) {
    const record = offset + 4 + range * 6;
    const value = view.getUint16(record + 4);
    for (let glyph = view.getUint16(record); glyph <= view.getUint16(record + 2); glyph += 1) classes.set(glyph, value);
  }
  return classes;
}
