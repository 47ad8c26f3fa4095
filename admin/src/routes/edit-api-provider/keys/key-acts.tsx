import type { ApiKey, MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { apiKeysQuery, keyCalls } from '#domain/keys/api-keys.ts';
import { useChange } from '#lib/api/use-change.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { ActMenu } from '#lib/page/act-menu.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { KeyFields, wantedKeyFrom } from './key-fields.tsx';

interface Props {
  apiKey: ApiKey;
  /** Whose it is, where it is not the dealership's. */
  groupId: number | undefined;
  onRotated: (made: MadeApiKey) => void;
}

const overlaps = ['0', '1', '3', '7'] as const;

/** What can be done with a key, behind one button: one that has ended works again once it is given more time. */
export function KeyActs({ apiKey, groupId, onRotated }: Props) {
  const t = useTexts('apiKeys');
  const c = useTexts('common');
  const { slug } = useDealership();
  const { id, name, state } = apiKey;
  const isLive = state === 'live';
  const calls = keyCalls(slug, groupId);
  const stale = [apiKeysQuery(slug).queryKey];
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'revoke'>();
  const close = () => setAsked(undefined);
  const revoke = useChange(() => calls.revoke(apiKey), {
    stale,
    onDone: () => showToast({ text: t('revoked', { name }) }),
  });
  return (
    <>
      <ActMenu
        id={`key-${id}`}
        label={t('acts', { name })}
        className="inline-grid size-11 place-items-center rounded-sm text-text-2 hover:bg-surface-2 hover:text-text"
        acts={[
          { icon: 'pencil', label: t('edit'), run: () => setAsked('edit') },
          isLive && { icon: 'refresh-cw', label: t('rotate'), run: () => setAsked('rotate') },
          isLive && { icon: 'ban', label: t('revoke'), run: () => setAsked('revoke') },
        ]}
      />
      {asked === 'edit' && (
        <Modal title={t('form.edit')} onClose={close}>
          <Form
            send={(value) => calls.change(apiKey, wantedKeyFrom(value))}
            stale={stale}
            onSent={() => {
              close();
              showToast({ text: c('saved') });
            }}
          >
            <KeyFields apiKey={apiKey} />
            <Submit>{c('save')}</Submit>
          </Form>
        </Modal>
      )}
      {asked === 'rotate' && (
        <Modal title={t('rotate.title', { name })} onClose={close}>
          <Form
            send={(value) => calls.rotate(apiKey, Number(value('overlapDays')))}
            stale={stale}
            onSent={(made) => {
              close();
              onRotated(made);
            }}
          >
            <p className="text-sm text-text-2">{t('rotate.text')}</p>
            <SelectField
              name="overlapDays"
              label={t('rotate.overlap')}
              defaultValue="1"
              options={overlaps.map((value) => ({ value, label: t(`rotate.overlap.${value}`) }))}
            />
            <Submit>{t('rotate.act')}</Submit>
          </Form>
        </Modal>
      )}
      {asked === 'revoke' && (
        <Confirm
          title={t('revoke.title', { name })}
          confirmLabel={t('revoke.act')}
          onConfirm={() => revoke.mutate(undefined)}
          onClose={close}
        >
          {t('revoke.text')}
        </Confirm>
      )}
    </>
  );
}
