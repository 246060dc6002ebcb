import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import type { Row } from '../../series.js';
import styles from './figure.module.css';

export interface BarPlotProps {
  rows: Row[];
  /** The names of the values of each row. */
  series: string[];
  direction: 'ltr' | 'rtl';
  /**
   * Days are vertical bars side by side. Other rows are horizontal bars, so that each has its label even on a phone.
   */
  isByDay: boolean;
  /** Whether the values of a row stand beside each other instead of being stacked. */
  isSideBySide: boolean;
  nameOf: (label: string) => string;
  format: (value: number) => string;
}

/** The colours of the legend. They also differ in lightness. */
const COLORS = ['#6b4f26', '#c29a5b', '#2f4a5f', '#8fa9b8', '#7a3f35', '#cf9a8b', '#55624a', '#a9b493'];

/** The height of a plot by day, and of each row of the other plots. */
const HEIGHT = 260;
const ROW_HEIGHT = 40;
/** The height of the numbers below the rows. */
const NUMBERS_HEIGHT = 40;
/** The place for the labels of rows. */
const LABEL_WIDTH = 144;
/** The place for a number or day below the plot. */
const BELOW_WIDTH = 72;
/** A single day or row is a bar, not a block. */
const BAR_SIZE = 24;

const NO_MARGIN = { top: 8, right: 8, bottom: 0, left: 8 };

/**
 * A label as HTML: it wraps between words, and numbers stay in their order beside Arabic, neither of which a text of SVG
 * does.
 */
const belowAxis =
  (format: (value: string | number) => string) =>
  ({ x, y, payload }: XAxisTickContentProps) => (
    <foreignObject x={Number(x) - BELOW_WIDTH / 2} y={Number(y)} width={BELOW_WIDTH} height={20}>
      <div className={styles.below}>
        <bdi>{format(payload.value)}</bdi>
      </div>
    </foreignObject>
  );

const besideAxis =
  (format: (value: string | number) => string, width: number, isRtl: boolean) =>
  ({ x, y, payload }: YAxisTickContentProps) => (
    <foreignObject x={isRtl ? Number(x) : Number(x) - width} y={Number(y) - ROW_HEIGHT / 2} width={width} height={ROW_HEIGHT}>
      <div className={styles.beside}>
        <bdi>{format(payload.value)}</bdi>
      </div>
    </foreignObject>
  );

/** Bars, stacked or beside each other, for each row. Screen readers use the table below, which has the same data. */
export default function BarPlot({ rows, series, direction, isByDay, isSideBySide, nameOf, format }: BarPlotProps) {
  const data = rows.map(({ label, values }) => ({ label: nameOf(label), ...values }));
  const isRtl = direction === 'rtl';
  const orientation = isRtl ? 'right' : 'left';
  const names = { tickLine: false, dataKey: 'label', stroke: '#958e80', fontSize: 12 };
  const numbers = {
    tickLine: false,
    type: 'number',
    axisLine: false,
    allowDecimals: false,
    tickFormatter: format,
    fontSize: 12,
  } as const;
  const formatNumber = (value: string | number) => format(Number(value));
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
            <XAxis {...names} reversed={isRtl} minTickGap={16} interval="equidistantPreserveStart" tick={belowAxis(String)} />
            <YAxis {...numbers} orientation={orientation} width={48} tick={besideAxis(formatNumber, 40, isRtl)} />
          </>
        ) : (
          <>
            <XAxis {...numbers} reversed={isRtl} minTickGap={16} tick={belowAxis(formatNumber)} />
            <YAxis
              {...names}
              orientation={orientation}
              type="category"
              width={LABEL_WIDTH}
              interval={0}
              tick={besideAxis(String, LABEL_WIDTH - 8, isRtl)}
            />
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
            {...(!isSideBySide && { stackId: 'all' })}
            fill={COLORS[index % COLORS.length]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
