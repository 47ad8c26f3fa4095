import type { AgentPreview } from '@kardan/contract/calls/search-agent';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { AgentTexts } from '../search-agent-texts.ts';
import { expectedNews } from './expected-news.ts';
import { Figure, Figures } from './figures.tsx';

interface Props {
  preview: AgentPreview;
  t: AgentTexts;
  locale: Locale;
}

/** What fits today and what is to be expected, both counted. */
export function PreviewFigures({ preview: { total, newPerWeek }, t, locale }: Props) {
  const expected = expectedNews(newPerWeek);
  const rare = expected.pace === 'rare';
  return (
    <>
      <Figures>
        <Figure value={formatNumber(total, locale)} label={t('figure.today', { count: total })} />
        {rare ? (
          <Figure value={t('figure.rare')} label={t('figure.rareText')} />
        ) : (
          <Figure
            about={t('figure.about')}
            value={formatNumber(expected.count, locale)}
            label={t(expected.pace === 'week' ? 'figure.perWeek' : 'figure.perMonth')}
          />
        )}
      </Figures>
      <p className="mt-2.5 text-xs text-text-3">{t(rare ? 'figure.rareNote' : 'figure.note')}</p>
    </>
  );
}
