import type { RouteName } from '#lib/routes/route-table.ts';
import { drawingFile } from '../drawings/drawing-widths.ts';
import { pageName } from '../error-reporting/page-name.ts';
import { isApiPath } from './api-path.ts';

interface RequestName {
  kind: 'page' | 'api' | 'picture' | 'file';
  /** Of a page the name of its route. */
  page?: RouteName;
}

const file = /^\/(_next\/|icons?\.svg|make-emblems\.svg|no-picture\.svg|robots\.txt|favicon\.ico|sections\/|sitemap)/;

/** What a request asks for, by names of ours: an address may hold a search, a person's words or an agent's token. */
export function requestName(target: string): RequestName {
  if (target.startsWith('/_next/image') || drawingFile(target) !== undefined) return { kind: 'picture' };
  if (isApiPath(target)) return { kind: 'api' };
  if (file.test(target)) return { kind: 'file' };
  return { kind: 'page', page: pageName(target) };
}
