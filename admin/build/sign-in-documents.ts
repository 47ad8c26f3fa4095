import { locales } from '@kardan/ui/texts/locales.ts';
import { createServer, type Plugin } from 'vite';

/**
 * The application as Vite has it asked for: at once. On a fast line it would then run before anything is painted, on a slow one
 * it would come beside the style sheet.
 */
const asked =
  /<script type="module" crossorigin src="([^"]+)"><\/script>|<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Nothing is painted before the end of the document is there: half of the page would be centred on the screen, and move when the
 * rest comes. Browsers that do not know it paint what they have.
 */
const paintWhole = '<link rel="expect" href="#whole" blocking="render">';

type Renderer = typeof import('../src/render-sign-in.tsx');
type Page = Awaited<ReturnType<Renderer['renderSignIn']>>;

/**
 * Puts a document for each language's sign-in page beside the one for all other pages, under the page's address, with the page in
 * it: it is seen before the application runs. What only the server knows stands in double braces.
 */
export function signInDocuments(): Plugin {
  let root = '';
  return {
    name: 'sign-in-documents',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: (html) => html.replace(/<title>.*?<\/title>/, '<title>{{application-name}}</title>'),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') throw new Error('there is no document to put the sign-in page into');
        for (const page of await renderPages(root)) {
          const source = withPage(String(document.source), page);
          this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source });
        }
      },
    },
  };
}

/** By the same files as in the browser, without bundling them: pages that are not shown are not even read. */
async function renderPages(root: string): Promise<Page[]> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderSignIn } = (await vite.ssrLoadModule('/src/render-sign-in.tsx')) as Renderer;
    const pages: Page[] = [];
    // One after the other: the application has one language at a time.
    for (const locale of locales) pages.push(await renderSignIn(locale));
    return pages;
  } finally {
    await vite.close();
  }
}

function withPage(document: string, { locale, html }: Page): string {
  const [, title, page] = /^(<title>.*?<\/title>)(.*)$/s.exec(html) ?? [];
  if (title === undefined) throw new Error('the sign-in page does not begin with its title');
  return document
    .replaceAll(asked, '<script type="module" crossorigin data-src="$1$2"></script>')
    .replace('</head>', `${paintWhole}</head>`)
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(
      /<div id="app">.*<\/div>/s,
      () => `<div id="app" data-rendered>${page}</div><div id="whole" hidden></div>`,
    );
}
