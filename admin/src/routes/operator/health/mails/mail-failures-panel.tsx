import type { MailHealth } from '@kardan/contract/calls/operator/health';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';

/** The last mails that did not arrive, with what the mail server said; to whom is masked. */
export function MailFailuresPanel({ failures }: Pick<MailHealth, 'failures'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  return (
    <Panel title={t('mails.failures')} intro={t('mails.pausedNote')}>
      {failures.length === 0 ? (
        <p className="text-sm text-text-2">{t('mails.noFailures')}</p>
      ) : (
        <Table
          caption={t('mails.failures')}
          rows={failures}
          keyOf={({ id, at }) => `${id} ${at}`}
          columns={[
            {
              id: 'template',
              header: t('mails.template'),
              main: true,
              cell: ({ template, isFinal }) => (
                <span className="flex flex-wrap items-center gap-2">
                  <b className="font-medium">{wordsFor(t, 'mail', template)}</b>
                  <Badge tone={isFinal ? 'alert' : 'tag'}>{t(isFinal ? 'mails.final' : 'mails.again')}</Badge>
                </span>
              ),
            },
            {
              id: 'recipient',
              header: t('mails.recipient'),
              cell: ({ recipient }) => <span className="[overflow-wrap:anywhere]">{recipient}</span>,
            },
            {
              id: 'reason',
              header: t('mails.reason'),
              cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason ?? '–'}</span>,
            },
            {
              id: 'when',
              header: t('mails.when'),
              numeric: true,
              cell: ({ at }) => formatMoment(at, Date.now(), locale),
            },
          ]}
        />
      )}
    </Panel>
  );
}
