import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './chart.tsx';

test('lines keep their corners and lose the points between, within the drawing', () => {
  const axis = { min: 0, max: 10, ticks: [{ at: 10, label: '10' }] };
  const points: [number, number][] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 5],
    [3, 5],
    [10, 10],
  ];
  const html = renderToStaticMarkup(
    <Chart
      chart={{
        shape: 'lines',
        x: axis,
        y: axis,
        series: [{ name: 'A', points }],
        marks: [{ at: 5, label: 'Malus' }],
        summary: 'Steigt.',
      }}
    />,
  );
  expect(html).toContain('role="img" aria-label="Steigt."');
  expect(html).toContain('d="M0 100L20 100L20 50L30 50L100 0"');
  expect(html).toContain('left:50%');
});

test('bars begin at zero and are as long as their values', () => {
  const bars = [
    { label: 'A', value: 25, text: '25', highlight: false },
    { label: 'B', value: 50, text: '50', highlight: true },
  ];
  const html = renderToStaticMarkup(<Chart chart={{ shape: 'bars', max: 50, bars, summary: '' }} />);
  expect(html).toContain('width:50%');
  expect(html).toContain('width:100%');
});
