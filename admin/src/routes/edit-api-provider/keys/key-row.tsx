import type { ApiKey, MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { warningOf } from '#domain/keys/key-warnings.ts';
import { writeNetworks } from '#domain/keys/networks.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { KeyActs } from './key-acts.tsx';
import { useOwnGroup } from './use-own-group.ts';

interface Props {
  apiKey: ApiKey;
  onRotated: (made: MadeApiKey) => void;
}

/** One key: what it may do, from where, how long, when it was last used, and what is to be looked at. */
export function KeyRow({ apiKey, onRotated }: Props) {
  const t = useTexts('apiKeys');
  const locale = useLocale();
  const dealership = useDealership();
  const group = useOwnGroup();
  const { name, ofGroup, scopes, state, previousUntil } = apiKey;
  const mayChange = state !== 'revoked' && isChangeable(dealership) && (!ofGroup || group !== undefined);
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <Icon name="key-round" size={20} className="mt-0.5 shrink-0 text-text-3 max-md:hidden" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semi [overflow-wrap:anywhere]">{name}</span>
          {state !== 'live' && <Badge>{t(`state.${state}`)}</Badge>}
          {ofGroup && <Badge icon="building-2">{t('ofGroup')}</Badge>}
          {scopes.map((scope) => (
            <Badge key={scope} tone="accent">
              {t(`scope.${scope}`)}
            </Badge>
          ))}
        </p>
        <KeyFacts apiKey={apiKey} />
        {previousUntil && state === 'live' && (
          <p className="text-xs text-text-2">
            {t('overlap', { when: formatMoment(previousUntil, Date.now(), locale) })}
          </p>
        )}
        <Warning apiKey={apiKey} />
      </div>
      {mayChange && <KeyActs apiKey={apiKey} groupId={ofGroup ? group?.id : undefined} onRotated={onRotated} />}
    </li>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useTexts('apiKeys');
  const locale = useLocale();
  const { networks, state, expiresAt, lastUsedOn, createdAt, createdBy } = apiKey;
  const day = (at: string) => formatDay(at, locale);
  const use = [
    lastUsedOn ? t('fact.used', { day: day(lastUsedOn) }) : t('fact.unused'),
    state === 'live' && t('fact.ends', { day: day(expiresAt) }),
    state === 'ended' && t('fact.ended', { day: day(expiresAt) }),
    networks.length > 0 ? t('fact.from', { networks: writeNetworks(networks) }) : t('fact.anywhere'),
  ];
  return (
    <>
      <p className="text-sm text-text-2 [overflow-wrap:anywhere]">{use.filter(Boolean).join(factSeparator)}</p>
      <p className="text-xs text-text-3">
        {createdBy ? t('fact.by', { day: day(createdAt), name: createdBy }) : t('fact.made', { day: day(createdAt) })}
      </p>
    </>
  );
}

function Warning({ apiKey }: { apiKey: ApiKey }) {
  const t = useTexts('apiKeys');
  const warning = warningOf(apiKey, Date.now());
  if (!warning) return null;
  const isUrgent = warning.kind === 'ends-soon' || warning.kind === 'ends-today';
  return (
    <p className={`flex items-start gap-1.5 text-xs ${isUrgent ? 'text-alert' : 'text-text-2'}`}>
      <Icon name={isUrgent ? 'triangle-alert' : 'info'} size={14} className="mt-0.5 shrink-0" />
      {t(`warning.${warning.kind}`, { count: warning.days })}
    </p>
  );
}
