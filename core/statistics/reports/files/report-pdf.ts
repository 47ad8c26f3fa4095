import type { Report } from '@kardan/contract/calls/admin/reports';
import type { StatisticsCounts, StatisticsStageFigure } from '@kardan/contract/calls/admin/statistics';
import type { Language } from '@kardan/contract/values/identifiers';
import { periodBefore } from '../../reading/period-before.ts';
import { type PdfCell, PdfPage } from './pdf-page.ts';
import { type ReportFormats, reportFormats } from './report-formats.ts';
import { countKeys, reportWords } from './report-words.ts';

const left = (text: string): PdfCell => ({ text });
const right = (text: string): PdfCell => ({ text, isNumber: true });
const carKeys = ['impressions', 'views', 'contacts'] as const;

/** The report on paper: what it says is what JSON says. */
export function reportPdf(report: Report, language: Language, siteName: string): Promise<Buffer> {
  const words = reportWords[language];
  const format = reportFormats(language);
  const { dealership, sites, make, stock, stages, makes, cars } = report;
  const before = periodBefore(report);
  const period = words.period(format.day(report.from), format.day(report.to));
  const title = `${words.report}: ${dealership.name}, ${period}`;
  const page = new PdfPage({ title, author: siteName, language, madeAt: report.generatedAt });
  page.heading(1, words.report);
  for (const { name, place } of sites) page.text(`${name}, ${place}`);
  if (make !== null) page.text(words.onlyMake(make));
  page.text(period);
  page.text(words.comparedWith(format.day(before.from), format.day(before.to)), { quiet: true });

  page.heading(2, words.figures);
  page.table(
    [left(words.figure), right(words.now), right(words.before), right(words.change)],
    [
      ...countKeys.map((key) => [
        left(words.counts[key]),
        ...compared(report.totals[key], report.previous[key], format),
      ]),
      [left(words.sold), ...compared(stock.sold, stock.previousSold, format)],
    ],
  );

  page.heading(2, words.overTime);
  const sentence = chartSentence(report, language, format);
  page.text(sentence);
  page.bars(
    report.series.map(({ views }) => views),
    [format.day(report.from), format.day(report.to)],
    sentence,
  );

  if (stages.length > 0) {
    page.heading(2, words.stages);
    page.table(
      [left(words.figure), right(words.own), right(words.like)],
      stages.map((figure) => [left(words.stageNames[figure.stage]), ...stageCells(figure, format)]),
    );
    page.text(words.stagesNote, { quiet: true });
  }

  if (stock.cars !== null) {
    page.heading(2, words.stock);
    page.table(
      [left(words.figure), right(words.atTheEnd)],
      [
        [left(words.carsOnOffer), right(format.number(stock.cars))],
        [left(words.daysInStock), right(stock.daysInStock === null ? '–' : format.number(stock.daysInStock))],
      ],
    );
  }
  const heads = carKeys.map((key) => right(words.counts[key]));
  const counted = (counts: StatisticsCounts) => carKeys.map((key) => right(format.number(counts[key])));
  if (makes.length > 0) {
    page.heading(2, words.makes);
    page.table(
      [left(words.make), ...heads],
      makes.map((counts) => [left(counts.make ?? words.noMake), ...counted(counts)]),
    );
  }
  if (cars.length > 0) {
    page.heading(2, words.cars);
    page.table(
      [left(words.car), ...heads],
      cars.map((counts) => [left(counts.title ?? words.goneCar), ...counted(counts)]),
    );
  }
  const made = words.made(format.moment(report.generatedAt), siteName);
  return page.end((number, of) => `${made}  ·  ${words.page(number, of)}`);
}

function compared(now: number, before: number, format: ReportFormats): PdfCell[] {
  return [right(format.number(now)), right(format.number(before)), right(format.change(now, before))];
}

/** Counts at the first stage, of the stage before at the others. */
function stageCells(figure: StatisticsStageFigure, format: ReportFormats): PdfCell[] {
  const { rate, expectedRate, count, expectedCount, stage } = figure;
  if (stage === 'shown') return [right(format.number(count)), right(format.number(Math.round(expectedCount)))];
  const percent = (value: number | null) => right(value === null ? '–' : format.percent(value));
  return [percent(rate), percent(expectedRate)];
}

function chartSentence({ series, totals, by }: Report, language: Language, format: ReportFormats): string {
  const words = reportWords[language];
  const best = series.reduce((most, point) => (point.views > most.views ? point : most), { views: 0, from: '' });
  if (best.views === 0) return words.noViews;
  const when = by === 'month' ? format.month(best.from.slice(0, 7)) : format.day(best.from);
  return words.chart(format.number(totals.views), words.when[by](when), format.number(best.views));
}
