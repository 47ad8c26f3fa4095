import { Mark } from '@kardan/ui/brand/mark.tsx';

export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.3125rem] leading-none font-[720] tracking-[-0.015em] [font-stretch:125%]">
      <Mark className="h-6 w-[30px]" />
      {siteName}
    </span>
  );
}
