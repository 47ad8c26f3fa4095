import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import { useNavigate } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { useEditor } from '../saving/use-editor.ts';
import { useShowField, useShowTab } from '../use-show-tab.ts';
import { tabOf } from './check-words.ts';

/** Leads to where an open point is mended: its field, its tab, or the other car. */
export function useMend() {
  const { id } = useEditor();
  const navigate = useNavigate();
  const showTab = useShowTab();
  const showField = useShowField();
  return (item: CheckItem) => {
    if (item.listingId !== null)
      return void navigate({ href: dealershipPath(id.dealershipId, `offers/${item.listingId}/edit`) });
    if (item.field !== null) return showField(item.field as EditableFieldKey);
    if (item.code === 'more-equipment') return showField('equipment');
    if (item.code === 'longer-description') return showField('description');
    void showTab(tabOf(item)).then(() => document.getElementById('tab-panel')?.focus());
  };
}
