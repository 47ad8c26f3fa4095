import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { FormSubject } from './form/about.ts';

export const subjectIcons: Record<FormSubject, IconName> = {
  question: 'message-square',
  'test-drive': 'key-round',
  'trade-in': 'handshake',
  callback: 'phone',
  nearby: 'map-pin',
};
