import { type ContentKind, contentKinds } from '@kardan/contract/values/content';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { isLocale, locales } from '@kardan/ui/texts/locales.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { contentsKey, textPath } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { slugFrom } from './slug-from.ts';

/** A text begins with its kind, its language and a title; everything else is written in the editor. */
export function NewText({ kind: first, onClose }: { kind: ContentKind; onClose: () => void }) {
  const t = useTexts('portalContent');
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const [title, setTitle] = useState('');
  const [key, setKey] = useState<string>();
  const proposed = slugFrom(title);
  const send = (value: FormValues) => {
    const language = value('language');
    const hasSlug = kind === 'article' || kind === 'press';
    return api.createContent({
      body: {
        kind,
        language: isLocale(language) ? language : 'de-AT',
        key: value('key'),
        frontMatter: {
          title: value('title'),
          published: viennaDay(Date.now()),
          ...(hasSlug && { slug: proposed }),
        },
        bodyMarkdown: '',
      },
    });
  };
  return (
    <Modal title={t('new')} onClose={onClose}>
      <Form send={send} stale={[contentsKey]} onSent={({ id }) => void navigate({ href: textPath(id) })}>
        <SelectField
          name="kind"
          label={t('new.kind')}
          value={kind}
          options={contentKinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          onChange={({ currentTarget }) => setKind(contentKinds.find((each) => each === currentTarget.value) ?? kind)}
        />
        <SelectField
          name="language"
          label={t('new.language')}
          defaultValue="de-AT"
          options={locales.map((each) => ({ value: each, label: t(`language.${each}`) }))}
        />
        <TextField
          name="title"
          label={t('new.title')}
          required
          maxLength={110}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          name="key"
          label={t('new.key')}
          hint={t('new.keyHint')}
          required
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          value={key ?? proposed}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <div>
          <Submit>{t('new.create')}</Submit>
        </div>
      </Form>
    </Modal>
  );
}
