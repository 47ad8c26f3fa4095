'use client';

import { Button } from '@kardan/ui/actions/button.tsx';

export function PrintText({ label }: { label: string }) {
  return (
    <Button variant="ghost" icon="printer" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}
