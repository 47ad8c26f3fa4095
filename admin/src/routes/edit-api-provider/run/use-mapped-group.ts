import type { ValueGroup } from '@kardan/contract/calls/feeds/runs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRun } from './run-context.ts';

interface MappedGroup {
  /** Undefined where everything was understood. */
  group: ValueGroup | undefined;
  show: (column: string, raw: string) => void;
}

/** The value that is being mapped stands in the address; it is the one in most cars unless told. */
export function useMappedGroup(): MappedGroup {
  const { groups } = useRun().run;
  const search: { column?: unknown; raw?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = groups.find(({ column, raw }) => column === String(search.column) && raw === String(search.raw));
  return {
    group: named ?? groups[0],
    show: (column, raw) => {
      const options = {
        to: '.',
        search: (old: object) => ({ ...old, column, raw }),
        replace: true,
        resetScroll: false,
      };
      void navigate(options as Parameters<typeof navigate>[0]).then(() =>
        // What it leads to is there with the next picture.
        requestAnimationFrame(() => {
          const panel = document.getElementById('map');
          panel?.focus({ preventScroll: true });
          panel?.scrollIntoView({ block: 'start' });
        }),
      );
    },
  };
}
