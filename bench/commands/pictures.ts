import { say } from '@kardan/core/cli/terminal';
import type { BenchOptions } from '../options.ts';
import { runPictures } from '../pictures/run-pictures.ts';
import { fullPictureSettings, quickPictureSettings } from '../pictures/settings.ts';
import { picturesPage } from '../report/pictures-page.ts';
import { writePage } from '../report/write-page.ts';
import { checkListings } from './with-rig.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench pictures`: whether searches stay fast while a dealer sends all the photographs of a car. */
export function benchPictures(options: BenchOptions): Promise<void> {
  const { quick, listings } = options;
  return withServices(async (services, cleanup) => {
    await checkListings(services, listings);
    const settings = quick ? quickPictureSettings : fullPictureSettings;
    const result = await runPictures(services, listings, settings, cleanup);
    const { searchMs, quietSearchMs, readySeconds, rejected } = result;
    say(
      `${settings.photographs} pictures in ${readySeconds.toFixed(0)} s, searches p99 ${searchMs.p99.toFixed(0)} ms ` +
        `(${quietSearchMs.p99.toFixed(0)} ms before)`,
    );
    if (rejected > 0) throw new Error(`${rejected} photographs became no picture`);
    writePage('pictures', picturesPage(result), options);
  });
}
