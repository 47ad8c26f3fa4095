import type { FeedFormat } from '@kardan/contract/values/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useState } from 'react';
import { detectFormat, headBytes } from '#domain/feeds/detect-format.ts';
import { templateCsv } from '#domain/feeds/template-csv.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { FileDrop } from '../file-drop.tsx';

/** What most systems write already comes first, what one would have to write comes last. */
const formats: readonly FeedFormat[] = ['mobile-csv', 'autoscout-json', 'kardan-csv', 'kardan-xlsx', 'kardan-json'];

interface Props {
  format: FeedFormat;
  onChange: (format: FeedFormat) => void;
}

/** Recognised by a sample that stays on the device, or chosen by plain words. */
export function FormatPanel({ format, onChange }: Props) {
  const t = useTexts('feeds');
  const [seen, setSeen] = useState<{ file: string; format: FeedFormat | undefined }>();
  const look = async (file: File) => {
    const found = detectFormat(file.name, await file.slice(0, headBytes).text());
    setSeen({ file: file.name, format: found });
    if (found) onChange(found);
  };
  return (
    <Panel title={t('new.format')} intro={t('new.formatIntro')}>
      <FileDrop
        title={t('new.drop')}
        hint={t('new.dropHint')}
        chooseLabel={t('new.choose')}
        onFile={(file) => void look(file)}
      />
      <p role="status" className="my-3 text-sm font-semi empty:hidden">
        {seen &&
          (seen.format
            ? t('new.detected', { file: seen.file, format: t(`format.${seen.format}`) })
            : t('new.undetected', { file: seen.file }))}
      </p>
      <div className="mt-3">
        <ChoiceCards
          legend={t('new.format')}
          name="format"
          value={format}
          onChange={onChange}
          choices={formats.map((value) => ({
            value,
            label: t(`format.${value}`),
            words: t(`formatWords.${value}`),
          }))}
        />
      </div>
      {(format === 'kardan-csv' || format === 'kardan-xlsx') && (
        <div className="mt-3.5 flex flex-wrap items-center gap-3">
          <Button
            icon="file-down"
            onClick={() => saveFile(new Blob([templateCsv()], { type: 'text/csv' }), 'kardan-vorlage.csv')}
          >
            {t('template')}
          </Button>
          <span className="text-sm text-text-2">{t('template.text')}</span>
        </div>
      )}
    </Panel>
  );
}
