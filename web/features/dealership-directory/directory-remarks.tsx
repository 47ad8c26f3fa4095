import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { DirectoryWords } from './directory-words.ts';

interface Props {
  words: DirectoryWords;
  /** A postcode of the address that does not exist. */
  unknownPostcode: string | undefined;
  withoutCarCounts: boolean;
}

/** What of the page is not as it was asked for, and why. */
export function DirectoryRemarks({ words: { t }, unknownPostcode, withoutCarCounts }: Props) {
  const remarks = [
    ...(unknownPostcode === undefined ? [] : [t('unknownPostcode', { postcode: unknownPostcode })]),
    ...(withoutCarCounts ? [t('withoutCarCounts')] : []),
  ];
  return remarks.map((remark) => (
    <p key={remark} role="status" className="mb-3 flex items-center gap-2 text-sm text-alert">
      <Icon name="circle-alert" />
      {remark}
    </p>
  ));
}
