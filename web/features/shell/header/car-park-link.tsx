'use client';

import { Link } from '@kardan/ui/actions/link.tsx';
import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { carPark, useCarList } from '#domain/saved-cars/lists.ts';

/** The way to the saved cars, with how many there are. */
export function CarParkLink({ href, label }: { href: string; label: string }) {
  const count = useCarList(carPark).length;
  return (
    <Link
      href={href}
      className="hit relative inline-flex items-center justify-center gap-2 rounded-sm px-2 text-sm font-medium text-text-2 hover:bg-surface-2 hover:text-text xl:px-3"
    >
      <Icon name="square-parking" />
      <span className="max-xl:sr-only">{label}</span>
      {count > 0 && (
        <span className="max-xl:absolute max-xl:top-0.5 max-xl:right-0">
          <CountBadge>{count}</CountBadge>
        </span>
      )}
    </Link>
  );
}
