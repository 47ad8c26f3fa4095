import { buildContentPicture } from '@kardan/core/testing/build-content';
import { expect, test } from 'vitest';
import { changingCalls } from '../testing/changes/changing-calls.ts';
import { failingServices, failures, openFailingApi } from '../testing/changes/failing-api.ts';
import { createTestApp } from '../testing/test-app.ts';

const cells = failingServices.flatMap((service) => failures.map((failure) => [service, failure] as const));

test.each(cells)(
  'while the %s is %s any change is done, or an outage in time that can be made good later',
  async (service, failure) => {
    // Nobody asks the register here: what a call enqueues is not run.
    await using running = await createTestApp({ env: { VIES_URL: 'http://127.0.0.1:1' } });
    await buildContentPicture(running.database.db);
    await using api = await openFailingApi(running, service, failure);
    for (const name of changingCalls.keys()) expect.soft(await api.flawsOf(name)).toEqual([]);
  },
  20 * 60_000,
);
