import type { OwnAgent } from '@kardan/contract/calls/search-agent';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Figure, Figures } from '../preview/figures.tsx';
import { ChangeSearchLink } from './change-search-link.tsx';

interface Props {
  agent: OwnAgent;
  token: string;
  resultsHref: string;
  /** Another way to change the search, for who has no scripts. */
  describe: ReactNode;
}

/** What it looks for, since when, and what it has told so far. */
export async function AgentHead({ agent, token, resultsHref, describe }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('search-agent')]);
  const { state, words, told, waiting } = agent;
  const paused = state === 'paused';
  const refused = agent.mailsRefusedAt !== null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h1>{t('own.title')}</h1>
        {refused ? (
          <Badge tone="alert" icon="triangle-alert">
            {t('own.state.refused')}
          </Badge>
        ) : (
          <Badge tone={paused ? 'strong' : 'accent'} icon={paused ? 'pause' : 'bell'}>
            {t(`own.state.${state}`)}
          </Badge>
        )}
      </div>
      <p className="mt-1.5 text-sm wrap-anywhere text-text-2">
        {t('own.since', { day: formatDay(agent.verifiedAt, locale), email: agent.email })}
      </p>
      <ul aria-label={t('own.words')} className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="flex min-h-9 items-center rounded-sm border border-accent-line bg-accent-soft px-3 text-xs font-medium"
          >
            {word}
          </li>
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <LinkButton href={resultsHref} icon="search" rel="nofollow">
          {t('own.results')}
        </LinkButton>
        <span className="noscript:hidden">
          <ChangeSearchLink agent={{ token, filters: agent.filters, words: words.join(' · ') }} href={resultsHref}>
            {t('own.change')}
          </ChangeSearchLink>
        </span>
      </div>
      {describe}
      <p className="mt-2 max-w-[60ch] text-xs text-text-3 noscript:hidden">{t('own.changeHint')}</p>
      <div className="mt-5">
        <Figures>
          <Figure value={formatNumber(told.cars, locale)} label={t('own.told.cars', { count: told.cars })} />
          {told.lastAt && <Figure value={formatDay(told.lastAt, locale)} label={t('own.told.last')} />}
          {waiting > 0 && (
            <Figure value={formatNumber(waiting, locale)} label={t('own.told.waiting', { count: waiting })} />
          )}
        </Figures>
      </div>
    </div>
  );
}
