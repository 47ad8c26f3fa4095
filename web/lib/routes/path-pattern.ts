/** A path as the route table writes it: `/used-cars/{make}`, each segment fixed or a parameter. */
export interface PathPattern {
  segments: Segment[];
}

interface Segment {
  name: string;
  isParam: boolean;
  /** What a fixed segment may also be called in an address. */
  alias?: string;
}

export function parsePattern(path: string): PathPattern {
  return {
    segments: segmentsOf(path).map((segment) =>
      segment.startsWith('{') ? { name: segment.slice(1, -1), isParam: true } : { name: segment, isParam: false },
    ),
  };
}

/** The parameters' values when the path fits the pattern. */
export function matchPattern(pattern: PathPattern, segments: string[]): Record<string, string> | undefined {
  if (segments.length !== pattern.segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.segments.entries()) {
    const value = segments[index] as string;
    if (segment.isParam) params[segment.name] = value;
    else if (!isCalled(segment, value)) return undefined;
  }
  return params;
}

/** Whether the pattern has a fixed segment where the path, the same as the pattern up to there, has this one. */
export function isFixedAt(pattern: PathPattern, segments: string[], index: number): boolean {
  const here = pattern.segments[index];
  if (!here || !isCalled(here, segments[index] as string)) return false;
  return pattern.segments.slice(0, index).every((each, at) => each.isParam || isCalled(each, segments[at] as string));
}

function isCalled({ name, alias, isParam }: Segment, value: string): boolean {
  return !isParam && (value === name || value === alias);
}

/** Parameters are taken as they stand in an address, still encoded. */
export function fillPattern(pattern: PathPattern, params: Record<string, string>): string {
  return `/${pattern.segments.map(({ name, isParam }) => (isParam ? params[name] : name)).join('/')}`;
}

/** Fixed segments win over parameters, from left to right: `/used-cars/estate` comes before `/used-cars/{make}`. */
export function bySpecificity(a: PathPattern, b: PathPattern): number {
  for (const [index, { isParam }] of a.segments.entries()) {
    const other = b.segments[index];
    if (!other) break;
    if (isParam !== other.isParam) return isParam ? 1 : -1;
  }
  return a.segments.length - b.segments.length;
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
