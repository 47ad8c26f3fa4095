import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bar } from './bar.tsx';
import { ExpectationRuler } from './expectation-ruler.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';
import { TwoMarks } from './two-marks.tsx';

export default { title: 'Charts' } satisfies Meta;

const own = [441, 520, 498, 473, 610, 657, 590, 512, 480, 533, 560, 702, 731, 645];
const compared = [430, 470, 462, 455, 540, 581, 530, 468, 451, 470, 489, 590, 612, 548];

export const Lines: StoryObj = {
  render: () => (
    <LineChart
      label="Geöffnet je Tag"
      points={own.map((_, index) => ({ name: `${index + 1}. Oktober`, short: `${index + 1}.10.` }))}
      own={{ name: 'geöffnet', values: own }}
      compared={{ name: 'ähnliche Autos', values: compared }}
      locale="de-AT"
    />
  ),
};

export const Small: StoryObj = {
  render: () => (
    <div className="story-column">
      <Sparkline values={own} />
      <Bar value={40} largest={100} />
      <TwoMarks own={71} compared={57} top={90} />
      <ExpectationRuler
        value={0.0077}
        expected={0.0098}
        middleHalf={{ low: 0.0071, high: 0.013 }}
        labels={{ low: 'niedrig', expected: 'ähnliche Autos', high: 'ausgezeichnet' }}
      />
    </div>
  ),
};
