import type { SearchIndex } from '@kardan/contract/calls/operator/operations';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { writeNumber } from '@kardan/ui/formats/write-number.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ReactNode } from 'react';
import { shortDuration } from '#domain/portal/duration.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { OperationRow } from '../tools/operation-row.tsx';

/** One index: what it holds against what it should, and what can be done with it. */
export function IndexPanel({ index }: { index: SearchIndex }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const { kind, name, isCurrent, readAlias, writeAlias, written, documents, rows, sizeBytes, waiting, lagSeconds } =
    index;
  const growing = written.filter((each) => each !== name);
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  return (
    <Panel title={t(`index.${kind}`)}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={t('index.documents')}>{number(documents)}</Fact>
        <Fact name={t('index.rows')}>{t('index.about', { count: rows })}</Fact>
        <Fact name={t('index.waiting')}>{waiting === 0 ? t('index.nothing') : number(waiting)}</Fact>
        <Fact name={t('index.lag')}>{lagSeconds === null ? '–' : shortDuration(lagSeconds)}</Fact>
        <Fact name={t('index.size')}>{sizeBytes === null ? '–' : megabytes(sizeBytes, locale)}</Fact>
        <Fact name={t('index.name')}>
          <span className="[overflow-wrap:anywhere]">{name ?? t('index.none')}</span>
          {name !== null && (
            <span className={isCurrent ? 'block text-xs text-text-3' : 'block text-xs font-medium text-alert'}>
              {t(isCurrent ? 'index.current' : 'index.old')}
            </span>
          )}
        </Fact>
        <Fact name={t('index.aliases')}>
          <span className="[overflow-wrap:anywhere]">{`${readAlias}, ${writeAlias}`}</span>
        </Fact>
      </dl>
      {growing.length > 0 && name !== null && (
        <p className="mt-3 text-sm text-text-2 [overflow-wrap:anywhere]">
          {t('index.rebuilding', { name: growing.join(', ') })}
        </p>
      )}
      <ul className="mt-4 grid">
        <OperationRow kind={`rebuild-${kind}`} />
        <OperationRow kind={`compare-${kind}`} />
      </ul>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** 1.234 MB, 12,3 GB */
function megabytes(bytes: number, locale: Locale): string {
  const mb = bytes / 1_000_000;
  return mb < 10_000
    ? `${writeNumber(mb, mb < 10 ? 1 : 0, locale)}\u00A0MB`
    : `${writeNumber(mb / 1_000, 1, locale)}\u00A0GB`;
}
