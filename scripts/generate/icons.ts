import { buildIconMasks, buildIconSprite } from './build-icon-sprite.ts';

/** The icon sprite of the site, the module that names it, and the icons that are classes. */
export async function iconFiles() {
  const { svg, module } = await buildIconSprite();
  return [
    { path: 'web/public/icons.svg', text: svg },
    { path: 'ui/icons/icon-masks.gen.css', text: await buildIconMasks() },
    { path: 'ui/icons/icon-sprite.gen.ts', text: module },
  ];
}
