import type { BusLine } from '@vitae/contract/bus-manners';
import { breakpoint, color, font, radius } from '@vitae/ui/tokens';

const WIDTH = 760;
const ROW = 40;
const BOX = { height: 28, part: 150, event: 230 };
const X = { speakers: 0, events: (WIDTH - BOX.event) / 2, hearers: WIDTH - BOX.part };

interface Placed {
  name: string;
  y: number;
}

/** The names one below the other, spread over the height of the graph. */
function placed(names: Iterable<string>, height: number): Placed[] {
  const all = [...new Set(names)].sort();
  return all.map((name, index) => ({ name, y: ((index + 0.5) * height) / all.length }));
}

/**
 * Who says what to whom, as lines from left to right. The table below says the same in words, and alone where the
 * graph's letters would be too small.
 */
export function BusGraph({ lines }: { lines: readonly BusLine[] }) {
  const speakersOf = new Set(lines.flatMap(({ emittedBy }) => emittedBy));
  const hearersOf = new Set(lines.flatMap(({ heardBy }) => heardBy));
  const height = ROW * Math.max(lines.length, speakersOf.size, hearersOf.size);
  const speakers = placed(speakersOf, height);
  const hearers = placed(hearersOf, height);
  const events = lines.map((line, index) => ({ ...line, y: ((index + 0.5) * height) / lines.length }));
  const yOf = (all: readonly Placed[], name: string) => all.find((one) => one.name === name)!.y;
  return (
    <div dir="ltr" css={{ [breakpoint.medium]: { display: 'none' } }}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${height}`}
        css={{ display: 'block', width: '100%', maxWidth: WIDTH, marginInline: 'auto' }}
      >
        {events.flatMap(({ event, y, emittedBy, heardBy }) => [
          ...emittedBy.map((name) => (
            <Wire key={`${name} ${event}`} from={[X.speakers + BOX.part, yOf(speakers, name)]} to={[X.events, y]} />
          )),
          ...heardBy.map((name) => (
            <Wire key={`${event} ${name}`} from={[X.events + BOX.event, y]} to={[X.hearers, yOf(hearers, name)]} />
          )),
        ])}
        {speakers.map((part) => (
          <Box key={part.name} {...part} x={X.speakers} width={BOX.part} />
        ))}
        {events.map(({ event, y, heardBy }) => (
          <Box key={event} name={event} y={y} x={X.events} width={BOX.event} isEvent isUnheard={heardBy.length === 0} />
        ))}
        {hearers.map((part) => (
          <Box key={part.name} {...part} x={X.hearers} width={BOX.part} />
        ))}
      </svg>
    </div>
  );
}

type Point = [x: number, y: number];

function Wire({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const middle = (x1 + x2) / 2;
  return (
    <path
      d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
      css={{ fill: 'none', stroke: color.accent, strokeWidth: 1.5, opacity: 0.55 }}
    />
  );
}

interface BoxProps extends Placed {
  x: number;
  width: number;
  isEvent?: boolean;
  /** Nobody listens: drawn with a broken line. */
  isUnheard?: boolean;
}

function Box({ name, x, y, width, isEvent = false, isUnheard = false }: BoxProps) {
  return (
    <g>
      <rect
        x={x + 1}
        y={y - BOX.height / 2}
        width={width - 2}
        height={BOX.height}
        rx={isEvent ? BOX.height / 2 : radius.sm}
        css={{
          fill: isEvent ? color.accentSoft : color.surface,
          stroke: isEvent ? color.accent : color.line,
          strokeDasharray: isUnheard ? '4 4' : undefined,
        }}
      />
      <text
        x={x + width / 2}
        y={y}
        dominantBaseline="central"
        textAnchor="middle"
        css={{ fill: color.ink, fontFamily: isEvent ? font.mono : font.sans, fontSize: isEvent ? 12.5 : 13.5 }}
      >
        {name}
      </text>
    </g>
  );
}
