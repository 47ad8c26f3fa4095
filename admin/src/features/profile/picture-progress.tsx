import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { formatShare } from '@kardan/ui/formats/format.ts';
import { useLocale } from '#lib/texts/use-texts.ts';

/** How much of a picture that is on its way has arrived. */
export function PictureProgress({ label, progress }: { label: string; progress: number }) {
  return <ProgressBar label={label} text={formatShare(progress, useLocale())} done={progress} total={1} />;
}
