import type { ContractKind, DealershipSort } from '@kardan/contract/calls/dealerships/dealership-search';
import type { DealershipService, SpokenLanguage } from '@kardan/contract/values/dealership';
import type { MapWindow } from '#domain/map/window/map-window.ts';
import type { PageSize } from '#domain/search/url/page-size.ts';

/** What the directory's addresses call its filters; the same words as the search for cars uses. */
export const names = {
  name: 'name',
  postcode: 'ort',
  radius: 'umkreis',
  region: 'bundesland',
  district: 'bezirk',
  make: 'marke',
  kind: 'vertrag',
  service: 'leistung',
  language: 'sprache',
  open: 'geoeffnet',
  sort: 'sort',
  view: 'ansicht',
  page: 'page',
} as const;

/** A contract's kind as addresses say it. */
export const kindWords: Record<ContractKind, string> = { sales: 'verkauf', service: 'service' };

export const radiiKm = [5, 10, 20, 30, 50, 75, 100, 150, 200] as const;

export interface DirectoryFilters {
  name?: string;
  place?: { postcode: string; radiusKm: number };
  region?: string;
  district?: string;
  makes: string[];
  kind?: ContractKind;
  services: DealershipService[];
  language?: SpokenLanguage;
  openNow?: true;
}

export interface DirectoryState {
  filters: DirectoryFilters;
  sort: DealershipSort;
  view: 'list' | 'map';
  page: number;
  /** How many dealerships a page has. */
  limit: PageSize;
  window?: MapWindow | undefined;
  /** On the page of the detailed form, which keeps its own address. */
  portal: boolean;
}

export const noFilters: DirectoryFilters = { makes: [], services: [] };
