import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { variantsPage } from '../report/variants-page.ts';
import { variants } from '../variants/all-variants.ts';
import { runVariants } from '../variants/run-variants.ts';
import { fullVariantSettings, quickVariantSettings } from '../variants/variant-settings.ts';
import { withRig } from './with-rig.ts';

/** `pnpm bench search-variants`: other ways to ask, beside ours, on the bare engine. */
export async function benchSearchVariants(options: BenchOptions): Promise<void> {
  const { quick, only, rounds, seed } = options;
  const unknown = only?.filter((name) => !variants.some((variant) => variant.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`no variant ${unknown.join(', ')}; there are ${variants.map(({ name }) => name).join(', ')}`);
  const chosen = variants.filter(({ name }, i) => i === 0 || !only || only.includes(name));
  const settings = quick ? quickVariantSettings : fullVariantSettings;
  const result = await withRig(options, async ({ services, rig, cleanup }) => {
    if (!options.keepCopies) {
      cleanup.add(async () => {
        await services.search.client.indices.delete({ index: 'bench-copy-*' });
      });
    }
    const wanted = { ...settings, rounds: rounds ?? settings.rounds, seed: seed ?? settings.seed };
    return runVariants(services, rig, chosen, wanted, cleanup);
  });
  const directory = options.out ?? (quick ? cacheDirectory : documentationDirectory);
  mkdirSync(directory, { recursive: true });
  const page = join(directory, 'search-variants.md');
  writeFileSync(page, variantsPage(result));
  say(`written: ${page}`);
}
