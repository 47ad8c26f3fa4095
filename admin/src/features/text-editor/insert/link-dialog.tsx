import type { ContentItem } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTargetsQuery } from '#domain/portal/content.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing, type Writer } from '../editing.ts';

interface Props {
  writer: Writer;
  onClose: () => void;
}

/** Where the words lead: an address, or an own page that is found by its title. */
export function LinkDialog({ writer, onClose }: Props) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const [before] = useState(() => ({ href: writer.currentHref(), words: writer.selectedWords() }));
  const [href, setHref] = useState(before.href);
  const [words, setWords] = useState(before.words);
  const isAddress = /^(https?:\/\/|\/|mailto:|tel:)\S+$/.test(href.trim());
  const search = useDebounced(isAddress ? '' : href.trim());
  const { data } = useQuery(linkTargetsQuery(search, language));
  const targets = search.length > 1 ? (data?.items ?? []).flatMap(targetOf).slice(0, 6) : [];
  const set = () => {
    if (!isAddress) return;
    onClose();
    writer.setLink(href.trim(), words.trim() || href.trim());
  };
  return (
    <Modal
      title={t('insert.link')}
      onClose={onClose}
      footer={
        <>
          <Button variant="accent" aria-disabled={!isAddress} onClick={set}>
            {t('insert.take')}
          </Button>
          {before.href !== '' && writer.removeLink && (
            <Button
              onClick={() => {
                onClose();
                writer.removeLink?.();
              }}
            >
              {t('insert.removeLink')}
            </Button>
          )}
        </>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          set();
        }}
      >
        <TextInput
          label={t('insert.href')}
          hint={t('insert.hrefHint')}
          value={href}
          maxLength={400}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
        />
        {targets.length > 0 && (
          <ul aria-label={t('insert.targets')} className="grid rounded-sm border border-line">
            {targets.map(({ path, title }) => (
              <li key={path} className="border-t border-line first:border-t-0">
                <button
                  type="button"
                  onClick={() => {
                    setHref(path);
                    if (words === '') setWords(title);
                  }}
                  className="flex min-h-11 w-full items-center gap-2.5 px-3 py-1.5 text-left text-sm hover:bg-surface-2"
                >
                  <Icon name="file-text" size={17} className="shrink-0 text-text-3" />
                  <span className="min-w-0">
                    <span className="block font-medium">{title}</span>
                    <span className="block text-xs text-text-2">{path}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {before.words === '' && before.href === '' && (
          <TextInput
            label={t('insert.words')}
            value={words}
            maxLength={200}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}

/** Texts that have a page of their own, by the English path that every language translates. */
function targetOf({ kind, key, slug, title }: ContentItem): { path: string; title: string }[] {
  if (kind === 'article') return [{ path: `/magazine/${slug}`, title }];
  return kind === 'portal' ? [{ path: `/portal/${key}`, title }] : [];
}
