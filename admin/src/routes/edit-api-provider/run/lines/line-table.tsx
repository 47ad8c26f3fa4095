import type { FeedLine } from '@kardan/contract/calls/feeds/runs';
import { findingWords } from '@kardan/contract/labels/feed-findings';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { actForGone, actForIssue, type LineIssue } from '#domain/feeds/line-act.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { FateMark } from '../../fate-mark.tsx';
import { useRun } from '../run-context.ts';
import { ChangeList } from './change-list.tsx';
import { LineButton } from './line-button.tsx';

const columns = ['line', 'car', 'fate', 'field', 'raw', 'understood', 'do', 'act'] as const;
const cell =
  'align-top text-sm max-xl:block xl:px-2 xl:py-2.5 max-xl:data-[label]:before:block max-xl:data-[label]:before:text-2xs max-xl:data-[label]:before:text-text-3 max-xl:data-[label]:before:content-[attr(data-label)]';
const row = 'max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-4 max-xl:gap-y-2';

/** A group of rows for each car: what became of it, then every finding with what to do. Below xl each car is a card. */
export function LineTable({ lines }: { lines: readonly FeedLine[] }) {
  const t = useTexts('feedRun');
  return (
    <table className="w-full border-collapse max-xl:block">
      <caption className="sr-only">{t('lines.caption')}</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-line-strong">
          {columns.map((name) => (
            <th key={name} scope="col" className="px-2 py-2 text-left text-xs font-medium text-text-3 first:pl-0">
              <span className={name === 'act' ? 'sr-only' : undefined}>{t(`column.${name}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line) => (
        <LineRows key={line.place} line={line} />
      ))}
    </table>
  );
}

function LineRows({ line }: { line: FeedLine }) {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { fate, issues, changes } = line;
  const isGone = fate === 'withdrawn';
  const hasChanges = changes.length > 0 && !isGone;
  const [first, ...others] = issues;
  const rows = Math.max(1, issues.length) + (hasChanges && first ? 1 : 0);
  const car = (
    <>
      <td
        data-label={t('column.line')}
        className={`${cell} text-text-3 max-xl:order-2 max-xl:text-right xl:pl-0`}
        rowSpan={rows}
      >
        {line.line === null ? '–' : formatNumber(line.line, locale)}
      </td>
      <th scope="rowgroup" className={`${cell} text-left font-regular max-xl:order-1 xl:min-w-44`} rowSpan={rows}>
        <b className="font-semi [overflow-wrap:anywhere]">{line.title || t('line.noTitle')}</b>
        <small className="block text-xs text-text-3">
          {[line.number, line.site && t('line.otherSite', { site: line.site })].filter(Boolean).join(', ')}
        </small>
      </th>
      <td data-label={t('column.fate')} className={`${cell} max-xl:order-3`} rowSpan={rows}>
        <FateMark kind={fate}>{t(`fate.${fate}`)}</FateMark>
        {line.isDraft && (
          <span className="mt-1 block">
            <Badge>{t('line.draft')}</Badge>
          </span>
        )}
      </td>
    </>
  );
  return (
    <tbody className="border-b border-line max-xl:block max-xl:py-3.5">
      <tr className={row}>
        {car}
        {isGone ? (
          <GoneCells line={line} />
        ) : first ? (
          <IssueCells line={line} issue={first} />
        ) : (
          <ChangeCell line={line} />
        )}
      </tr>
      {others.map((issue) => (
        <tr
          key={`${issue.code} ${issue.column} ${issue.field} ${issue.raw}`}
          className={`${row} max-xl:mt-3 max-xl:border-t max-xl:border-dashed max-xl:border-line max-xl:pt-3`}
        >
          <IssueCells line={line} issue={issue} />
        </tr>
      ))}
      {hasChanges && first && (
        <tr className={`${row} max-xl:mt-3`}>
          <ChangeCell line={line} />
        </tr>
      )}
    </tbody>
  );
}

function IssueCells({ line, issue }: { line: FeedLine; issue: LineIssue }) {
  const t = useTexts('feedRun');
  const texts = useTexts('feedIssues');
  const locale = useLocale();
  const words = useFeedWords();
  const { code, column, raw, field, understood } = issue;
  const act = actForIssue(line, issue);
  return (
    <>
      <td data-label={t('column.field')} className={`${cell} break-words max-xl:order-4`}>
        {column ?? (words.field(field) || '–')}
      </td>
      <td data-label={t('column.raw')} className={`${cell} max-xl:order-5 xl:min-w-28`}>
        <RawValue raw={raw} none={t('line.empty')} />
      </td>
      <td data-label={t('column.understood')} className={`${cell} max-xl:order-6`}>
        {findingWords[locale][code]}
        {understood !== null && (
          <small className="block text-xs text-text-2 [overflow-wrap:anywhere]">
            {words.understood(field, understood)}
          </small>
        )}
      </td>
      <td
        data-label={t('column.do')}
        className={`${cell} text-xs! leading-[1.45] text-text-2 max-xl:order-7 max-xl:col-span-2`}
      >
        {texts(code)}
      </td>
      <td className={`${cell} max-xl:order-8 max-xl:col-span-2 xl:pr-0 xl:text-right`}>
        {act && <LineButton line={line} act={act} />}
      </td>
    </>
  );
}

function GoneCells({ line }: { line: FeedLine }) {
  const t = useTexts('feedRun');
  const { dry } = useRun().run;
  const act = actForGone(line);
  return (
    <>
      <td className={`${cell} max-xl:hidden`}>–</td>
      <td data-label={t('column.raw')} className={`${cell} max-xl:order-5`}>
        <RawValue raw={null} none={t('line.gone')} />
      </td>
      <td data-label={t('column.understood')} className={`${cell} max-xl:order-6`}>
        {t(dry ? 'line.goneWould' : 'line.goneWhat')}
      </td>
      <td data-label={t('column.do')} className={`${cell} text-xs! text-text-2 max-xl:order-7 max-xl:col-span-2`}>
        {t('line.goneDo')}
      </td>
      <td className={`${cell} max-xl:order-8 max-xl:col-span-2 xl:pr-0 xl:text-right`}>
        {act && <LineButton line={line} act={act} />}
      </td>
    </>
  );
}

/** What the file changes of the car, across the columns of findings. */
function ChangeCell({ line }: { line: FeedLine }) {
  return (
    <td colSpan={5} className={`${cell} max-xl:order-4 max-xl:col-span-2 xl:pr-0`}>
      <ChangeList changes={line.changes} isNew={line.fate === 'created'} />
    </td>
  );
}
