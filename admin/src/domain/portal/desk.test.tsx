// @vitest-environment jsdom
import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { respond } from '@kardan/contract/client/testing/recording-server';
import { expect, test } from 'vitest';
import { showWithServer } from '#lib/testing/show-with-server.tsx';
import { AccountContext } from '../account/own-account.ts';
import { useWaiting } from './desk.ts';

function Waiting() {
  return <output>{JSON.stringify(useWaiting())}</output>;
}

async function waitingOf(rights: Pick<OwnAccount, 'isOperator' | 'isEditor'>) {
  const { element, seen } = await showWithServer(
    <AccountContext value={rights as OwnAccount}>
      <Waiting />
    </AccountContext>,
    (response, { url }) =>
      respond(
        response,
        200,
        url?.includes('/desk') ? { counts: { notice: 2, feed: 1 } } : { kinds: { article: 3, press: 1 } },
      ),
  );
  return {
    told: () => JSON.parse(element.querySelector('output')?.textContent || '{}') as object,
    asked: () => seen.map(({ url }) => url?.replace(/^.*operator/, '')).toSorted(),
  };
}

test('editors are told how many texts wait to be released, operators beside what else waits', async () => {
  const editor = await waitingOf({ isOperator: false, isEditor: true });
  await expect.poll(editor.told).toEqual({ content: 4 });
  expect(editor.asked()).toEqual(['/content?state=review']);
  const operator = await waitingOf({ isOperator: true, isEditor: false });
  await expect.poll(operator.told).toEqual({ desk: 3, notices: 2, feeds: 1, content: 4 });
});

test('nobody else asks', async () => {
  const { told, asked } = await waitingOf({ isOperator: false, isEditor: false });
  expect([told(), asked()]).toEqual([{}, []]);
});
