// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

const points = ['Montag', 'Dienstag', 'Mittwoch'].map((name) => ({ name, short: name.slice(0, 2) }));

test('a slider tells every point with what it is compared with', () => {
  render(
    <LineChart
      label="Geöffnet je Tag"
      points={points}
      own={{ name: 'geöffnet', values: [5, 1_200, 7] }}
      compared={{ name: 'ähnliche Autos', values: [4, 900, 8] }}
      locale="de-AT"
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Geöffnet je Tag' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Mittwoch, 7 geöffnet, 8 ähnliche Autos');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Dienstag, 1.200 geöffnet, 900 ähnliche Autos');
  expect(screen.getByText('900 ähnliche Autos')).toBeTruthy();
  fireEvent.blur(slider);
  expect(screen.queryByText('900 ähnliche Autos')).toBeNull();
});
