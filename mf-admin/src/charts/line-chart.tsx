import { useLingui } from '@lingui/react';
import { color } from '@vitae/ui/tokens';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

export interface Series {
  key: string;
  name: string;
  look: 'area' | 'line' | 'dashed' | 'danger';
}

export interface Mark {
  /** A point's `label`. */
  at: string;
  text: string;
  isWarning: boolean;
}

export interface LineChartProps {
  /** `label` is what stands below the curve; the series' values stand under their keys. */
  points: readonly ({ label: string } & Record<string, string | number | null>)[];
  series: readonly Series[];
  format(value: number): string;
  marks?: readonly Mark[];
  height?: number;
}

const strokes = { area: color.accent, line: color.accent, dashed: color.inkFaint, danger: color.danger } as const;
const tick = { fontSize: 12, fill: color.inkSoft };

/** Curves over time, which runs from the left in every language. What they show stands in a table beside them: for eyes only. */
export default function LineChart({ points, series, format, marks = [], height = 280 }: LineChartProps) {
  const { i18n } = useLingui();
  const isFromRight = i18n.locale === 'ar';
  return (
    <div dir="ltr" css={{ width: '100%', height, minWidth: 0, '& *:focus': { outline: 'none' } }}>
      <ResponsiveContainer width="100%" height="100%" minWidth={0}>
        <ComposedChart
          data={[...points]}
          margin={{ top: 16, right: 20, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke={color.line} />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: color.line }}
            minTickGap={28}
            tickMargin={8}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={64}
            allowDecimals={false}
            tickFormatter={format}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(value) => (typeof value === 'number' ? format(value) : '–')}
            contentStyle={{
              background: color.raised,
              border: `1px solid ${color.line}`,
              borderRadius: 8,
              fontSize: 13,
              direction: isFromRight ? 'rtl' : 'ltr',
              textAlign: 'start',
            }}
            labelStyle={{ color: color.inkSoft, marginBottom: 2 }}
            itemStyle={{ color: color.ink, padding: 0 }}
            cursor={{ stroke: color.lineStrong }}
          />
          {marks.map((mark) => (
            <ReferenceLine
              key={mark.at + mark.text}
              x={mark.at}
              stroke={mark.isWarning ? color.danger : color.inkFaint}
              strokeDasharray="3 3"
              label={{ value: mark.text, position: 'top', fontSize: 11, fill: color.inkSoft }}
            />
          ))}
          {series.map(({ key, name, look }) =>
            look === 'area' ? (
              <Area
                key={key}
                dataKey={key}
                name={name}
                type="monotone"
                stroke={strokes[look]}
                strokeWidth={2}
                fill={color.accentSoft}
                fillOpacity={0.7}
                isAnimationActive={false}
                connectNulls
              />
            ) : (
              <Line
                key={key}
                dataKey={key}
                name={name}
                type="monotone"
                stroke={strokes[look]}
                strokeWidth={2}
                strokeDasharray={look === 'dashed' ? '4 4' : undefined}
                // A value between two gaps has no line.
                dot={{ r: 2, strokeWidth: 0, fill: strokes[look] }}
                isAnimationActive={false}
                connectNulls
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
