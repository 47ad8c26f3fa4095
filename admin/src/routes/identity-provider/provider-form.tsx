import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { providerLimits as limits, usualRoleClaim } from '@kardan/contract/values/identity-provider';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CheckIssuer } from './check-issuer.tsx';
import { leavingDomains } from './leaving-domains.ts';
import { providerFrom } from './provider-from.ts';
import { identityProviderQuery } from './queries.ts';
import { RoleRows } from './role-rows.tsx';

interface Props {
  groupId: string;
  provider: IdentityProvider | null;
  dealerships: readonly { id: number; name: string }[];
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Issuer, client, domains and roles; the secret goes in and never comes out. */
export function ProviderForm({ groupId, provider, dealerships }: Props) {
  const t = useTexts('identityProvider');
  const c = useTexts('common');
  const { isOperator } = useAccount();
  const asksBefore = (value: FormValues) => {
    const domains = leavingDomains(provider, providerFrom(value), isOperator);
    if (domains.length === 0) return undefined;
    const text = t('leaving.text', { domains: domains.join(', ') });
    return { title: t('leaving.title'), text, confirmLabel: t('leaving.save') };
  };
  return (
    <Form
      className="gap-4"
      guarded
      asksBefore={asksBefore}
      send={(value) => api.saveIdentityProvider({ params: { groupId }, body: providerFrom(value) })}
      stale={[identityProviderQuery(groupId).queryKey]}
      onSent={() => showToast({ text: c('saved') })}
    >
      <Panel title={t('form.title')} intro={t('form.intro')}>
        <div className="grid max-w-xl gap-3">
          <TextField
            {...plain}
            name="issuer"
            label={t('issuer')}
            hint={t('issuerHint')}
            type="url"
            required
            maxLength={limits.issuer}
            defaultValue={provider?.issuer}
          />
          <CheckIssuer groupId={groupId} />
          <TextField
            {...plain}
            name="clientId"
            label={t('clientId')}
            required
            maxLength={limits.clientId}
            defaultValue={provider?.clientId}
          />
          <TextField
            {...plain}
            name="clientSecret"
            label={t('clientSecret')}
            hint={t(provider ? 'clientSecretKept' : 'clientSecretHint')}
            type="password"
            autoComplete="new-password"
            required={!provider}
            maxLength={limits.secret}
          />
          <TextField
            {...plain}
            name="domains"
            label={t('domains')}
            hint={t('domainsHint')}
            required
            defaultValue={provider?.domains.map(({ domain }) => domain).join(', ')}
          />
          <p className="text-sm text-text-2">{t('domainsIntro')}</p>
          {provider && (
            <ul className="grid gap-1.5 text-sm">
              {provider.domains.map(({ domain, isConfirmed }) => (
                <li key={domain} className="flex flex-wrap items-center gap-2">
                  <span className="font-medium [overflow-wrap:anywhere]">{domain}</span>
                  <Badge tone={isConfirmed ? 'accent' : 'tag'} icon={isConfirmed ? 'check' : 'hourglass'}>
                    {t(isConfirmed ? 'confirmed' : 'waiting')}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Panel>
      <Panel title={t('roles.title')} intro={t('roles.intro')}>
        <TextField
          {...plain}
          className="mb-4 max-w-xl"
          name="roleClaim"
          label={t('roleClaim')}
          hint={t('roleClaimHint')}
          required
          maxLength={limits.claim}
          defaultValue={provider?.roleClaim ?? usualRoleClaim}
        />
        <RoleRows roles={provider?.roles ?? []} dealerships={dealerships} />
      </Panel>
      <Submit className="justify-self-start">{c('save')}</Submit>
    </Form>
  );
}
