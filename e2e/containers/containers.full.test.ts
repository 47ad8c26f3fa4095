import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { liftedBounds } from '@kardan/core/testing/lifted-bounds';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { liftedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImageName, imageNames } from '../../deploy/images/image-plan.ts';
import { freePort } from '../stack/run-process.ts';
import { runToEnd } from '../stack/run-to-end.ts';
import { originOf, root } from '../stack/start.ts';
import { assembleAgain, buildImages, imageOf } from './build-images.ts';
import { filesIn } from './files-in.ts';
import { type Container, podman, startContainer, whyNoContainers } from './podman.ts';

/** What our layers may weigh beyond the base, in megabytes: a sixth more than they did (docs/decisions/0077). */
const maxMegabytes: Record<ImageName, number> = { web: 130, api: 150, worker: 150, migrate: 170 };

const reason = await whyNoContainers();
if (reason) {
  process.stderr.write(`\nNOT TESTED: the images were neither built nor started, since ${reason}\n`);
  test.skip(`the images: NOT TESTED, ${reason}`);
}

describe.skipIf(reason !== undefined)('the images', () => {
  const starting = new AsyncDisposableStack();
  const running = new Map<ImageName, Container>();
  let base: string;
  let settings: Record<string, string>;
  let site: string;
  let browser: Browser;

  beforeAll(async () => {
    const built = await buildImages();
    base = built.base;
    process.stdout.write(`built ${imageNames.length} images in ${Math.round(built.seconds)} s\n`);
    const database = starting.use(await createTestDatabase());
    const { search } = starting.use(await createTestIndex());
    await createFirstAgentIndex(agentEngine(search));
    settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, LISTING_INDEX: search.indexName };
    await runToEnd(['demo/seed.ts', '--listings', '300'], root, settings);
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    starting.defer(() => browser.close());
  }, 60 * 60_000);
  afterAll(() => starting.disposeAsync(), 120_000);

  test.each(imageNames)('%s weighs no more than it ought to, and runs as nobody without a shell', async (name) => {
    const sizeOf = async (image: string) =>
      Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6;
    const megabytes = (await sizeOf(imageOf(name))) - (await sizeOf(base));
    process.stdout.write(`${name}: ${Math.round(megabytes)} MB beyond its base\n`);
    expect(megabytes).toBeLessThan(maxMegabytes[name]);
    const [{ Config }] = JSON.parse(await podman('image', 'inspect', imageOf(name)));
    expect(Config).toMatchObject({ User: '10001:10001', Entrypoint: ['node'] });
  });

  test('built once more from the same sources, every file of every image is the same', async () => {
    const again = await assembleAgain(base);
    for (const name of imageNames) {
      const [first, second] = [await filesIn(imageOf(name), '/app'), await filesIn(again, `/images/${name}`)];
      process.stdout.write(`${name}: ${first.length} files and folders compared\n`);
      expect(first.length).toBeGreaterThan(1_000);
      expect(first.filter((line, i) => line !== second[i])).toEqual([]);
      expect(second).toHaveLength(first.length);
    }
  });

  test('migrate brings the database to its schema and ends', async () => {
    const container = startContainer(imageOf('migrate'), settings);
    expect(await container.ended, container.output()).toBe(0);
    expect(container.output()).toContain('index of search agents:');
  });

  test('api, worker and web start on a file system that they cannot write, without any right', async () => {
    const [apiPort, webPort, workerPort] = [await freePort(), await freePort(), await freePort()];
    site = originOf(webPort);
    const origin = { SITE_ORIGIN: site };
    const start = (name: ImageName, variables: Record<string, string>) =>
      running.set(
        name,
        starting.use(startContainer(imageOf(name), { ...origin, ...variables }, name === 'worker' ? ['/tmp'] : [])),
      );
    const { DATABASE_OWNER_URL: _, ...data } = settings;
    start('api', {
      ...data,
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      ...liftedBounds,
    });
    start('worker', { ...data, WORKER_HEALTH_PORT: String(workerPort) });
    start('web', {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      WEB_HOST: '127.0.0.1',
      PORT: String(webPort),
      ...liftedWebBounds,
    });
    for (const port of [apiPort, workerPort, webPort]) {
      const ready = () => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ status }) => status, String);
      await expect.poll(ready, { timeout: 180_000, interval: 500 }).toBe(200);
    }
  });

  test('in a browser, home leads to results and to a car, and dealers can sign in', async () => {
    const page = await browser.newPage({ locale: 'de-AT' });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
    });
    expect((await page.goto(site))?.status()).toBe(200);
    await page.goto(`${site}/gebrauchtwagen`);
    const car = page.locator('article a[href*="/"]').first();
    await car.waitFor();
    const address = (await car.getAttribute('href')) ?? '';
    expect((await page.goto(new URL(address, site).href))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await page.goto(`${site}/anmelden`))?.status()).toBe(200);
    await page.locator('input[type=email], input[autocomplete*=username]').first().waitFor();
    expect(failures).toEqual([]);
    await page.close();
  });

  test('keys of previews, which lie in the image, open nothing', async () => {
    const key = '0'.repeat(32);
    const answer = await fetch(`${site}/icon.svg`, {
      headers: { 'x-prerender-revalidate': key, cookie: `__prerender_bypass=${key}` },
    });
    expect([answer.status, answer.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
  });

  test.each(['web', 'worker', 'api'] as const)('told to stop, %s ends by itself', async (name) => {
    const container = running.get(name) as Container;
    expect(await container.stop(), container.output()).toBe(0);
  });
});
