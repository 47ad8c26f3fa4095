import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { type FormEvent, useState } from 'react';
import { valuesOf } from '#lib/form/form-values.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { readBlock, writeBlock } from '../document/split-parts.ts';
import type { Standing } from '../editing.ts';
import { isPartName, type PartName, partIcons } from '../nodes/part-words.ts';

interface Props {
  standing: Standing | undefined;
  onTake: (source: string) => void;
  onClose: () => void;
}

/** Pictures and cars have dialogs of their own. */
const blockNames = (Object.keys(partIcons) as PartName[]).filter((name) => name !== 'figure' && name !== 'cars');
/** Blocks that are told what to show, beyond their title and text. */
const withOptions = new Set<PartName>([
  'chart',
  'bars',
  'nova-sum',
  'insurance-tax-sum',
  'credit-sum',
  'calculator',
  'data',
]);
const withoutBody = new Set<PartName>(['nova-sum', 'insurance-tax-sum', 'credit-sum', 'calculator', 'data']);

/** A box, a chart, a sum: its head and what stands in it, as they are written. */
export function BlockDialog({ standing, onTake, onClose }: Props) {
  const t = useTexts('portalText');
  const block = standing && readBlock(standing.source);
  const known = isPartName(block?.name) ? block.name : undefined;
  const [name, setName] = useState<PartName>(known ?? 'note');
  const isRaw = standing !== undefined && !known;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const value = valuesOf(event.currentTarget);
    onTake(
      isRaw
        ? value('source')
        : writeBlock({ name, options: value('options'), title: value('title'), body: value('body') }),
    );
  };
  return (
    <Modal title={standing ? t(`part.${known ?? 'raw'}`) : t('insert.block')} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        {isRaw ? (
          <Textarea label={t('insert.source')} name="source" rows={8} defaultValue={standing.source} />
        ) : (
          <>
            {!standing && (
              <Select
                label={t('insert.blockKind')}
                value={name}
                options={blockNames.map((each) => ({ value: each, label: t(`part.${each}`) }))}
                onChange={({ currentTarget }) => {
                  if (isPartName(currentTarget.value)) setName(currentTarget.value);
                }}
              />
            )}
            {name !== 'formula' && name !== 'calculator' && name !== 'data' && (
              <TextInput label={t('insert.blockTitle')} name="title" defaultValue={block?.title} maxLength={200} />
            )}
            {(withOptions.has(name) || block?.options) && (
              <TextInput
                label={t('insert.blockOptions')}
                name="options"
                defaultValue={block?.options}
                maxLength={300}
                spellCheck={false}
              />
            )}
            {!withoutBody.has(name) && (
              <Textarea label={t('insert.blockBody')} name="body" rows={5} defaultValue={block?.body} />
            )}
          </>
        )}
        <div>
          <Button type="submit" variant="accent">
            {t(standing ? 'insert.take' : 'insert.insert')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
