import { say } from '@kardan/core/cli/terminal';
import { count, showProgress } from '../load/progress.ts';
import { renderLogos } from '../logo-set/render-logos.ts';
import { planPictures } from './plan-pictures.ts';
import { parseRenderOptions, type RenderOptions, usage } from './render-options.ts';
import { renderSet } from './render-set.ts';

/** `pnpm pictures:render`: draws the demo's car pictures, as many as are missing, and the dealers' logos. */
const options = readOptions();
if (options?.help) say(usage);
else if (options) {
  let progress: ReturnType<typeof showProgress> | undefined;
  const result = await renderSet(planPictures(options), options, (done, total) => {
    progress ??= showProgress('pictures', total);
    progress.update(done);
  });
  progress?.finish();
  const logos = await renderLogos();
  const left = result.leftOut > 0 ? `; ${count(result.leftOut)} did not fit the budget` : '';
  say(
    `${count(logos.length)} logos, ${count(result.pictures)} pictures, ${(result.sizeBytes / 1_000_000).toFixed(2)} MB in ${options.folder.pathname}${left}`,
  );
}

function readOptions(): RenderOptions | undefined {
  try {
    return parseRenderOptions(process.argv.slice(2));
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
    return undefined;
  }
}
