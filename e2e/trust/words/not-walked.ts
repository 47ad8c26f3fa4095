import { calls } from '@kardan/contract/calls/calls';
import { openFields } from './open-fields.ts';
import type { Said } from './speech.ts';

/** Fields that take any words and that no harmful word is written into, with why none is needed. */
const exceptions: readonly [fields: RegExp, why: string][] = [
  [/ (.*\.)?(email|confirmation)$/, 'an address: its form is checked behind the schema'],
  [/ (homepage|proof\.challenge)$/, 'the spam check’s: never kept'],
  [
    / (password|current|token|ticket|recoveryCode|refreshToken|logout_token|clientSecret)$/,
    'a secret: planted in the canaries, shown nowhere',
  ],
  [/^finishCompanySignIn answer$/, 'a secret: what an address brings back, good for once'],
  [
    /^(searchQuery|searchCount|searchRescue|searchMap|previewSearchAgent) /,
    'a search: kept nowhere; its text is a canary',
  ],
  [
    /^(exportInbox|previewFeedMapping|tryFeedConnection|checkIdentityProvider|compareContent) /,
    'a question: answered and kept nowhere',
  ],
  [/^takeOverSearch /, 'as changeSearchAgentFilters, from a form'],
  [/^reportErrors /, 'a canary of its own'],
  [/^addPasskey label$/, 'as renamePasskey; adding one takes an authenticator'],
  [/^(saveListing before\.|releaseCompanyAccount issuer$)/, 'what was there before: compared, not kept'],
  [/^previewBulk filter\.(make|aboveBand|unpublished)/, 'of a list of known values, checked behind the schema'],
  [
    /^(mailDealershipAdmin dealershipId|mailFinance to\.partnerId|acceptAgreement version)$/,
    'names something that must be there',
  ],
  [
    /^(requestDealership agreements\.[\w-]+|saveRoutingRules rules\.\[\]\.makes\.\[\])$/,
    'names something that must be there',
  ],
  [
    /Feed (location|hostKey|answers\.\{\})$/,
    'an address, a fingerprint, an answer of a list: checked behind the schema',
  ],
  [/^(create|change)Feed secret$/, 'a secret: planted in the canaries, shown nowhere'],
  [/^map\w+ (column|value)$/, 'of the lists of a format'],
  [/Content frontMatter\.\{\}\.\[\]$/, 'tags: of a list'],
];

/** Fields that somebody can write into and that nobody has; a new one is walked, or gets a reason above. */
export function notWalked(said: readonly Said[]): string[] {
  const walked = new Set(said.map(({ call, field }) => `${call} ${field}`));
  return Object.entries(calls).flatMap(([name, call]) =>
    openFields(call)
      .map((field) => `${name} ${field}`)
      .filter((field) => !walked.has(field) && !exceptions.some(([fields]) => fields.test(field))),
  );
}
