import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { fieldsOfVersion } from '#domain/new-car/version-fields.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

interface Props {
  code: string;
  onChange: (code: string) => void;
  /** The code is the one that was read. */
  isRead: boolean;
  /** Null where the catalogue does not know the code. */
  vehicle: UseQueryResult<VersionProposals | null>;
}

/** Six digits that name make, model and version: they replace a dozen fields. */
export function CodeField({ code, onChange, isRead, vehicle }: Props) {
  const t = useTexts('carNew');
  const id = useId();
  return (
    <div>
      <label className="block rounded-sm border border-accent-line bg-surface px-3.5 pt-2 pb-1 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
        <span className="flex justify-between text-2xs text-text-3">
          {t('code.label')}
          {isRead && <span className="text-accent-text">{t('code.read')}</span>}
        </span>
        <input
          value={code}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={id}
          className="wide-sm h-9.5 w-full bg-transparent text-xl font-semi tracking-[0.04em] outline-none"
        />
      </label>
      <div id={id} role="status" className="mt-2 text-sm text-text-2 empty:hidden">
        {vehicle.isFetching && t('code.searching')}
        {vehicle.isError && !vehicle.isFetching && t('code.failed')}
        {vehicle.data === null && t('code.unknown')}
        {vehicle.data && <FoundVehicle vehicle={vehicle.data} />}
      </div>
    </div>
  );
}

function FoundVehicle({ vehicle }: { vehicle: VersionProposals }) {
  const t = useTexts('carNew');
  const { fields } = useNewCar();
  const count = Object.keys(fieldsOfVersion(vehicle, fields)).length;
  const { make, model, version } = vehicle;
  return (
    <p className="flex gap-2.5">
      <Icon name="arrow-right" className="mt-0.5 text-accent-text" />
      <span>
        <b className="block font-semi text-text">
          {make.name} {model.name}
        </b>
        {version && `${version.name}, ${version.powerKw} kW`}
        <span className="block text-xs text-text-3">{t('code.fills', { count })}</span>
      </span>
    </p>
  );
}
