import type { SelectOption } from '@kardan/ui/forms/select.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';

/** The models of a make as a vehicle row offers them; asked once for all rows. */
export async function loadModels(make: string): Promise<SelectOption[]> {
  const models = await queryClient().fetchQuery({
    queryKey: ['models', make],
    queryFn: ({ signal }) => browserApi.modelsOfMake({ params: { makeId: make }, query: {}, signal }),
    retry: 1,
  });
  return models.map(({ slug, name }) => ({ value: `${make}/${slug}`, label: name }));
}
