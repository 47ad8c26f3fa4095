/** Colours that are told apart, and read, on white and on black. */
export const colours = { engine: '#3f8ae0', api: '#e07b2a', postgres: '#43a06b', text: '#808891', grid: '#80889144' };

export interface Series {
  name: string;
  colour: string;
  dashed?: boolean;
  values: number[];
}

export interface Chart {
  title: string;
  /** Names of the places along the axis, evenly spaced. */
  labels: string[];
  unit: string;
  scale: 'linear' | 'log';
}

const size = { width: 440, height: 300, left: 56, right: 16, top: 58, bottom: 36 };
const plotHeight = size.height - size.top - size.bottom;
const plotWidth = size.width - size.left - size.right;

/** Several charts side by side as one SVG document; transparent, so that it stands on light and dark pages. */
export function svgDocument(charts: string[]): string {
  const width = size.width * charts.length;
  const moved = charts.map((chart, i) => `<g transform="translate(${i * size.width} 0)">\n${chart}\n</g>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}" width="${width}" font-family="system-ui, sans-serif" font-size="11" role="img" fill="${colours.text}">`,
    ...moved,
    '</svg>\n',
  ].join('\n');
}

export function lineChart(chart: Chart, series: Series[]): string {
  const y = scaleOf(chart, series.flatMap(({ values }) => values).filter(Number.isFinite));
  const x = (i: number) => size.left + (plotWidth * (i + 0.5)) / chart.labels.length;
  const lines = series.flatMap(({ values, colour, dashed }) => {
    const points = values.flatMap((value, i) => (Number.isFinite(value) ? [[x(i), y.at(value)] as const] : []));
    const dash = dashed ? ' stroke-dasharray="5 4"' : '';
    const path = points.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ');
    return [
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
      ...points.map(([left, top]) => `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3" fill="${colour}"/>`),
    ];
  });
  return [...frame(chart, y), ...legend(series), ...lines].join('\n');
}

/** One bar for each label; the series lie on top of each other. */
export function stackedBars(chart: Chart, series: Series[]): string {
  const totals = chart.labels.map((_, i) => series.reduce((total, { values }) => total + (values[i] ?? 0), 0));
  const y = scaleOf({ ...chart, scale: 'linear' }, totals);
  const slot = plotWidth / chart.labels.length;
  const bars = chart.labels.flatMap((_, i) => {
    let below = 0;
    return series.map(({ values, colour }) => {
      const top = y.at(below + (values[i] ?? 0));
      const height = y.at(below) - top;
      below += values[i] ?? 0;
      const left = (size.left + slot * (i + 0.15)).toFixed(1);
      return `<rect x="${left}" y="${top.toFixed(1)}" width="${(slot * 0.7).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"/>`;
    });
  });
  return [...frame(chart, y), ...legend(series), ...bars].join('\n');
}

interface Scale {
  at(value: number): number;
  ticks: number[];
}

function scaleOf({ scale }: Chart, values: number[]): Scale {
  const highest = Math.max(...values, Number.MIN_VALUE);
  if (scale === 'log') {
    const low = Math.floor(Math.log10(Math.max(Math.min(...values), 0.01)));
    const high = Math.max(low + 1, Math.ceil(Math.log10(highest)));
    const ticks = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
    return { ticks, at: (value) => fromBottom((Math.log10(Math.max(value, 10 ** low)) - low) / (high - low)) };
  }
  const step = 10 ** Math.floor(Math.log10(highest / 2));
  const wide = [1, 2, 5, 10].map((factor) => factor * step).find((candidate) => highest / candidate <= 6) ?? highest;
  const top = Math.ceil(highest / wide) * wide;
  const ticks = Array.from({ length: Math.round(top / wide) + 1 }, (_, i) => i * wide);
  return { ticks, at: (value) => fromBottom(value / top) };
}

function fromBottom(share: number): number {
  return size.top + plotHeight * (1 - share);
}

function frame({ title, labels, unit }: Chart, y: Scale): string[] {
  const right = size.width - size.right;
  return [
    `<text x="${size.left}" y="18" font-size="13" font-weight="600">${title}</text>`,
    ...y.ticks.flatMap((tick) => {
      const top = y.at(tick).toFixed(1);
      const name = tick.toLocaleString('en-GB', { maximumFractionDigits: 2 });
      return [
        `<line x1="${size.left}" x2="${right}" y1="${top}" y2="${top}" stroke="${colours.grid}"/>`,
        `<text x="${size.left - 6}" y="${top}" text-anchor="end" dominant-baseline="middle">${name}</text>`,
      ];
    }),
    `<text x="${size.left - 6}" y="${size.top - 12}" text-anchor="end">${unit}</text>`,
    ...labels.map((label, i) => {
      const left = (size.left + (plotWidth * (i + 0.5)) / labels.length).toFixed(1);
      return `<text x="${left}" y="${size.height - 16}" text-anchor="middle">${label}</text>`;
    }),
  ];
}

function legend(series: Series[]): string[] {
  const slot = plotWidth / Math.max(series.length, 3);
  return series.flatMap(({ name, colour, dashed }, i) => {
    const left = size.left + i * slot;
    const dash = dashed ? ' stroke-dasharray="5 4"' : '';
    return [
      `<line x1="${left}" x2="${left + 18}" y1="34" y2="34" stroke="${colour}" stroke-width="3"${dash}/>`,
      `<text x="${left + 23}" y="38">${name}</text>`,
    ];
  });
}
