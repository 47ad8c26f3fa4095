import { accountLengths } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { Team, TeamRole } from '#domain/team/team.ts';
import { EmailField, SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { LanguageField } from '#lib/form/language-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What was typed stays if the dialog is closed by accident. */
export function InviteMember({ team, onClose }: { team: Team; onClose: () => void }) {
  const t = useTexts('team');
  const locale = useLocale();
  return (
    <Modal title={t('invite.title')} onClose={onClose}>
      <p className="mb-4 text-sm text-text-2">{t('invite.intro')}</p>
      <Form
        draftKey={team.kind === 'group' ? `invite:group:${team.slug}` : `invite:${team.slug}`}
        send={(value) =>
          team.invite({
            email: value('email'),
            displayName: value('displayName'),
            role: value('role') as TeamRole,
            language: value('language') as Language,
          })
        }
        stale={team.stale}
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
          hint={t(`${team.kind}.roleHint`)}
          defaultValue={team.roles[1]}
          options={team.roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
        <LanguageField label={t('language')} defaultValue={locale} />
        <Submit>{t('invite.submit')}</Submit>
      </Form>
    </Modal>
  );
}
