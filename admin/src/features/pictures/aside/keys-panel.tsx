import { Kbd } from '@kardan/ui/content/kbd.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What the keyboard can do here; nobody has one on a phone. */
export function KeysPanel() {
  const t = useTexts('pictures');
  const rows = [
    [[t('keys.space')], t('keys.lift')],
    [['←', '→'], t('keys.move')],
    [['H'], t('keys.main')],
    [['R'], t('keys.rotate')],
    [[t('keys.delete')], t('keys.remove')],
    [[t('keys.control'), 'V'], t('keys.paste')],
  ] as const;
  return (
    <Panel title={t('keys')} className="max-lg:hidden">
      <dl className="grid gap-2.5 text-sm">
        {rows.map(([keys, words]) => (
          <div key={words} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-text-2">{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
