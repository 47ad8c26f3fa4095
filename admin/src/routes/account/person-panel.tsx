import { accountLengths } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { ownAccountQuery, useAccount } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { LanguageField } from '#lib/form/language-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Name and language; the shell follows the language. */
export function PersonPanel() {
  const t = useTexts('account');
  const c = useTexts('common');
  const { displayName, email, language } = useAccount();
  return (
    <Panel title={t('person.title')} intro={t('person.intro')}>
      <Form
        className="max-w-md"
        guarded
        send={(value) =>
          api.updateOwnAccount({
            body: { displayName: value('displayName'), language: value('language') as Language },
          })
        }
        stale={[ownAccountQuery.queryKey]}
        onSent={() => showToast({ text: c('saved') })}
      >
        <TextField
          name="displayName"
          label={t('name')}
          defaultValue={displayName}
          required
          maxLength={accountLengths.displayName}
          autoComplete="name"
        />
        <TextField name="email" label={t('email')} hint={t('emailHint')} defaultValue={email} readOnly />
        <LanguageField label={t('language')} defaultValue={language} />
        <Submit className="justify-self-start">{c('save')}</Submit>
      </Form>
    </Panel>
  );
}
