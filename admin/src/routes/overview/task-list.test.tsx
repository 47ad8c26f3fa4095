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

async function showTasksTo(somebody: Partial<CurrentDealership>, tasks: TodayTask[]) {
  const { element } = await showWithServer(
    <AccountContext value={account}>
      <DealershipContext value={{ ...dealership, ...somebody }}>
        <TaskList tasks={tasks} />
      </DealershipContext>
    </AccountContext>,
    (response) => respond(response, 204, null),
  );
  await expect.poll(() => element.textContent).not.toBe('');
  return { text: element.textContent, acts: element.querySelectorAll('a, button').length };
}

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

const lookers: [string, Partial<CurrentDealership>][] = [
  ['a group’s analyst', { role: 'group-analyst' }],
  ['an operator', { role: 'operator', actingUntil: null }],
  ['staff of a suspended dealership', { state: 'suspended' }],
];

test.each(lookers)('%s, who only looks, is told what is to do without a way to do it', async (_who, somebody) => {
  const { text, acts } = await showTasksTo(somebody, [
    ending,
    { ...ending, kind: 'incomplete-profile', gaps: ['logo'] },
  ]);
  expect(text).toContain('Nur zum Ansehen');
  expect(text).toContain('3 Inserate enden bald');
  expect(text).toContain('Dem Profil fehlt noch etwas');
  expect(text).not.toContain('Nichts zu tun');
  expect(acts).toBe(0);
});

test.each(lookers)('%s is told that nothing is to do only where nothing is', async (_who, somebody) => {
  expect((await showTasksTo(somebody, [])).text).toBe(
    'Nichts zu tun. Schön!Keine Anfrage ist überfällig, die Autos stehen gut da. Zeit für einen Kaffee.',
  );
});
