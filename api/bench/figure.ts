/** One line of the table. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What it must stay below, or reach. */
  bar?: { most: number } | { least: number };
}
