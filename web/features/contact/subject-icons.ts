import type { InquirySubject } from '@kardan/contract/values/contact';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

export const subjectIcons: Record<InquirySubject, IconName> = {
  question: 'message-square',
  'test-drive': 'key-round',
  'trade-in': 'handshake',
  callback: 'phone',
};
