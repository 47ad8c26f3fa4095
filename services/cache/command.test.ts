import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts, servicesCommand } from '../services-command.fixture.ts';

let command: ReturnType<typeof servicesCommand>;
let url: string;
beforeAll(async () => {
  const [smtp = 0, web = 0, port = 0, nobody = 0] = await freePorts(4);
  url = `http://127.0.0.1:${port}`;
  command = servicesCommand({
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_CATCHER_WEB_PORT: String(web),
    CACHE_PORT: String(port),
    CACHE_ORIGIN_URL: `http://127.0.0.1:${nobody}`,
  });
});
afterAll(() => command.remove());

const others = ['--only', 'mail-catcher'];
const both = ['--only', 'mail-catcher,cache'];
const isUp = () =>
  fetch(`${url}/cache-health`).then(
    ({ ok }) => ok,
    () => false,
  );

test('the cache is started only when it is asked for, and not missed otherwise', async () => {
  expect(command.run('up', ...others).status).toBe(0);
  expect(await isUp()).toBe(false);
  expect(command.run('status', ...others).status).toBe(0);
  expect(command.run('status', '--with', 'cache', ...both)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/cache +down/),
  });
});

test('up --with cache starts it, up again leaves it alone, status shows it', async () => {
  expect(command.run('up', '--with', 'cache', ...both).output).toMatch(/^cache: up in/m);
  expect(await isUp()).toBe(true);
  expect(command.run('up', '--with', 'cache', ...both).output).toMatch(/^cache: already up/m);
  expect(command.run('status', ...both)).toMatchObject({ status: 0, output: expect.stringMatching(/cache +up/) });
});

test('up brings it back after it was killed', async () => {
  process.kill(command.pidOf('cache'), 'SIGKILL');
  await expect.poll(isUp).toBe(false);
  expect(command.run('up', ...both).output).toMatch(/^cache: up in/m);
});

test('reset starts a running one anew', () => {
  const before = command.pidOf('cache');
  expect(command.run('reset', ...both).status).toBe(0);
  expect(command.pidOf('cache')).not.toBe(before);
});

test('down ends it, and then it is not missed', () => {
  expect(command.run('down').output).toMatch(/^cache: down in/m);
  expect(command.run('status').output).not.toMatch(/^cache/m);
});

test('an extra that does not exist is refused', () => {
  expect(command.run('up', '--with', 'redis')).toMatchObject({
    status: 1,
    output: expect.stringContaining('no redis'),
  });
});
