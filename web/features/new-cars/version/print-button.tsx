'use client';

import { Button } from '@kardan/ui/actions/button.tsx';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="accent" icon="printer" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}
