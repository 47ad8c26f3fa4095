import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { Button } from '@kardan/ui/actions/button.tsx';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FileDrop } from '../file-drop.tsx';
import { useFileUpload } from './use-file-upload.ts';

/** Takes the feed's next file; the run that it begins is shown at once. */
export function UploadPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { sent, upload, cancel } = useFileUpload(feed);
  const percent = Math.round((sent?.share ?? 0) * 100);
  return (
    <Panel title={t('upload.title')} intro={t(feed.state === 'live' ? 'upload.introLive' : 'upload.introNew')}>
      {sent ? (
        <div className="grid gap-3">
          <ProgressBar
            label={t('upload.sending', { file: sent.file })}
            text={t('upload.percent', { percent })}
            done={percent}
            total={100}
          />
          <div>
            <Button icon="x" onClick={cancel}>
              {t('upload.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <FileDrop title={t('upload.drop')} hint={t('upload.hint')} chooseLabel={t('upload.choose')} onFile={upload} />
      )}
    </Panel>
  );
}
