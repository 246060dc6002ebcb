import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Row } from '../series.js';

export interface BarPlotProps {
  rows: Row[];
  /** The names of the values of a row. */
  series: string[];
  direction: 'ltr' | 'rtl';
  nameOf: (label: string) => string;
  format: (value: number) => string;
}

/** As the legend has them; told apart by lightness too. */
const COLORS = ['#6b4f26', '#c29a5b', '#2f4a5f', '#8fa9b8', '#7a3f35', '#cf9a8b', '#55624a', '#a9b493'];

const TICK = { fill: '#3d3a35', fontSize: 12 };
const NO_MARGIN = { top: 8, right: 8, bottom: 0, left: 8 };

/** Bars on each other, one for each row. What it shows stands in the table under it, which is what screen readers read. */
export default function BarPlot({ rows, series, direction, nameOf, format }: BarPlotProps) {
  const data = rows.map(({ label, values }) => ({ label: nameOf(label), ...values }));
  const isRtl = direction === 'rtl';
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={data} margin={NO_MARGIN} accessibilityLayer={false}>
        <CartesianGrid stroke="#e6dfd1" vertical={false} />
        <XAxis dataKey="label" reversed={isRtl} tick={TICK} tickLine={false} stroke="#958e80" minTickGap={16} />
        <YAxis
          orientation={isRtl ? 'right' : 'left'}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={48}
          allowDecimals={false}
          tickFormatter={format}
        />
        <Tooltip
          cursor={{ fill: '#f1eadd' }}
          isAnimationActive={false}
          formatter={(value) => format(Number(value))}
          contentStyle={{ direction, borderRadius: 2, borderColor: '#958e80' }}
        />
        {series.map((name, index) => (
          <Bar
            key={name}
            dataKey={String(index)}
            name={name}
            stackId="all"
            fill={COLORS[index % COLORS.length]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
