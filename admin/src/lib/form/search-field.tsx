import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect } from 'react';
import { useTyped } from './use-typed.ts';

/** Typing ends before the server is asked. */
const debounceMs = 250;

interface Props {
  label: string;
  placeholder: string;
  /** What the address says. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches while somebody types. What is typed is kept here, so that no letter waits for the server. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const { typed, type, send } = useTyped(value);
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return;
    const timer = setTimeout(() => {
      send(words);
      onSearch(words);
    }, debounceMs);
    return () => clearTimeout(timer);
  });
  return (
    <label className="relative flex min-h-11 min-w-0 flex-1 basis-72 items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3.5 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
      <Icon name="search" size={18} className="text-text-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-text-3"
      />
    </label>
  );
}
