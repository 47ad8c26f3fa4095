import type { ExportFormat } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export const exportLinksQuery = (slug: string) =>
  queryOptions({
    queryKey: ['export-links', slug],
    queryFn: ({ signal }) => api.exportLinks({ params: { dealershipId: slug }, signal }),
  });

/** The whole stock as a file of that format. */
export function downloadStock(slug: string, format: ExportFormat, language: Language): Promise<Blob> {
  const params = { dealershipId: slug };
  if (format === 'csv') return api.exportStock({ params, query: { language } });
  if (format === 'xlsx') return api.exportStockSheet({ params, query: { language } });
  if (format === 'json') return api.exportStockJson({ params });
  return api.exportStockForGoogle({ params });
}
