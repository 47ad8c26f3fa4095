/** Where programs begin to read: robots, which name the sitemaps, and what feed readers are told. */
const beginnings = ['/robots.txt', '/magazin/feed.xml', '/en/magazine/feed.xml'];

/** Answers of the site that programs read and no browser shows: robots, every sitemap and feeds of news, by address. */
export async function machineFiles(site: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting = [...beginnings];
  for (const path of waiting) {
    const answer = await fetch(site + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    const text = await answer.text();
    files.set(path, text);
    for (const [, address = ''] of text.matchAll(/(?:<loc>|^Sitemap: )([^<\s]+\.xml)/gm)) {
      const further = new URL(address).pathname;
      if (!waiting.includes(further)) waiting.push(further);
    }
  }
  return files;
}

/** What is wrong with a file of XML, as a browser reads it; runs in a page. */
export function flawsOfXml(text: string): string[] {
  const read = new DOMParser().parseFromString(text, 'application/xml');
  const broken = [...read.querySelectorAll('parsererror')].map(({ textContent }) => String(textContent).slice(0, 300));
  const root = read.documentElement.localName;
  return ['urlset', 'sitemapindex', 'rss'].includes(root) ? broken : [...broken, `begins with ${root}`];
}
