import { signPath } from '@kardan/contract/site-paths';
import { QrCode } from '#lib/page/qr-code.tsx';
import { sheetLocale, sheetTexts } from './sheet-language.ts';

/** The code that leads to the car's page, which counts that it was scanned. */
export function SignCode({ slug, name }: { slug: string; name: string }) {
  return (
    <div className="sheet-code">
      <p>{sheetTexts('scan')}</p>
      <QrCode
        text={location.origin + signPath(slug, sheetLocale)}
        label={sheetTexts('codeOf', { name })}
        className="sheet-qr"
      />
    </div>
  );
}
