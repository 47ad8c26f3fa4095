import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import { useNavigate } from '@tanstack/react-router';
import type { CarTab } from './tabs.ts';

/** Shows another tab; it stands in the address, so that the way back leads through it. */
export function useShowTab() {
  const navigate = useNavigate();
  return (tab: CarTab) =>
    navigate({ to: '.', search: tab === 'data' ? {} : { tab }, resetScroll: false } as Parameters<typeof navigate>[0]);
}

/** Leads to a field, on whichever tab it is. */
export function useShowField() {
  const show = useShowTab();
  return (key: EditableFieldKey) => {
    const tab = key === 'title' || key === 'description' || key === 'videoUrl' ? 'text' : 'data';
    void show(tab).then(() => {
      // The tab's fields are there with the next picture.
      requestAnimationFrame(() => {
        const field = document.getElementById(`field-${key}`);
        field?.focus({ preventScroll: true });
        field?.scrollIntoView({ block: 'center' });
      });
    });
  };
}
