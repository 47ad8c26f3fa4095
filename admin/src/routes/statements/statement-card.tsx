import type { OwnStatement } from '@kardan/contract/calls/admin/statements';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { statementsQuery } from '#domain/dealership/statements.ts';
import { ComplainDialog } from '#features/moderation/complain-dialog.tsx';
import { OwnComplaint } from '#features/moderation/own-complaint.tsx';
import { StatementFacts } from '#features/moderation/statement-facts.tsx';
import { api } from '#lib/api/api.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Why a car was blocked, what became of it, and the way to complain as long as there is time. */
export function StatementCard({ statement }: { statement: OwnStatement }) {
  const t = useTexts('statements');
  const locale = useLocale();
  const { slug } = useDealership();
  const [isComplaining, setComplaining] = useState(false);
  const { complaint, lifted } = statement;
  return (
    <Panel
      title={statement.label}
      intro={
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone={lifted ? 'tag' : 'alert'}>{t(lifted ? 'isLifted' : 'isBlocked')}</Badge>
          {t('issued', { date: formatDay(statement.issuedAt, locale), reference: statement.reference })}
        </span>
      }
      actions={
        statement.mayComplain && (
          <Button icon="scale" onClick={() => setComplaining(true)}>
            {t('complain.open')}
          </Button>
        )
      }
    >
      <StatementFacts statement={statement} />
      {complaint ? (
        <OwnComplaint complaint={complaint} />
      ) : (
        statement.mayComplain && (
          <p className="mt-3 text-xs text-text-3">
            {t('complain.until', { date: formatDay(statement.complaintUntil, locale) })}
          </p>
        )
      )}
      {statement.listingId !== null && (
        <p className="mt-3">
          <TextLink
            href={dealershipPath(slug, `offers/${statement.listingId}/edit`)}
            className="min-h-8 text-sm pointer-coarse:min-h-11"
          >
            {t('toCar')}
          </TextLink>
        </p>
      )}
      {isComplaining && (
        <ComplainDialog
          measureId={statement.id}
          stale={[statementsQuery(slug).queryKey]}
          send={(text) =>
            api.complainOfStatement({ params: { dealershipId: slug, statementId: statement.id }, body: { text } })
          }
          onClose={() => setComplaining(false)}
        />
      )}
    </Panel>
  );
}
