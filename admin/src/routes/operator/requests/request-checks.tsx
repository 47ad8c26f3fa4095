import type { CheckedLine, DealershipMatch, DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatInstant } from '@kardan/ui/formats/format.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { requestQuery } from '#domain/portal/requests.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { CheckLine } from '#lib/page/check-line.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  request: DealershipRequest;
  checks: readonly CheckedLine[];
}

/** What was checked, each with what was compared. */
export function RequestChecks({ request, checks }: Props) {
  const t = useTexts('portalRequests');
  const passed = checks.filter(({ outcome }) => outcome === 'ok').length;
  return (
    <div>
      <h2 className="mb-3 text-sm! font-semi">{t('checks', { passed, all: checks.length })}</h2>
      <ul className="grid content-start gap-2.5">
        {checks.map((line) => (
          <Check key={line.check} request={request} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Check({ request, line }: { request: DealershipRequest; line: CheckedLine }) {
  const t = useTexts('portalRequests');
  const locale = useLocale();
  const { check, outcome, finding, told, compared, at, matches } = line;
  const words = { told: told ?? '', compared: compared ?? '', court: request.company.companyRegisterCourt ?? '' };
  const canAskAgain = check === 'vat-register' && at !== null && request.decision === null;
  return (
    <CheckLine
      tone={outcome}
      title={
        finding === 'none'
          ? t(`clear.${check}` as 'clear.duplicates')
          : [t(`check.${check}`), told].filter(Boolean).join(' ')
      }
    >
      {t(`finding.${check}.${finding}` as FindingKey, words)}
      {at && ` ${t('askedRegister', { moment: formatInstant(at, locale) })}`}
      {matches.map((match) => (
        <Match key={`${match.kind}-${match.id}`} match={match} />
      ))}
      {canAskAgain && <AskAgain requestId={request.id} />}
    </CheckLine>
  );
}

/** Which findings a check can have, the contract does not say. */
type FindingKey = 'finding.duplicates.none';

function Match({ match: { kind, id, slug, name, state, by } }: { match: DealershipMatch }) {
  const t = useTexts('portalRequests');
  const href = kind === 'dealership' ? dealershipPath(slug ?? id) : portalPath('requests', id);
  return (
    <span className="block">
      <TextLink href={href} inline>
        {name}
      </TextLink>{' '}
      {t('match', { state: t(`matchState.${state}`), by: by.map((each) => t(`same.${each}`)).join(', ') })}
    </span>
  );
}

function AskAgain({ requestId }: { requestId: string }) {
  const t = useTexts('portalRequests');
  const ask = useChange(() => api.recheckVatNumber({ params: { requestId } }), {
    stale: [requestQuery(requestId).queryKey],
  });
  return (
    <Button size="sm" icon="refresh-cw" className="mt-1.5" busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
      {t('askAgain')}
    </Button>
  );
}
