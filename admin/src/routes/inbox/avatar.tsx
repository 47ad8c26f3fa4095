import { initialsOf } from '#domain/account/initials.ts';

/** Two letters for somebody of the house; an empty ring where nobody takes care. */
export function Avatar({ name, label }: { name: string | undefined; label: string }) {
  const look = name ? 'bg-surface-3' : 'text-text-3 ring-1 ring-line-strong ring-inset';
  return (
    <span
      title={label}
      className={`grid size-6 shrink-0 place-items-center rounded-full text-[0.6875rem] font-bold ${look}`}
    >
      <span aria-hidden="true">{name ? initialsOf(name) : '–'}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
