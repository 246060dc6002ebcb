import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Row } from '../../series.js';

export interface BarPlotProps {
  rows: Row[];
  /** The names of the values of each row. */
  series: string[];
  direction: 'ltr' | 'rtl';
  /**
   * Days are vertical bars side by side. Other rows are horizontal bars, so that each has its label even on a phone.
   */
  isByDay: boolean;
  nameOf: (label: string) => string;
  format: (value: number) => string;
}

/** The colours of the legend. They also differ in lightness. */
const COLORS = ['#6b4f26', '#c29a5b', '#2f4a5f', '#8fa9b8', '#7a3f35', '#cf9a8b', '#55624a', '#a9b493'];

const TICK = { fill: '#3d3a35', fontSize: 12, lineHeight: '1.25em' };
/** The height of a plot by day, and of each row of the other plots. */
const HEIGHT = 260;
const ROW_HEIGHT = 40;
/** The height of the numbers below the rows. */
const NUMBERS_HEIGHT = 40;
/** A single day or row is a bar, not a block. */
const BAR_SIZE = 24;

const NO_MARGIN = { top: 8, right: 8, bottom: 0, left: 8 };

/** Stacked bars, one per row. Screen readers use the table below, which has the same data. */
export default function BarPlot({ rows, series, direction, isByDay, nameOf, format }: BarPlotProps) {
  const data = rows.map(({ label, values }) => ({ label: nameOf(label), ...values }));
  const isRtl = direction === 'rtl';
  // In Arabic a text ends on its left, so that labels end at the axis in both directions.
  const side = { orientation: isRtl ? 'right' : 'left', textAnchor: 'end' } as const;
  const plain = { tick: TICK, tickLine: false };
  const names = { ...plain, dataKey: 'label', stroke: '#958e80' };
  const numbers = { ...plain, type: 'number', axisLine: false, allowDecimals: false, tickFormatter: format } as const;
  return (
    <ResponsiveContainer width="100%" height={isByDay ? HEIGHT : rows.length * ROW_HEIGHT + NUMBERS_HEIGHT}>
      <BarChart
        data={data}
        layout={isByDay ? 'horizontal' : 'vertical'}
        margin={NO_MARGIN}
        maxBarSize={BAR_SIZE}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="#e6dfd1" vertical={!isByDay} horizontal={isByDay} />
        {isByDay ? (
          <>
            <XAxis {...names} reversed={isRtl} minTickGap={16} interval="equidistantPreserveStart" />
            <YAxis {...numbers} {...side} width={48} />
          </>
        ) : (
          <>
            <XAxis {...numbers} reversed={isRtl} />
            <YAxis {...names} {...side} type="category" width={144} interval={0} />
          </>
        )}
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
