import { feedCalls } from '@kardan/contract/calls/feeds/feeds';
import { goLive, runNow } from '@kardan/core/feeds/runs/start-run';
import { changeFeed, createFeed, removeFeed, setFeedState } from '@kardan/core/feeds/set-up/change-feed';
import { listFeeds, readFeed } from '@kardan/core/feeds/set-up/present-feed';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** Asked every second or two while a run goes on. */
const reading = { access: dealerStaffOf('dealershipId'), limit: perAccount(240, 'minute') } as const;
const changing = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;
/** Each fetches a file or works through the last one. */
const running = { access: dealerOwnerOf('dealershipId'), limit: perAccount(20, 'minute') } as const;

export function feedRoutes(api: Api, services: Services): void {
  api.route({
    ...feedCalls.feeds,
    ...reading,
    handler: ({ actor, params }) => listFeeds(services, actor, params.dealershipId),
  });
  api.route({
    ...feedCalls.feed,
    ...reading,
    handler: ({ actor, params }) => readFeed(services, actor, params),
  });
  api.route({
    ...feedCalls.createFeed,
    ...changing,
    handler: ({ actor, params, body }) => createFeed(services, actor, params.dealershipId, body),
  });
  api.route({
    ...feedCalls.changeFeed,
    ...changing,
    handler: ({ actor, params, body }) => changeFeed(services, actor, params, body),
  });
  api.route({
    ...feedCalls.removeFeed,
    ...changing,
    handler: ({ actor, params }) => removeFeed(services, actor, params),
  });
  api.route({
    ...feedCalls.pauseFeed,
    ...changing,
    handler: ({ actor, params }) => setFeedState(services, actor, params, { from: 'live', to: 'paused' }),
  });
  api.route({
    ...feedCalls.resumeFeed,
    ...changing,
    handler: ({ actor, params }) => setFeedState(services, actor, params, { from: 'paused', to: 'live' }),
  });
  api.route({
    ...feedCalls.letFeedGoLive,
    ...running,
    status: 202,
    handler: ({ actor, params, body }) => goLive(services, actor, params, body),
  });
  api.route({
    ...feedCalls.runFeed,
    ...running,
    status: 202,
    handler: ({ actor, params, body }) => runNow(services, actor, params, body),
  });
}
