'use client';

import { Button } from '@kardan/ui/actions/button.tsx';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button icon="printer" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
