'use client';

import { Select } from '@kardan/ui/forms/select.tsx';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { announceNavigation, whenConnected } from '#lib/browser/navigation.ts';

interface Props {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string; href: string }[];
}

/** The order of the results; it changes at once. Without JavaScript the form around it is sent by its button. */
export function SortSelect({ label, name, value, options }: Props) {
  const router = useRouter();
  const select = useRef<HTMLSelectElement>(null);
  const targetOf = (chosen = select.current?.value) =>
    chosen === value ? undefined : options.find((option) => option.value === chosen)?.href;
  const apply = () => {
    if (!targetOf()) return;
    whenConnected(() => {
      // Another one may be chosen by then.
      const target = targetOf();
      if (!target) return;
      announceNavigation();
      router.push(target, { scroll: false });
    });
  };
  // What was chosen before this script ran counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is rendered
  useEffect(apply, []);
  return (
    <Select
      key={value}
      ref={select}
      label={label}
      name={name}
      defaultValue={value}
      options={options}
      onChange={apply}
    />
  );
}
