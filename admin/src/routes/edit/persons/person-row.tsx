import { imagePath } from '@kardan/contract/values/image-sizes';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { initialsOf } from '#domain/account/initials.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { OwnPerson } from '#domain/profile/persons.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  person: OwnPerson;
  isFirst: boolean;
  isLast: boolean;
  canEdit: boolean;
  isMoving: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Somebody in the list, with the way to change, move and take them out. */
export function PersonRow({ person, isFirst, isLast, canEdit, isMoving, onMove, onRemove }: Props) {
  const t = useTexts('persons');
  const { slug } = useDealership();
  const { id, givenName, familyName, jobTitle, phone, photo } = person;
  const name = `${givenName} ${familyName}`;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-0">
      {photo ? (
        <img
          src={imagePath(photo.contentHash, 96)}
          alt=""
          className="size-11 shrink-0 rounded-full bg-surface-3 object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="wide-sm grid size-11 shrink-0 place-items-center rounded-full bg-surface-3 text-xs font-bold"
        >
          {initialsOf(name)}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {canEdit ? (
          <Link
            href={dealershipPath(slug, `person/${id}/edit`)}
            className="inline-flex min-h-6 items-center font-semi hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semi">{name}</span>
        )}
        <span className="flex flex-wrap gap-x-3 text-xs text-text-2 [overflow-wrap:anywhere]">
          <span>{jobTitle}</span>
          {phone && <span className="whitespace-nowrap">{phone}</span>}
        </span>
      </span>
      {canEdit && (
        <span className="flex shrink-0">
          <IconButton
            icon="chevron-up"
            label={t('up', { name })}
            disabled={isFirst}
            aria-disabled={isMoving || undefined}
            onClick={() => !isMoving && onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('down', { name })}
            disabled={isLast}
            aria-disabled={isMoving || undefined}
            onClick={() => !isMoving && onMove(1)}
          />
          <IconButton icon="trash-2" label={t('remove', { name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
