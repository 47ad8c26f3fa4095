import { shotLabels } from '@kardan/contract/labels/shots';
import type { Shot } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { type HintCode, hintIcons } from '../grid/hint-icons.ts';
import type { MissingShot } from '../grid/picture-grid.tsx';
import type { Pictures } from '../use-pictures.ts';

interface Props {
  pictures: Pictures;
  missing: readonly MissingShot[];
  onTake: (shot?: Shot) => void;
  onSelect: (contentHash: string) => void;
}

/** What could be better, each with the one act that mends it. */
export function HintsPanel({ pictures, missing, onTake, onSelect }: Props) {
  const t = useTexts('pictures');
  const locale = useLocale();
  const found = pictures.pictures.flatMap((picture, index) =>
    picture.hints.map((code) => ({ picture, code: code as HintCode, number: index + 1 })),
  );
  const [lacking] = missing;
  if (pictures.pictures.length === 0) return null;
  return (
    <Panel title={t('hints')}>
      {found.length === 0 && !lacking && <p className="text-sm text-text-2">{t('hints.none')}</p>}
      <ul className="grid gap-4">
        {found.map(({ picture, code, number }) => (
          <Hint
            key={`${code} ${picture.contentHash}`}
            icon={hintIcons[code]}
            title={t(`hints.${code}`, { number })}
            why={t(`hints.${code}.why`)}
            act={code === 'picture-twice' ? t('hints.remove', { number }) : t('hints.retake')}
            onAct={() => {
              if (code === 'picture-twice') pictures.remove(picture.contentHash);
              else {
                onSelect(picture.contentHash);
                onTake(picture.shot ?? undefined);
              }
            }}
          />
        ))}
        {lacking && (
          <Hint
            icon="camera"
            title={t('hints.shot-missing', { shot: shotLabels[locale][lacking.shot] })}
            why={t('hints.shot-missing.why')}
            act={t('hints.take')}
            onAct={() => onTake(lacking.shot)}
          />
        )}
      </ul>
    </Panel>
  );
}

interface HintProps {
  icon: IconName;
  title: string;
  why: string;
  act: string;
  onAct: () => void;
}

function Hint({ icon, title, why, act, onAct }: HintProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <Icon name={icon} size={18} className="mt-0.5" />
      <div className="text-sm">
        <b className="block font-semi">{title}</b>
        <span className="block text-text-2">{why}</span>
        <Button size="sm" className="mt-2" onClick={onAct}>
          {act}
        </Button>
      </div>
    </li>
  );
}
