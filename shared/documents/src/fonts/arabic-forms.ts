import { lookupsOfFeatures, readCoverage } from './opentype-layout.ts';

export type ArabicForm = 'isol' | 'init' | 'medi' | 'fina';

/** A glyph for several: the one that is looked at, and the rest. */
export interface Ligature {
  glyph: number;
  rest: number[];
}

const FEATURES = new Set(['isol', 'init', 'medi', 'fina', 'rlig']);
const EXTENSION = 7;
const SINGLE = 1;
const LIGATURE = 4;

/** The joined forms and required ligatures of a font's GSUB table, read when the first one is asked for. */
export class ArabicForms {
  private readonly view: DataView;
  private readonly table: number | null;
  private forms: Map<string, Map<number, number>> | null = null;
  /** By first glyph, in the order of the table: a longer ligature stands before its beginning. */
  private readonly ligatures = new Map<number, Ligature[]>();

  constructor(view: DataView, table: number | null) {
    this.view = view;
    this.table = table;
  }

  formOf(glyph: number, form: ArabicForm): number {
    this.forms ??= this.read();
    return this.forms.get(form)?.get(glyph) ?? glyph;
  }

  /** The ligature that replaces the glyphs from this place on; null when there is none. */
  ligatureAt(glyphs: readonly number[], index: number): Ligature | null {
    this.forms ??= this.read();
    const candidates = this.ligatures.get(glyphs[index]!) ?? [];
    return candidates.find(({ rest }) => rest.every((glyph, at) => glyphs[index + 1 + at] === glyph)) ?? null;
  }

  private read(): Map<string, Map<number, number>> {
    const forms = new Map<string, Map<number, number>>();
    if (this.table === null) return forms;
    for (const { feature, type, subtables } of lookupsOfFeatures(this.view, this.table, FEATURES, EXTENSION)) {
      for (const subtable of subtables) {
        if (feature === 'rlig' && type === LIGATURE) this.readLigatures(subtable);
        if (feature !== 'rlig' && type === SINGLE) {
          const map = forms.get(feature) ?? new Map<number, number>();
          forms.set(feature, map);
          this.readSingles(subtable, map);
        }
      }
    }
    return forms;
  }

  private readSingles(subtable: number, map: Map<number, number>): void {
    const { view } = this;
    const isDelta = view.getUint16(subtable) === 1;
    for (const [glyph, index] of readCoverage(view, subtable + view.getUint16(subtable + 2))) {
      if (map.has(glyph)) continue;
      const substitute = isDelta
        ? (glyph + view.getInt16(subtable + 4)) & 0xffff
        : view.getUint16(subtable + 6 + index * 2);
      map.set(glyph, substitute);
    }
  }

  private readLigatures(subtable: number): void {
    const { view } = this;
    for (const [first, index] of readCoverage(view, subtable + view.getUint16(subtable + 2))) {
      const set = subtable + view.getUint16(subtable + 6 + index * 2);
      const count = view.getUint16(set);
      const ligatures = this.ligatures.get(first) ?? [];
      this.ligatures.set(first, ligatures);
      for (let at = 0; at < count; at += 1) {
        const ligature = set + view.getUint16(set + 2 + at * 2);
        const componentCount = view.getUint16(ligature + 2);
        const rest = Array.from({ length: componentCount - 1 }, (_, part) => view.getUint16(ligature + 4 + part * 2));
        ligatures.push({ glyph: view.getUint16(ligature), rest });
      }
    }
  }
}
