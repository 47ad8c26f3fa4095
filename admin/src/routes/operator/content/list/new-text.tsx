import { pageKeys } from '@kardan/contract/site-paths';
import { type ContentKind, contentKinds } from '@kardan/contract/values/content';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { type Locale, locales } from '@kardan/ui/texts/locales.ts';
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
import { PageField } from './page-field.tsx';
import { slugFrom } from './slug-from.ts';

/** A text begins with its kind, its language and a title; everything else is written in the editor. */
export function NewText({ kind: first, onClose }: { kind: ContentKind; onClose: () => void }) {
  const t = useTexts('portalContent');
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const [language, setLanguage] = useState<Locale>('de-AT');
  const [title, setTitle] = useState('');
  const proposed = slugFrom(title);
  const send = (value: FormValues) => {
    const hasSlug = kind === 'article' || kind === 'press';
    return api.createContent({
      body: {
        kind,
        language,
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
          value={language}
          options={locales.map((each) => ({ value: each, label: t(`language.${each}`) }))}
          onChange={({ currentTarget }) =>
            setLanguage(locales.find((each) => each === currentTarget.value) ?? language)
          }
        />
        <TextField
          name="title"
          label={t('new.title')}
          required
          maxLength={110}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        {pageKeys[kind] ? (
          <PageField key={`${kind} ${language}`} kind={kind} language={language} />
        ) : (
          <KeyField proposed={proposed} />
        )}
        <div>
          <Submit>{t('new.create')}</Submit>
        </div>
      </Form>
    </Modal>
  );
}

function KeyField({ proposed }: { proposed: string }) {
  const t = useTexts('portalContent');
  const [key, setKey] = useState<string>();
  return (
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
  );
}
