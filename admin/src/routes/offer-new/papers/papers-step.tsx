import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNationalCode, versionByCodeQuery, versionQuery } from '#domain/listing/version-proposals.ts';
import { fieldsOfVersion } from '#domain/new-car/version-fields.ts';
import { useIsWide } from '#lib/browser/use-is-wide.ts';
import { FileButton } from '#lib/page/file-button.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import type { StepProps } from '../ending.tsx';
import { Foot } from '../foot.tsx';
import { useNewCar } from '../use-new-car.ts';
import { CodeField } from './code-field.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { PaperRow } from './paper-row.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { usePaper } from './use-paper.ts';
import { VehicleByHand } from './vehicle-by-hand.tsx';

/** The papers type: certificate and national code propose, a person confirms. */
export function PapersStep(_: StepProps) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const isWide = useIsWide();
  const { kept, change, fields, confirm } = useNewCar();
  const { reading, picture, read } = usePaper();
  const readCode = kept.proposals.find(({ field }) => field === 'nationalCode')?.value as string | undefined;
  const [typedCode, setTypedCode] = useState<string>();
  const code = typedCode ?? fields.nationalCode ?? readCode ?? '';
  const vehicle = useQuery(versionByCodeQuery(code));
  const found = vehicle.data ?? undefined;
  const isUnknownCode = vehicle.data === null;
  const isVehicleTaken =
    found !== undefined && fields.model === found.model.slug && isSameVersion(found, fields.version);
  const chosen = useQuery(versionQuery(found ? nothing : fields)).data;
  const equipment = (found ?? chosen)?.equipment.map(({ key }) => key) ?? [];
  const isEquipmentTaken = equipment.every((key) => fields.equipment?.includes(key));

  const rows = kept.proposals.filter(({ field }) => field !== 'nationalCode');
  const open = rows.filter(({ field, value, sure }) => sure && fields[field] !== value);
  const doubtful = rows.filter(({ field, value, sure }) => !sure && fields[field] !== value).length;
  // The car has its code also where the catalogue knows none of that number.
  const isCodeOpen = isUnknownCode && fields.nationalCode !== code;
  const openCount = open.length + ((found && !isVehicleTaken) || isCodeOpen ? 1 : 0);
  const confirmAll = () => {
    const told = Object.fromEntries(open.map(({ field, value }) => [field, value])) as SomeEditableFields;
    // What the paper says of this very car goes before what the catalogue says of its kind.
    const withCode = found && !isVehicleTaken ? fieldsOfVersion(found, { ...fields, ...told }) : {};
    confirm({ ...withCode, ...told, ...(isCodeOpen && { nationalCode: code }) });
  };
  const typeCode = (typed: string) => {
    setTypedCode(typed);
    // Whoever types it has said it: it holds whether or not the catalogue knows it.
    if (isNationalCode(typed)) confirm({ nationalCode: typed });
    else if (typed === '' && fields.nationalCode !== null) confirm({ nationalCode: null });
  };
  const source = isWide ? { camera: false, label: t('papers.choose') } : { camera: true, label: t('papers.take') };
  return (
    <Panel title={t('papers.title')} className="max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
      <div className="grid gap-4">
        <figure className="grid gap-2">
          {picture && <PaperPicture picture={picture} proposals={kept.proposals} />}
          <FileButton
            icon={picture ? 'camera' : 'file-text'}
            {...source}
            {...(picture && { label: t('papers.again') })}
            variant={picture || kept.proposals.length > 0 ? 'ghost' : 'accent'}
            size="lg"
            full
            onFiles={([file]) => file && void read(file)}
          />
          <figcaption className="flex items-center gap-2 text-xs text-text-2">
            <Icon name="lock" size={15} className="text-accent-text" />
            {t('papers.private')}
          </figcaption>
          <p role="status" className="text-sm empty:hidden">
            {reading === 'reading' && t('papers.reading')}
            {reading === 'nothing' && t('papers.nothing')}
            {reading === 'failed' && t(navigator.onLine ? 'papers.failed' : 'papers.offline')}
          </p>
        </figure>
        <CodeField
          code={code}
          onChange={typeCode}
          isRead={readCode !== undefined && code === readCode}
          vehicle={vehicle}
        />
        {(rows.length > 0 || found || equipment.length > 0) && (
          <ul aria-label={t('papers.list')} className="border-t border-line">
            {found && (
              <ProposalRow
                label={t('code.vehicle')}
                value={`${found.make.name} ${found.model.name}`}
                source={t(found.source === 'catalogue' ? 'code.label' : 'code.byOffers')}
                isConfirmed={isVehicleTaken}
                onToggle={() =>
                  confirm(isVehicleTaken ? { make: null, model: null, version: null } : fieldsOfVersion(found, fields))
                }
              />
            )}
            {rows.map((proposal) => (
              <PaperRow key={proposal.field} proposal={proposal} version={found?.version ?? undefined} />
            ))}
            {equipment.length > 0 && (
              <ProposalRow
                label={t('equipment')}
                value={t('equipment.usual', { count: equipment.length })}
                source={
                  <details>
                    <summary className="cursor-pointer">{t('equipment.source')}</summary>
                    {equipment.map((key) => equipmentLabels[locale][key]).join(', ')}
                  </details>
                }
                isConfirmed={isEquipmentTaken}
                onToggle={() =>
                  confirm({
                    equipment: isEquipmentTaken
                      ? (fields.equipment ?? []).filter((key) => !equipment.includes(key))
                      : [...new Set([...(fields.equipment ?? []), ...equipment])],
                  })
                }
              />
            )}
          </ul>
        )}
        <details open={isUnknownCode}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-accent-text">{t('vehicle.byHand')}</summary>
          <VehicleByHand />
        </details>
      </div>
      <Foot>
        {rows.length > 0 && (
          <p className="text-center text-xs text-text-3">
            {t('papers.rule')} {doubtful > 0 && t('papers.doubtful', { count: doubtful })}
          </p>
        )}
        {openCount > 0 && (
          <Button variant="accent" size="lg" full onClick={confirmAll}>
            {t('papers.confirmAll', { count: openCount })}
          </Button>
        )}
        {!isWide && (
          <Button
            variant={openCount === 0 && rows.length > 0 ? 'accent' : 'ghost'}
            size="lg"
            full
            onClick={() => change({ step: 'online' })}
          >
            {t('toOnline')}
            <Icon name="arrow-right" />
          </Button>
        )}
      </Foot>
    </Panel>
  );
}

const nothing = { make: null, model: null, version: null };

function isSameVersion({ version }: VersionProposals, slug: string | null): boolean {
  return (version?.slug ?? null) === slug;
}
