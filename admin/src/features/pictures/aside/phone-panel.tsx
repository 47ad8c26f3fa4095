import type { UploadLink } from '@kardan/contract/calls/stock/upload-link';
import { uploadLinkMinutes } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CarId } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { Panel } from '#lib/page/panel.tsx';
import { QrCode } from '#lib/page/qr-code.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const lookEveryMs = 4_000;

/** Hands the car over to a phone: a code to scan, how long it is valid, whether the phone is there, and its end. */
export function PhonePanel({ car, onOpen }: { car: CarId; onOpen: (isOpen: boolean) => void }) {
  const t = useTexts('pictures');
  const queryKey = ['upload-link', car.dealershipId, car.listingId];
  const [made, setMade] = useState<UploadLink>();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.uploadLink({ params: car, signal }),
    refetchInterval: ({ state }) => (state.data?.link ? lookEveryMs : false),
  });
  const open = stored.data?.link ?? null;
  useEffect(() => onOpen(open !== null), [open, onOpen]);
  const make = useChange(() => api.makeUploadLink({ params: car }), { stale: [queryKey], onDone: setMade });
  const revoke = useChange(() => api.revokeUploadLink({ params: car }), {
    stale: [queryKey],
    onDone: () => {
      setMade(undefined);
      showToast({ text: t('phone.revoked') });
    },
  });
  // A new one made elsewhere has ended ours: its code would lead nowhere.
  const ours = open && made && made.expiresAt === open.expiresAt ? made : undefined;
  // Over, or the rights of whoever made it are.
  const hasEnded = made !== undefined && stored.data?.link === null;
  const start = (label: string) => (
    <Button icon="qr-code" busy={make.isPending} onClick={() => make.mutate(undefined)}>
      {label}
    </Button>
  );
  return (
    <Panel title={t('phone')} className="max-lg:hidden">
      {ours ? (
        <ShownLink link={ours} lastUsedAt={open?.lastUsedAt ?? null} />
      ) : (
        <p role="status" className="mb-4 text-sm text-text-2">
          {t(open ? 'phone.open' : hasEnded ? 'phone.ended' : 'phone.text')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!ours && start(open || hasEnded ? t('phone.again') : t('phone.start'))}
        {ours && <CopyButton link={ours} />}
        {open && (
          <Button size="sm" busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
            {t('phone.revoke')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function CopyButton({ link }: { link: UploadLink }) {
  const t = useTexts('pictures');
  const url = useAddress(link);
  const copy = async () => {
    if (await copyText(url)) showToast({ text: t('phone.copied') });
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      {t('phone.copy')}
    </Button>
  );
}

/** In the language of whoever shows it. */
function useAddress({ url }: UploadLink): string {
  return useLocale() === 'en' ? url.replace('#', '?lang=en#') : url;
}

function ShownLink({ link, lastUsedAt }: { link: UploadLink; lastUsedAt: string | null }) {
  const t = useTexts('pictures');
  const now = useNow(true);
  const leftMs = Math.max(0, Date.parse(link.expiresAt) - now);
  const minutes = Math.ceil(leftMs / 60_000);
  return (
    <>
      <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-4">
        <QrCode text={useAddress(link)} label={t('phone.label')} className="size-32" />
        <div className="text-sm">
          <p className="text-text-2">{t('phone.text')}</p>
          <p className="mt-2">
            <b className="block font-semi">{t('phone.valid', { count: uploadLinkMinutes })}</b>
            <span className="text-text-2 tabular-nums">{t('phone.left', { time: clock(leftMs) })}</span>
          </p>
        </div>
      </div>
      <div
        role="img"
        aria-label={t('phone.leftLabel', { minutes, total: uploadLinkMinutes })}
        className="mt-4 h-1.5 bg-surface-3"
      >
        <i
          className="block h-full bg-accent-line"
          style={{ width: `${(leftMs / 60_000 / uploadLinkMinutes) * 100}%` }}
        />
      </div>
      <p role="status" className="my-3.5 flex items-center gap-2 text-sm">
        <i
          aria-hidden="true"
          className={lastUsedAt ? 'size-2.5 bg-accent-line' : 'size-2.5 border border-line-strong'}
        />
        {lastUsedAt ? t('phone.connected') : t('phone.waiting')}
      </p>
    </>
  );
}

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
