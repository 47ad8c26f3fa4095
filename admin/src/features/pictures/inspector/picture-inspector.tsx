import type { OwnPicture, PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import { shotLabels } from '@kardan/contract/labels/shots';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { type Shot, shots } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { useIsWide } from '#lib/browser/use-is-wide.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { identityOf, type Pictures } from '../use-pictures.ts';
import { BoxFrame } from './box-frame.tsx';
import { firstCrop, plateBox, rotated, unedited } from './boxes.ts';
import { SourceCanvas } from './source-canvas.tsx';

interface Props {
  pictures: Pictures;
  index: number;
  onSelect: (contentHash: string) => void;
}

type Framing = { kind: 'crop' | 'blur'; edit: PictureEdit };

/** The chosen picture: what it shows in words, and how it differs from the file it was made of. A window of its own on phones. */
export function PictureInspector({ pictures, index, onSelect, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const isWide = useIsWide();
  const picture = pictures.pictures[index];
  if (!picture) return null;
  const { shot, widthPx, heightPx } = picture;
  const number = index + 1;
  const title = shot ? t('pictureOf', { number, shot: shotLabels[locale][shot] }) : t('picture', { number });
  const select = (next: number) => {
    const other = pictures.pictures[next];
    if (other) onSelect(other.contentHash);
  };
  const facts = (
    <p className="text-sm text-text-2">
      {[index === 0 && t('main'), `${widthPx} × ${heightPx}`].filter(Boolean).join(', ')}
    </p>
  );
  const steps = (
    <div className="ml-auto flex gap-2">
      <IconButton
        icon="chevron-left"
        variant="outline"
        label={t('previous')}
        disabled={index === 0}
        onClick={() => select(index - 1)}
      />
      <IconButton
        icon="chevron-right"
        variant="outline"
        label={t('next')}
        disabled={index === pictures.pictures.length - 1}
        onClick={() => select(index + 1)}
      />
    </div>
  );
  const work = (
    <Workbench
      key={identityOf(picture)}
      pictures={pictures}
      picture={picture}
      index={index}
      title={title}
      onSelect={onSelect}
    />
  );
  if (!isWide)
    return (
      <Modal title={title} wide onClose={onClose}>
        <div className="mb-4 flex items-center gap-4">
          {facts}
          {steps}
        </div>
        {work}
      </Modal>
    );
  return (
    <section
      aria-labelledby="inspector-heading"
      className="rounded-md border border-line bg-surface p-4 md:p-5 min-[1192px]:col-span-2"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="inspector-heading">{title}</h2>
        {facts}
        {steps}
      </div>
      {work}
    </section>
  );
}

function Workbench({ pictures, picture, index, title, onSelect }: Props & { picture: OwnPicture; title: string }) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const [framing, setFraming] = useState<Framing>();
  const { contentHash, shot, altText, edit, source, widthPx, heightPx } = picture;
  const isBusy = pictures.busy === contentHash;
  const apply = async (wanted: PictureEdit | null) => {
    const made = await pictures.edit({ contentHash, wanted }).catch(() => undefined);
    if (made === undefined) return;
    setFraming(undefined);
    onSelect(made);
  };
  const load = async () => {
    if (source !== null) return api.pictureSource({ params: { ...pictures.car, contentHash } });
    return (await fetch(imagePath(contentHash, 1200))).blob();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="relative overflow-hidden rounded-sm bg-surface-2">
        {framing ? (
          <>
            <SourceCanvas load={load} rotate={framing.edit.rotate} label={title} />
            <Frames framing={framing} onChange={(next) => setFraming({ ...framing, edit: next })} />
          </>
        ) : (
          <img
            src={imagePath(contentHash, 1200)}
            alt={altText ?? title}
            width={widthPx}
            height={heightPx}
            className="block h-auto w-full"
          />
        )}
      </div>
      {framing ? (
        <FramingControls
          framing={framing}
          isBusy={isBusy}
          onChange={(next) => setFraming({ ...framing, edit: next })}
          onApply={() => void apply(framing.edit)}
          onCancel={() => setFraming(undefined)}
        />
      ) : (
        <div className="grid gap-4">
          <div className="grid grid-cols-4 gap-1">
            <Tool icon="image" label={t('toMain')} isOff={index === 0} onPress={() => pictures.move(index, 0)} />
            <Tool
              icon="arrow-left"
              label={t('forward')}
              isOff={index === 0}
              onPress={() => pictures.move(index, index - 1)}
            />
            <Tool
              icon="arrow-right"
              label={t('backward')}
              isOff={index === pictures.pictures.length - 1}
              onPress={() => pictures.move(index, index + 1)}
            />
            <Tool icon="rotate-cw" label={t('rotate')} isOff={isBusy} onPress={() => void apply(rotated(edit))} />
            <Tool
              icon="crop"
              label={t('crop')}
              isOff={isBusy}
              onPress={() => {
                const now = edit ?? unedited;
                setFraming({ kind: 'crop', edit: { ...now, crop: now.crop ?? firstCrop } });
              }}
            />
            <Tool
              icon="square-dashed"
              label={t('blur')}
              isOff={isBusy}
              onPress={() => {
                const now = edit ?? unedited;
                setFraming({ kind: 'blur', edit: now.blur.length > 0 ? now : { ...now, blur: [plateBox] } });
              }}
            />
            <Tool icon="trash-2" label={t('remove')} onPress={() => pictures.remove(contentHash)} />
          </div>
          {edit && (
            <Button
              size="sm"
              icon="undo-2"
              busy={isBusy}
              className="justify-self-start"
              onClick={() => void apply(null)}
            >
              {t('original')}
            </Button>
          )}
          <Select
            label={t('shot')}
            placeholder={t('shot.none')}
            value={shot ?? ''}
            options={shots.map((value) => ({ value, label: shotLabels[locale][value] }))}
            onChange={({ currentTarget: { value } }) =>
              pictures.describe(contentHash, { shot: value === '' ? null : (value as Shot) })
            }
          />
          <TextInput
            key={contentHash}
            label={t('altText')}
            hint={t('altText.hint')}
            maxLength={300}
            defaultValue={altText ?? ''}
            onBlur={({ currentTarget: { value } }) => {
              if (value.trim() !== (altText ?? '')) pictures.describe(contentHash, { altText: value.trim() || null });
            }}
          />
          <p className="text-xs text-text-2">{t('keeps')}</p>
        </div>
      )}
    </div>
  );
}

function Tool({
  icon,
  label,
  isOff,
  onPress,
}: {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className="grid min-h-16 place-content-center justify-items-center gap-1.5 rounded-sm px-1 text-xs font-medium hover:bg-surface-2 disabled:opacity-40"
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

function Frames({ framing: { kind, edit }, onChange }: { framing: Framing; onChange: (edit: PictureEdit) => void }) {
  const t = useTexts('pictures');
  if (kind === 'crop')
    return (
      edit.crop && (
        <BoxFrame
          box={edit.crop}
          label={t('cropBox')}
          isCover={false}
          onChange={(crop) => onChange({ ...edit, crop })}
        />
      )
    );
  return edit.blur.map((box, position) => (
    <BoxFrame
      // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place in the list
      key={position}
      box={box}
      label={t('boxOf', { number: position + 1 })}
      isCover
      onChange={(changed) => onChange({ ...edit, blur: edit.blur.with(position, changed) })}
    />
  ));
}

interface FramingProps {
  framing: Framing;
  isBusy: boolean;
  onChange: (edit: PictureEdit) => void;
  onApply: () => void;
  onCancel: () => void;
}

function FramingControls({ framing: { kind, edit }, isBusy, onChange, onApply, onCancel }: FramingProps) {
  const t = useTexts('pictures');
  const c = useTexts('common');
  return (
    <div className="grid gap-4">
      {kind === 'blur' && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon="plus"
            disabled={edit.blur.length >= 10}
            onClick={() => onChange({ ...edit, blur: [...edit.blur, { ...plateBox, y: 0.3 }] })}
          >
            {t('addBox')}
          </Button>
          <Button
            size="sm"
            icon="trash-2"
            disabled={edit.blur.length === 0}
            onClick={() => onChange({ ...edit, blur: edit.blur.slice(0, -1) })}
          >
            {t('removeBox')}
          </Button>
        </div>
      )}
      <p className="text-xs text-text-2">{t('keeps')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="inverse" busy={isBusy} busyLabel={t('applying')} onClick={onApply}>
          {t('apply')}
        </Button>
        <Button onClick={onCancel}>{c('cancel')}</Button>
      </div>
    </div>
  );
}
