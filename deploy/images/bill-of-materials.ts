import { globSync, readFileSync } from 'node:fs';

interface Installed {
  name: string;
  version: string;
  license?: string | { type?: string };
}

/**
 * What an assembled image holds of others, as CycloneDX: read from the packages that really lie there, not from what was asked
 * for. Without time and number, so that the same image has the same bill.
 */
export function billOfMaterials(folder: string, image: string, version: string): object {
  const found = new Map<string, Installed>();
  for (const file of globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: folder })) {
    const installed = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Installed;
    if (installed.name && installed.version) found.set(purlOf(installed), installed);
  }
  const components = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([purl, each]) => ({
      type: 'library',
      'bom-ref': purl,
      name: each.name,
      version: each.version,
      purl,
      ...licencesOf(each),
    }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', 'bom-ref': `kardan-${image}`, name: `kardan-${image}`, version } },
    components,
  };
}

function purlOf({ name, version }: Installed): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licencesOf({ license }: Installed): object {
  const expression = typeof license === 'string' ? license : license?.type;
  return expression ? { licenses: [{ expression }] } : {};
}
