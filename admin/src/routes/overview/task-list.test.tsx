// @vitest-environment jsdom
import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { respond } from '@kardan/contract/client/testing/recording-server';
import { currentToasts } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { expect, test } from 'vitest';
import { AccountContext } from '#domain/account/own-account.ts';
import { type CurrentDealership, DealershipContext } from '#domain/dealership/current-dealership.ts';
import { showWithServer } from '#lib/testing/show-with-server.tsx';
import { TaskList } from './task-list.tsx';

const ending = {
  kind: 'ending-offers',
  count: 3,
  listing: { id: 7, title: 'Audi A4 Avant', image: null },
  days: 4,
} as TodayTask;
const dealership = { slug: 'lechner', role: 'dealer-owner', state: 'active' } as CurrentDealership;
const account = { hasCompanyAccount: true } as OwnAccount;

async function showTasks() {
  const run = { id: 'b', state: 'done', total: 3, finished: 3, refused: 1 };
  const { element, seen } = await showWithServer(
    <AccountContext value={account}>
      <DealershipContext value={dealership}>
        <TaskList tasks={[ending]} />
      </DealershipContext>
    </AccountContext>,
    (response) => respond(response, 200, run),
  );
  await expect.poll(() => element.querySelector('button')).not.toBeNull();
  return { press: () => element.querySelector('button')?.click(), asked: () => seen.map(({ url }) => url) };
}

test('several offers are renewed at once, and said to be once they are: nothing waits for a page that may be left', async () => {
  const { press, asked } = await showTasks();
  press();
  await expect
    .poll(() => currentToasts())
    .toMatchObject([
      {
        text: 'Verlängert: 2 Inserate bleiben weitere 60 Tage online. 1 Inserat wurde nicht verlängert, im Bestand siehst du, was ihm fehlt',
      },
    ]);
  expect(currentToasts()[0]?.undo).toBeUndefined();
  expect(asked().map((url) => url?.replace(/^.*listings/, ''))).toEqual(['/bulk', '/bulk/b/start']);
});
