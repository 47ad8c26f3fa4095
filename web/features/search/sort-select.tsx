'use client';

import { Select } from '@kardan/ui/forms/select.tsx';
import { useRouter } from 'next/navigation';
import type { ChangeEvent } from 'react';
import { announceNavigation } from '#lib/browser/navigation.ts';

interface Props {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string; href: string }[];
}

/** The order of the results; it changes at once. Without JavaScript the form around it is sent by its button. */
export function SortSelect({ label, name, value, options }: Props) {
  const router = useRouter();
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const target = options.find((option) => option.value === event.target.value)?.href;
    if (!target) return;
    announceNavigation();
    router.push(target, { scroll: false });
  };
  return <Select key={value} label={label} name={name} defaultValue={value} options={options} onChange={onChange} />;
}
