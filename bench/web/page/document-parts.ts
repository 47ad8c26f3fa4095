/** What React's router needs once more beside the HTML that it describes. */
const routerData = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/g;
const scriptElement = /<script\b([^>]*)>/g;

export interface DocumentParts {
  /** The page as it would be without the router's data. */
  markup: string;
  /** Addresses of the scripts that a page loads at once; those for browsers without modules are not. */
  scripts: string[];
}

export function documentParts(html: string): DocumentParts {
  const scripts = [...html.matchAll(scriptElement)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? []);
  return { markup: html.replaceAll(routerData, ''), scripts: [...new Set(scripts)] };
}
