import { buildIconSprite } from './build-icon-sprite.ts';

/** The icon sprite of the site, and the module that names it. */
export async function iconFiles() {
  const { svg, module } = await buildIconSprite();
  return [
    { path: 'web/public/icons.svg', text: svg },
    { path: 'ui/icons/icon-sprite.gen.ts', text: module },
  ];
}
