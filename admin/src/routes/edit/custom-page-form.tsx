import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { profileLengths } from '@kardan/contract/values/dealership-profile';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Markdown } from '@kardan/ui/markdown/markdown.tsx';
import { useDeferredValue, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { TextareaField, TextField } from '#lib/form/fields.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The page that the dealership writes itself: what is typed, and beside it as buyers will read it. */
export function CustomPageForm({ profile, onReload }: { profile: OwnProfile; onReload: () => void }) {
  const t = useTexts('customPage');
  const canEdit = useCanEditProfile();
  const [isWriting, setWriting] = useState(profile.customPage !== null);
  if (!isWriting)
    return (
      <Panel title={t('title')} intro={t('intro')}>
        {canEdit ? (
          <Button icon="pencil" onClick={() => setWriting(true)}>
            {t('begin')}
          </Button>
        ) : (
          <p className="text-sm text-text-3">{t('none')}</p>
        )}
      </Panel>
    );
  return (
    <Panel title={t('title')} intro={t('intro')}>
      <PageForm profile={profile} onReload={onReload} />
    </Panel>
  );
}

function PageForm({ profile, onReload }: { profile: OwnProfile; onReload: () => void }) {
  const t = useTexts('customPage');
  const { slug } = useDealership();
  const [stored] = useState(profile.customPage);
  const [title, setTitle] = useState(stored?.title ?? '');
  const [body, setBody] = useState(stored?.bodyMarkdown ?? '');
  return (
    <PartForm
      part="customPage"
      profile={profile}
      onReload={onReload}
      submitLabel={t('save')}
      send={(value, ifMatch) => {
        // Nothing in it is no page.
        const page = title.trim() === '' && body.trim() === '' ? null : { title, bodyMarkdown: body };
        return api.saveCustomPage({
          params: { dealershipId: slug },
          ifMatch,
          body: { page: page && { ...page, published: value('page.published') !== '' } },
        });
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-3">
          <TextField
            name="page.title"
            label={t('pageTitle')}
            value={title}
            maxLength={profileLengths.pageTitle}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <TextareaField
            name="page.bodyMarkdown"
            label={t('text')}
            hint={t('textHint')}
            value={body}
            rows={10}
            maxLength={profileLengths.pageBody}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
          <Checkbox name="page.published" label={t('published')} checked={stored?.published ?? false} />
        </div>
        <Preview title={title} body={body} />
      </div>
    </PartForm>
  );
}

/** Read after what is typed is shown: the parser takes a while with a long text. */
function Preview({ title, body }: { title: string; body: string }) {
  const t = useTexts('customPage');
  const text = useDeferredValue(body);
  return (
    <section aria-label={t('preview')} className="min-w-0 rounded-sm border border-line bg-bg p-4">
      <p className="mb-2 text-2xs text-text-3">{t('preview')}</p>
      {title.trim() === '' && text.trim() === '' ? (
        <p className="text-sm text-text-3">{t('previewEmpty')}</p>
      ) : (
        <>
          {title.trim() !== '' && <h3 className="mb-2 text-lg [overflow-wrap:anywhere]">{title}</h3>}
          <Markdown text={text} headingLevel={3} pictureSource={(hash) => imagePath(hash, 828)} />
        </>
      )}
    </section>
  );
}
