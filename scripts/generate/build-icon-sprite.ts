import { createHash } from 'node:crypto';
import { type IconName, iconNames, maskIconNames } from '@kardan/ui/icons/icon-names.ts';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/** The sprite of all icons, and the module that names it with its version, so that it may be cached for ever. */
export async function buildIconSprite(): Promise<{ svg: string; module: string }> {
  const symbols = await Promise.all(iconNames.map(drawSymbol));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, module: `export const iconSpritePath = '/icons.svg?v=${version}';\n` };
}

/** The icons that are classes: style sheets cannot take one out of the sprite. */
export async function buildIconMasks(): Promise<string> {
  const rules = maskIconNames.map(async (name) => {
    const frame = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${frame}>${await drawShapes(name)}</svg>`;
    const address = svg.replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent);
    return `  .icon-${name} {\n    --icon: url("data:image/svg+xml,${address}");\n  }\n`;
  });
  return `@layer components {\n${(await Promise.all(rules)).join('\n')}}\n`;
}

async function drawSymbol(name: IconName): Promise<string> {
  return `<symbol id="${name}" viewBox="0 0 24 24">${await drawShapes(name)}</symbol>`;
}

async function drawShapes(name: IconName): Promise<string> {
  const { __iconData } = (await dynamicIconImports[name]()) as unknown as IconModule;
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return shapes.join('');
}
