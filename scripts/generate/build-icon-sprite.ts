import { createHash } from 'node:crypto';
import { iconNames } from '@kardan/ui/icons/icon-names.ts';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/** The sprite of all icons, and the module that names it with its version, so that it may be cached for ever. */
export async function buildIconSprite(): Promise<{ svg: string; module: string }> {
  const symbols = await Promise.all(iconNames.map(drawSymbol));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, module: `export const iconSpritePath = '/icons.svg?v=${version}';\n` };
}

async function drawSymbol(name: (typeof iconNames)[number]): Promise<string> {
  const { __iconData } = (await dynamicIconImports[name]()) as unknown as IconModule;
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}
