import type { FeedSource } from '@kardan/contract/values/feeds';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

export const sourceIcons: Record<FeedSource, IconName> = {
  upload: 'file-up',
  url: 'link',
  sftp: 'server',
  push: 'plug-zap',
};
