import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { creditExampleQuery, type ExampleRates } from '#domain/portal/credit-examples.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useLocale } from '#lib/texts/use-texts.ts';

/** An example as visitors read it, whole: § 5 VKrG allows no rate without the rest. */
export function ExampleText({ rates, title }: { rates: ExampleRates; title: string }) {
  const example = useQuery(creditExampleQuery(rates, useLocale()));
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <Loaded query={example} skeleton={<Skeleton className="mt-2 h-24" />}>
        {({ text }) => <p className="mt-1.5 border-l-3 border-line-strong pl-3 text-sm text-text-2">{text}</p>}
      </Loaded>
    </div>
  );
}
