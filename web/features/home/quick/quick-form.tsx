'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useRouter } from 'next/navigation';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { announceNavigation } from '#lib/browser/navigation.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { QuickAnswers } from './quick-answers.ts';

/** Everything that asks the API comes when somebody is about to choose; where it cannot be loaded the form works without. */
const LiveQuick = lazy(() => import('./live-quick.tsx').catch(() => ({ default: () => null })));

interface Props {
  action: string;
  /** All cars there are. */
  total: number | undefined;
  /** Of the parameter that makes and models share. */
  vehicleName: string;
  make: ReactNode;
  /** The fields after make and model. */
  children: ReactNode;
}

/** The fields as a plain form; with JavaScript its button counts and the models follow the make. */
export function QuickForm({ action, total, vehicleName, make, children }: Props) {
  const t = useTexts('home');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** What the fields say; undefined until somebody touches them. */
  const [query, setQuery] = useState<string>();
  const [answers, setAnswers] = useState<QuickAnswers>({ total, counting: false, models: [] });
  const read = () => setQuery(queryOf(form.current));

  // A browser that comes back to the page may have filled the fields again.
  useEffect(() => {
    const restored = queryOf(form.current);
    if (restored) setQuery(restored);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = queryOf(form.current);
    announceNavigation();
    router.push(chosen ? `${action}?${chosen}` : action);
  };
  const shown = query ? answers.total : total;
  return (
    <form
      ref={form}
      action={action}
      onFocus={() => query === undefined && read()}
      onChange={read}
      onSubmit={submit}
      className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      {make}
      <Select
        label={t('quick.model')}
        name={vehicleName}
        placeholder={t('quick.allModels')}
        options={answers.models}
        disabled={answers.models.length === 0}
        // Nothing fills it without scripts.
        className="[@media(scripting:none)]:hidden"
      />
      {children}
      <Button
        type="submit"
        variant="inverse"
        size="lg"
        className="col-span-full min-w-44 lg:col-span-2 xl:col-auto"
        aria-live="polite"
      >
        <span className={answers.counting ? 'opacity-60' : undefined}>
          {shown === undefined ? t('live.search') : t('live.hits', { count: shown })}
        </span>
      </Button>
      {query !== undefined && (
        <Suspense>
          <LiveQuick query={query} onAnswers={setAnswers} />
        </Suspense>
      )}
    </form>
  );
}

/** What the form would send, without fields that were left empty. */
function queryOf(form: HTMLFormElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) if (value !== '') query.append(name, String(value));
  return query.toString();
}
