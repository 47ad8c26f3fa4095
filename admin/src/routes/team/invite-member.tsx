import { accountLengths, type DealershipRole, dealershipRoles } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { membersQuery } from '#domain/dealership/members.ts';
import { api } from '#lib/api/api.ts';
import { EmailField, SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What was typed stays if the dialog is closed by accident. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  const t = useTexts('team');
  const locale = useLocale();
  const { slug } = useDealership();
  return (
    <Modal title={t('invite.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('invite.intro')}</p>
      <Form
        draftKey={`invite:${slug}`}
        send={(value) =>
          api.inviteMember({
            params: { dealershipId: slug },
            body: {
              email: value('email'),
              displayName: value('displayName'),
              role: value('role') as DealershipRole,
              language: value('language') as Language,
            },
          })
        }
        stale={[membersQuery(slug).queryKey]}
        onSent={({ email }) => {
          showToast({ text: t('invite.sent', { email }) });
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
          name="role"
          label={t('role')}
          hint={t('roleHint')}
          defaultValue="dealer-staff"
          options={dealershipRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue={locale}
          options={[
            { value: 'de-AT', label: 'Deutsch' },
            { value: 'en', label: 'English' },
          ]}
        />
        <Submit>{t('invite.submit')}</Submit>
      </Form>
    </Modal>
  );
}
