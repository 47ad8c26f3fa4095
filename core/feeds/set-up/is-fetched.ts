import type { FeedSource } from '@kardan/contract/values/feeds';

/** Whether we fetch a feed's files, as opposed to being given them. */
export function isFetched({ source }: { source: FeedSource }): boolean {
  return source === 'url' || source === 'sftp';
}
