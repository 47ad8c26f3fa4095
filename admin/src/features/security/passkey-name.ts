const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** What a new passkey is called until its owner says otherwise: the device it was made on, told from those there are. */
export function passkeyName(userAgent: string, taken: readonly string[], fallback: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const name = [find(systems), find(browsers)].filter(Boolean).join(', ') || fallback;
  const numbered = (count: number): string => {
    const label = count === 1 ? name : `${name} (${count})`;
    return taken.includes(label) ? numbered(count + 1) : label;
  };
  return numbered(1);
}
