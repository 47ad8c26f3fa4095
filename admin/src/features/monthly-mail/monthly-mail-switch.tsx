import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Whether the monthly report comes by mail; it applies at once. */
export function MonthlyMailSwitch() {
  const t = useTexts('statistics');
  const { displayName, language, monthlyReport } = useAccount();
  const change = useChange(
    (wanted: boolean) => api.updateOwnAccount({ body: { displayName, language, monthlyReport: wanted } }),
    {
      stale: [ownAccountQuery.queryKey],
      onDone: (_, wanted) => showToast({ text: t(wanted ? 'mail.on' : 'mail.off') }),
    },
  );
  return (
    <Checkbox
      label={t('mail.label')}
      checked={change.isPending ? change.variables : monthlyReport}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  );
}
