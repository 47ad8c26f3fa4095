import type { exportCalls } from '@kardan/contract/calls/stock/exports';
import type { OutputOf } from '@kardan/contract/client/client';
import { type ExportFormat, exportFormats, exportLinkBounds } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { exportLinksQuery } from '#domain/dealership/exports.ts';
import { api } from '#lib/api/api.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { useIssue } from '#lib/form/form-context.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

export type MadeLink = OutputOf<(typeof exportCalls)['createExportLink']>;

interface Props {
  google: { cars: number; withoutVin: number };
  onClose: () => void;
  onMade: (made: MadeLink) => void;
}

/** A new address: for whom, which file, and for Google whether it may say VINs. */
export function LinkDialog({ google, onClose, onMade }: Props) {
  const t = useTexts('stockExport');
  const locale = useLocale();
  const { slug } = useDealership();
  const [format, setFormat] = useState<ExportFormat>('json');
  const hasWords = format === 'csv' || format === 'xlsx';
  return (
    <Modal title={t('links.new')} onClose={onClose}>
      <Form
        send={(value) =>
          api.createExportLink({
            params: { dealershipId: slug },
            body: {
              name: value('name'),
              format,
              ...(hasWords && { language: value('language') as Language }),
              withVin: value('withVin') !== '',
            },
          })
        }
        stale={[exportLinksQuery(slug).queryKey]}
        onSent={onMade}
      >
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={exportLinkBounds.name}
          autoComplete="off"
        />
        <SelectField
          name="format"
          label={t('format')}
          hint={t(`format.${format}.text`)}
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value as ExportFormat)}
          options={exportFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
        />
        {hasWords && (
          <SelectField
            name="language"
            label={t('language')}
            defaultValue={locale}
            options={(['de-AT', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        )}
        {format === 'google' && (
          <>
            <VinConsent />
            {google.withoutVin > 0 && (
              <p className="text-xs text-text-2">
                {t('google.missing', { count: google.withoutVin, cars: google.cars })}
              </p>
            )}
          </>
        )}
        <Submit>{t('links.new')}</Submit>
      </Form>
    </Modal>
  );
}

/** VINs are not public: whoever gives them away says so. */
function VinConsent() {
  const t = useTexts('stockExport');
  const issue = useIssue('withVin');
  return (
    <Checkbox
      name="withVin"
      {...(issue && { error: issue })}
      label={
        <>
          {t('withVin')}
          <span className="block text-xs text-text-2">{t('withVinText')}</span>
        </>
      }
    />
  );
}
