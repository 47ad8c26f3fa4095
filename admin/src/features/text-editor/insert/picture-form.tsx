import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { contentBounds } from '@kardan/contract/values/content';
import { useState } from 'react';
import { picturesKey } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { useIssue } from '#lib/form/form-context.ts';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { FileButton } from '#lib/page/file-button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A new picture, or what an old one shows: in both languages, since it stands in texts of both. */
export function PictureForm({
  picture,
  onSaved,
}: {
  picture?: StoredPicture;
  onSaved: (picture: StoredPicture) => void;
}) {
  const t = useTexts('portalContent');
  const c = useTexts('common');
  const [file, setFile] = useState<File>();
  const send = (value: FormValues): Promise<StoredPicture> => {
    if (picture) {
      const alt = { 'de-AT': value('altGerman'), en: value('altEnglish') };
      return api.describeContentPicture({ params: { name: picture.name }, body: { alt, credit: value('credit') } });
    }
    const body = new FormData();
    for (const name of ['name', 'altGerman', 'altEnglish', 'credit']) body.append(name, value(name));
    // Last: the server has read everything else by then.
    if (file) body.append('image', file, file.name);
    return api.uploadContentPicture({ body });
  };
  return (
    <Form send={send} stale={[picturesKey]} onSent={onSaved}>
      {!picture && <FileField file={file} onFile={setFile} />}
      {!picture && (
        <TextField name="name" label={t('pictures.name')} hint={t('pictures.nameHint')} required maxLength={80} />
      )}
      <TextField
        name="altGerman"
        label={t('pictures.altGerman')}
        hint={t('pictures.altHint')}
        required
        maxLength={contentBounds.alt}
        defaultValue={picture?.alt['de-AT'] ?? ''}
      />
      <TextField
        name="altEnglish"
        label={t('pictures.altEnglish')}
        required
        maxLength={contentBounds.alt}
        defaultValue={picture?.alt.en ?? ''}
      />
      <TextField
        name="credit"
        label={t('pictures.credit')}
        required
        maxLength={contentBounds.credit}
        defaultValue={picture?.credit ?? ''}
      />
      <div>
        <Submit>{picture ? c('save') : t('pictures.upload')}</Submit>
      </div>
    </Form>
  );
}

/** A file cannot be typed: its name stands in a field, so that it is missed and judged like any other. */
function FileField({ file, onFile }: { file: File | undefined; onFile: (file: File | undefined) => void }) {
  const t = useTexts('portalContent');
  const issue = useIssue('image');
  return (
    <div className="grid justify-items-start gap-1.5">
      <FileButton icon="image-plus" label={t('pictures.file')} onFiles={([chosen]) => onFile(chosen)} />
      <input type="text" name="image" required readOnly hidden value={file?.name ?? ''} />
      <p role="status" className={issue ? 'text-xs text-alert' : 'text-xs text-text-2'}>
        {issue ?? (file && t('pictures.fileChosen', { name: file.name }))}
      </p>
    </div>
  );
}
