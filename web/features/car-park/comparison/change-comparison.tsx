'use client';

import { IconLink } from '@kardan/ui/actions/icon-button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { comparison } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';

/** Leads to the comparison without one car, and takes the car out of what is chosen in this browser. */
export function RemoveLink({ id, href, label }: { id: number; href: string; label: string }) {
  return (
    <IconLink icon="x" size="sm" variant="picture" href={href} label={label} onClick={() => comparison.remove(id)} />
  );
}

interface AddLinkProps {
  /** What is compared now: it becomes what is chosen in this browser, also when the link came from somebody else. */
  cars: NewCar[];
  href: string;
  label: string;
}

/** To where another car can be chosen; the tray there goes on from this comparison. */
export function AddLink({ cars, href, label }: AddLinkProps) {
  const takeAlong = () => {
    const now = Date.now();
    comparison.change(() => cars.toReversed().map((car) => ({ ...car, savedAt: now, note: '' })));
  };
  return (
    <Link
      href={href}
      onClick={takeAlong}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent-text underline-offset-3 hover:underline"
    >
      <Icon name="plus" />
      {label}
    </Link>
  );
}
