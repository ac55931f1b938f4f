export interface Ranked {
  resume: string;
  score: number;
  grade: number;
}

const DEPTH = 10;

/** How well scores order resumes: NDCG at ten, and the place of the first of the best. Equal scores: the worse first. */
export function rankingFigures(candidates: readonly Ranked[]): { ndcg: number; rank: number; first: string } {
  const ranked = candidates.toSorted((a, b) => b.score - a.score || a.grade - b.grade);
  const gainOf = (order: readonly Ranked[]) =>
    order.slice(0, DEPTH).reduce((sum, { grade }, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const ideal = gainOf(candidates.toSorted((a, b) => b.grade - a.grade));
  const best = Math.max(...candidates.map(({ grade }) => grade));
  return {
    ndcg: ideal === 0 ? 1 : gainOf(ranked) / ideal,
    rank: ranked.findIndex(({ grade }) => grade === best) + 1,
    first: ranked[0]?.resume ?? '',
  };
}
