import { loadEnv } from '../env.ts';
import { rateMarket } from '../pricing/nightly/rate-market.ts';
import { closeServices, openServices } from '../services.ts';
import { progressLine, say } from './terminal.ts';

/** `pnpm prices:rate`: learns from all cars what prices depend on and rates each of them anew, while changes go on. */
const services = openServices(loadEnv(), 'command');
const start = Date.now();
try {
  const { cars, changed, seconds } = await rateMarket(services, {
    announce: !process.argv.includes('--no-announce'),
    writeAll: process.argv.includes('--write-all'),
    onProgress: (phase, done, total) => progressLine(`${phase}:`, done, total, start),
  });
  const { reading, fitting, rating } = seconds;
  const phases = `${reading.toFixed(1)} s to read, ${fitting.toFixed(1)} s to fit, ${rating.toFixed(1)} s to rate and write`;
  const memory = `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
  say(
    `${changed} of ${cars} ratings have changed after ${((Date.now() - start) / 1_000).toFixed(1)} s: ${phases}, ${memory}`,
  );
} finally {
  await closeServices(services);
}
