import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type ColumnsChosen, stockColumnNames } from './columns.ts';

const id = 'stock-columns';

export function ColumnChoice({ columns: { chosen, choose } }: { columns: ColumnsChosen }) {
  const t = useTexts('stock');
  return (
    <>
      <Button icon="columns-3" popoverTarget={id} className="max-md:flex-1">
        {t('columns')}
      </Button>
      <Popover id={id} label={t('columns')} align="end">
        <p className="mb-1.5 text-text-2">{t('columns.kept')}</p>
        <div className="grid">
          {stockColumnNames.map((name) => (
            <Checkbox
              key={name}
              label={t(`column.${name}`)}
              checked={chosen.includes(name)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
          ))}
        </div>
      </Popover>
    </>
  );
}
