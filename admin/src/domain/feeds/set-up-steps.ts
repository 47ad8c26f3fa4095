import type { Feed } from '@kardan/contract/calls/feeds/feeds';

export type SetUpStep = 'file' | 'connection' | 'sites' | 'questions' | 'try' | 'live';

/** What has to be done before a feed is live, in order. Sites are asked for of groups, questions only where there are any. */
export function setUpSteps(
  feed: Pick<Feed, 'source' | 'state' | 'ofGroup' | 'sites' | 'questions' | 'lastRun' | 'hostKey' | 'lookedAt'>,
): { name: SetUpStep; isDone: boolean }[] {
  const { source, state, ofGroup, sites, questions, lastRun, hostKey, lookedAt } = feed;
  const hasFile = lastRun !== null;
  const steps: ({ name: SetUpStep; isDone: boolean } | false)[] = [
    source === 'upload' && { name: 'file', isDone: hasFile },
    source !== 'upload' && { name: 'connection', isDone: hasFile || lookedAt !== null || hostKey !== null },
    // Which sites a group's file names is known once it was read.
    (ofGroup || sites.length > 0) && {
      name: 'sites',
      isDone: sites.length > 0 && sites.every(({ dealershipId }) => dealershipId !== null),
    },
    questions.length > 0 && { name: 'questions', isDone: questions.every(({ answer }) => answer !== null) },
    { name: 'try', isDone: state === 'tried' },
    { name: 'live', isDone: state === 'live' || state === 'paused' },
  ];
  return steps.filter((step) => step !== false);
}
