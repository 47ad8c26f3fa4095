import { accountLengths } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { type PortalRight, portalRights } from '@kardan/contract/values/portal';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { portalPeopleQuery } from '#domain/portal/people.ts';
import { api } from '#lib/api/api.ts';
import { EmailField, SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { LanguageField } from '#lib/form/language-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Gives somebody a right of the portal; who has no account yet gets a mail. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const t = useTexts('portalPeople');
  const locale = useLocale();
  return (
    <Modal title={t('invite.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('invite.intro')}</p>
      <Form
        draftKey="invite:portal"
        send={(value) =>
          api.invitePortalPerson({
            body: {
              email: value('email'),
              displayName: value('displayName'),
              right: value('right') as PortalRight,
              language: value('language') as Language,
            },
          })
        }
        stale={[portalPeopleQuery.queryKey]}
        onSent={({ email, state }) => {
          showToast({ text: t(state === 'invited' ? 'invite.sent' : 'invite.given', { email }) });
          onClose();
        }}
      >
        <TextField
          name="displayName"
          label={t('name')}
          required
          maxLength={accountLengths.displayName}
          autoComplete="off"
        />
        <EmailField label={t('email')} autoComplete="off" />
        <SelectField
          name="right"
          label={t('right')}
          hint={t('rightHint')}
          defaultValue="editor"
          options={portalRights.map((right) => ({ value: right, label: t(`right.${right}`) }))}
        />
        <LanguageField label={t('language')} defaultValue={locale} />
        <Submit>{t('invite.submit')}</Submit>
      </Form>
    </Modal>
  );
}
