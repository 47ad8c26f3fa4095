import type { ReplyTemplate } from '@kardan/contract/calls/admin/inbox-settings';
import type { Language } from '@kardan/contract/values/identifiers';
import { inboxBounds, type Placeholder, placeholders } from '@kardan/contract/values/inbox';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useEffect, useRef, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { replyTemplatesQuery } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextareaField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { templateDraftKey } from './template-draft-key.ts';
import { insertAt, unknownPlaceholders } from './template-placeholders.ts';

/** A template under a name, in a language; what is filled in is put in by a press. */
export function TemplateDialog({ template, onClose }: { template: ReplyTemplate | undefined; onClose: () => void }) {
  const t = useTexts('inboxSettings');
  const c = useTexts('common');
  const locale = useLocale();
  const { slug } = useDealership();
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const [language, setLanguage] = useState<Language>(template?.language ?? locale);
  const [body, setBody] = useState(template?.body ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  // What the form has put back of an earlier try; its effect comes before this one.
  useEffect(() => {
    if (field.current) setBody(field.current.value);
  }, []);
  const unknown = unknownPlaceholders(body);
  const insert = (placeholder: Placeholder) => {
    if (!field.current) return;
    const { text, cursor } = insertAt(field.current, `{${placeholders[placeholder][language === 'en' ? 'en' : 'de']}}`);
    setBody(text);
    field.current.focus();
    // Once the text is in the field; the form keeps it as if it were typed.
    setTimeout(() => {
      field.current?.setSelectionRange(cursor, cursor);
      field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return (
    <Modal title={t(template ? 'template.change' : 'template.new')} onClose={onClose} wide>
      <Form
        draftKey={templateDraftKey(slug, template)}
        send={(value) =>
          api.saveReplyTemplate({
            params: { dealershipId: slug, templateId: id },
            body: { name: value('name'), language, body: value('body') },
          })
        }
        stale={[replyTemplatesQuery(slug).queryKey]}
        onSent={({ name }) => {
          showToast({ text: t('templates.saved', { name }) });
          onClose();
        }}
      >
        <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField
            name="name"
            label={t('template.name')}
            hint={t('template.nameHint')}
            required
            maxLength={inboxBounds.templateName}
            defaultValue={template?.name}
            autoComplete="off"
          />
          <SelectField
            name="language"
            label={t('template.language')}
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
            options={(['de-AT', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </div>
        <TextareaField
          ref={field}
          name="body"
          label={t('template.body')}
          required
          rows={8}
          maxLength={inboxBounds.templateBody}
          lang={language}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
          hint={
            unknown.length > 0 && (
              <span className="text-alert">
                {t('template.unknown', { names: unknown.join(', '), count: unknown.length })}
              </span>
            )
          }
        />
        <fieldset>
          <legend className="mb-2 text-xs text-text-2">{t('template.insert')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {(Object.keys(placeholders) as Placeholder[]).map((placeholder) => (
              <button
                key={placeholder}
                type="button"
                onClick={() => insert(placeholder)}
                className="inline-flex min-h-9 items-center rounded-sm border border-line-strong px-2.5 text-xs font-medium hover:border-line-hover hover:bg-surface-2 pointer-coarse:min-h-11"
              >
                {t(`placeholder.${placeholder}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <Submit className="justify-self-start">{c('save')}</Submit>
      </Form>
    </Modal>
  );
}
