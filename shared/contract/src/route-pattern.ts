/**
 * What a route path means, for the shell that follows it, the server that chooses a page by it and the gate that looks
 * for collisions: static segments, `:name`, `:name?` and a last `*`. Letter case matters, a trailing slash does not.
 * React-router, with which remotes route their own screens, reads them the same way.
 */

/** The kind of a segment, the more specific the greater. */
const SEGMENT_WEIGHT = { static: 3, param: 2, splat: 1 } as const;

interface Pattern {
  segments: readonly string[];
  /** Weights of the segments; compared from the left, the greater wins. */
  weights: readonly number[];
}

type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteMatch<Route> {
  route: Route;
  /** Values of the `:name` segments, decoded; the rest of the path under `*`. */
  params: RouteParams;
}

/** Two paths that say the same shape collide, since no order could choose between them. */
export function routesCollide(a: string, b: string): boolean {
  const shapes = new Set(expand(a).map(shapeOf));
  return expand(b).some((pattern) => shapes.has(shapeOf(pattern)));
}

/** The most specific of the routes that match a URL's path, or null. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const wanted = segmentsOf(pathname);
  let best: { route: Route; pattern: Pattern } | null = null;
  for (const route of routes) {
    for (const pattern of expand(route.path)) {
      if (!matches(pattern.segments, wanted)) continue;
      if (!best || isMoreSpecific(pattern.weights, best.pattern.weights)) best = { route, pattern };
    }
  }
  return best && { route: best.route, params: readParams(best.pattern.segments, wanted) };
}

/** `/a/:b?` stands for `/a` and `/a/:b`. */
function expand(path: string): Pattern[] {
  let variants: string[][] = [[]];
  for (const segment of segmentsOf(path)) {
    const required = segment.replace(/\?$/, '');
    const taken = variants.map((variant) => [...variant, required]);
    variants = segment.endsWith('?') ? [...variants, ...taken] : taken;
  }
  return variants.map((segments) => ({ segments, weights: segments.map(weightOf) }));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function weightOf(segment: string): number {
  if (segment === '*') return SEGMENT_WEIGHT.splat;
  return segment.startsWith(':') ? SEGMENT_WEIGHT.param : SEGMENT_WEIGHT.static;
}

function shapeOf({ segments }: Pattern): string {
  return segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/');
}

function matches(pattern: readonly string[], wanted: readonly string[]): boolean {
  const hasSplat = pattern.at(-1) === '*';
  const fixed = hasSplat ? pattern.slice(0, -1) : pattern;
  if (hasSplat ? wanted.length < fixed.length : wanted.length !== fixed.length) return false;
  return fixed.every((segment, index) => {
    return segment.startsWith(':') || segment === wanted[index];
  });
}

function readParams(pattern: readonly string[], wanted: readonly string[]): RouteParams {
  const params: Record<string, string> = {};
  pattern.forEach((segment, index) => {
    if (segment === '*') params['*'] = wanted.slice(index).map(decode).join('/');
    else if (segment.startsWith(':')) params[segment.slice(1)] = decode(wanted[index]!);
  });
  return params;
}

/** A path may hold any percent sign that somebody typed. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isMoreSpecific(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
