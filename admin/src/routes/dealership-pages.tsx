import { Outlet } from '@tanstack/react-router';
import { useContext } from 'react';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';

/** Pages of the dealership that the address names; somebody else's is not found. */
export function DealershipPages() {
  return useContext(DealershipContext) ? <Outlet /> : <NotFoundPage />;
}
