import type { MailHealth } from '@kardan/contract/calls/operator/health';
import { classes } from '@kardan/ui/classes.ts';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { shortDuration } from '#domain/portal/duration.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';
import { countsBy } from './count-mails.ts';

/** What became of each kind of mail in four weeks, and what of it waits now. */
export function MailTemplatesPanel({ days, waiting }: Pick<MailHealth, 'days' | 'waiting'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const counted = countsBy(days, 'template');
  const unsent = waiting.filter(({ template }) => counted.every(({ name }) => name !== template));
  const none = { sent: 0, refused: 0, dropped: 0, bounced: 0 };
  const rows = [...counted, ...unsent.map(({ template }) => ({ name: template, ...none }))];
  type Row = (typeof rows)[number];
  const number = (name: 'sent' | 'refused' | 'bounced' | 'dropped'): Column<Row> => ({
    id: name,
    header: t(`mails.${name}`),
    numeric: true,
    cell: ({ [name]: count }) => (
      <span
        className={classes(
          count === 0 && 'text-text-3',
          count > 0 && (name === 'refused' || name === 'bounced') && 'font-semi text-alert',
        )}
      >
        {formatNumber(count, locale)}
      </span>
    ),
  });
  return (
    <Panel title={t('mails.byTemplate')}>
      {rows.length === 0 ? (
        <p className="text-sm text-text-2">{t('mails.noWaiting')}</p>
      ) : (
        <Table
          caption={t('mails.byTemplate')}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            {
              id: 'template',
              header: t('mails.template'),
              main: true,
              cell: ({ name }) => <b className="font-medium">{wordsFor(t, 'mail', name)}</b>,
            },
            number('sent'),
            number('refused'),
            number('bounced'),
            number('dropped'),
            {
              id: 'waiting',
              header: t('mails.waiting'),
              numeric: true,
              cell: ({ name }) => {
                const of = waiting.find(({ template }) => template === name);
                return of ? `${formatNumber(of.count, locale)} · ${shortDuration(of.oldestSeconds)}` : '–';
              },
            },
          ]}
        />
      )}
    </Panel>
  );
}
