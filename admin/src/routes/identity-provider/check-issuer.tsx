import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { valuesOf } from '#lib/form/form-values.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Asks the issuer that is typed above, before anything is saved. */
export function CheckIssuer({ groupId }: { groupId: string }) {
  const t = useTexts('identityProvider');
  const check = useChange((issuer: string) => api.checkIdentityProvider({ params: { groupId }, body: { issuer } }));
  const outcome = check.data?.check;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        icon="plug"
        busy={check.isPending}
        busyLabel={t('checking')}
        onClick={({ currentTarget: { form } }) => form && check.mutate(valuesOf(form)('issuer'))}
      >
        {t('check')}
      </Button>
      <p role="status" className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-sm">
        {outcome && !check.isPending && (
          <>
            <Icon
              name={outcome === 'ready' ? 'circle-check' : 'triangle-alert'}
              className={outcome === 'ready' ? 'mt-0.5 text-accent-text' : 'mt-0.5 text-alert'}
            />
            {t(`check.${outcome}`)}
          </>
        )}
      </p>
    </div>
  );
}
