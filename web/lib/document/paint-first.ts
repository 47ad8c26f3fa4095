import { startScripts } from '@kardan/ui/theme/start-scripts.ts';

/** A script of the build as Next writes it: asked for at once, run as soon as it is there. */
const buildScript = /<script src="(\/_next\/static\/[^"]+)" async=""/g;
const scriptPreload = /<link rel="preload" as="script" [^>]*>/g;

/**
 * Has a page painted before its scripts are loaded. They are 127 KB and half a second of a phone's processor, and
 * nothing on the page waits for them: links, forms and pictures work without, what is pressed early is applied later.
 */
export function paintFirst(html: string): string {
  // React's data is the larger half of a page, and no script is asked for behind it.
  const data = html.indexOf('<script>(self.__next_f=');
  const markup = data < 0 ? html : html.slice(0, data);
  const later = markup.replaceAll(buildScript, '<script data-src="$1" async=""').replaceAll(scriptPreload, '');
  return (later + html.slice(markup.length)).replace('</body>', `<script>${startScripts}</script></body>`);
}
