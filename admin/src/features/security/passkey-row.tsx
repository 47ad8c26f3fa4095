import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { accountLengths } from '@kardan/contract/values/accounts';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  passkey: OwnAccount['passkeys'][number];
  isRenaming: boolean;
  onRename: (isRenaming: boolean) => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isRenaming, onRename, onRemove }: Props) {
  const { id, label, createdAt, lastUsedAt, backedUp } = passkey;
  const t = useTexts('account');
  const c = useTexts('common');
  const locale = useLocale();
  const used = lastUsedAt ? t('passkeys.used', { day: formatDay(lastUsedAt, locale) }) : t('passkeys.unused');
  return (
    <li className="border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="flex items-center gap-3">
        <Icon name="key-round" size={20} className="text-text-3" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semi">
            <span className="[overflow-wrap:anywhere]">{label}</span>
            {backedUp && <Badge>{t('passkeys.backedUp')}</Badge>}
          </p>
          <p className="text-xs text-text-2">
            {t('passkeys.created', { day: formatDay(createdAt, locale) })}, {used}
          </p>
        </div>
        <IconButton
          icon="pencil"
          label={t('passkeys.rename')}
          pressed={isRenaming}
          onClick={() => onRename(!isRenaming)}
        />
        <IconButton icon="trash-2" label={t('passkeys.remove', { label })} onClick={onRemove} />
      </div>
      {isRenaming && (
        <Form
          className="mt-3 md:grid-cols-[1fr_auto]"
          send={(value) => api.renamePasskey({ params: { id }, body: { label: value('label') } })}
          stale={[ownAccountQuery.queryKey]}
          onSent={() => onRename(false)}
        >
          <TextField
            name="label"
            label={t('passkeys.label')}
            defaultValue={label}
            required
            autoFocus
            onFocus={({ currentTarget }) => currentTarget.select()}
            maxLength={accountLengths.passkeyLabel}
          />
          <Submit variant="ghost">{c('save')}</Submit>
        </Form>
      )}
    </li>
  );
}
