import { ApiError } from '@kardan/contract/client/api-error';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { portalGroups } from '#texts/de/portal/groups.ts';

type Texts = Translator<typeof portalGroups>;
const parts = ['dealerships', 'keys', 'feeds', 'webhooks', 'company-account'] as const;

/** Why a group cannot be deleted: what of it is still there. */
export function leftWords(error: unknown, t: Texts): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'group-in-use') return undefined;
  const left = parts.filter((part) => error.issues.some(({ path }) => path[0] === part));
  return `${error.message} (${left.map((part) => t(`left.${part}`)).join(', ')})`;
}

/** Why a dealership cannot leave its group: what of the group is still there for it, each by name. */
export function servedWords(error: unknown, t: Texts): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'group-still-serves') return undefined;
  return error.issues
    .map(({ path, code }) => {
      if (path[0] !== 'feeds') return t('serves.company');
      return t(code === 'at-work' ? 'serves.at-work' : 'serves.names-dealership', { name: String(path[1]) });
    })
    .join(' ');
}
