import { type ReactNode, useState } from 'react';
import { pendingUploads } from '#domain/uploads/upload-queue.ts';
import { UploadsLostNotice } from './uploads-lost-notice.tsx';
import { useSignOut } from './use-sign-out.ts';

interface AskedSignOut {
  /** False where a question has to be answered before. */
  begin: () => boolean;
  /** For whoever begins it to show. */
  question: ReactNode;
}

/** Signs out; where pictures still wait in this browser, which would be lost, only after having asked; `onStay` follows a no. */
export function useAskedSignOut(onStay?: () => void): AskedSignOut {
  const signOut = useSignOut();
  const [pending, setPending] = useState(0);
  const stay = () => {
    setPending(0);
    onStay?.();
  };
  return {
    begin: () => {
      const uploads = pendingUploads();
      setPending(uploads);
      if (uploads === 0) signOut();
      return uploads === 0;
    },
    question: pending > 0 && <UploadsLostNotice count={pending} onLeave={signOut} onStay={stay} />,
  };
}
