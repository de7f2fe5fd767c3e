import { useId } from 'react';
import classes from './picture.module.css';

/** Sky above, sky below, hills from far to near, and what stands on them. */
const palettes = [
  ['#bdd1fb', '#f0f5ff', '#7ba3f5', '#2a62dc', '#0f3282', '#e0b24a'],
  ['#ebca74', '#fdf8ec', '#c9952b', '#8a6114', '#48320b', '#ca352c'],
  ['#7fd1a3', '#ecf9f1', '#54bd83', '#1b8650', '#0b3f25', '#fdf8ec'],
  ['#443a6b', '#e08a6a', '#6b5a8f', '#3d3566', '#221d40', '#ebca74'],
  ['#95b5f7', '#fdf8ec', '#8fc4b7', '#3f8f86', '#1d4f52', '#fff1f0'],
  ['#f79b94', '#fdf8ec', '#de8a7a', '#911d17', '#4d100c', '#e0b24a'],
] as const;

const width = 640;
const height = 400;

interface DemoPictureProps {
  /** The same number draws the same picture; six palettes and three things to stand on the hills take turns. */
  seed: number;
  /** What it shows; without it the picture is decoration. */
  alt?: string;
}

/** A drawn picture for demo pages, which load nothing from anywhere; fills whatever box it stands in. */
export function DemoPicture({ seed, alt }: DemoPictureProps) {
  const sky = useId();
  const [above, below, far, middle, near, light] = palettes[seed % palettes.length] ?? palettes[0];
  const random = numbersFrom(seed);
  const sun = { x: 90 + random() * (width - 180), y: 115 + random() * 40 };
  const Thing = things[(seed + Math.floor(seed / palettes.length)) % things.length] ?? Hall;
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={alt === undefined}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={above} />
          <stop offset="1" stopColor={below} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${sky})`} />
      <circle cx={sun.x} cy={sun.y} r={34} fill={light} opacity={0.9} />
      <path d={hillOf(random, 210, 46)} fill={far} opacity={0.75} />
      <path d={hillOf(random, 262, 34)} fill={middle} opacity={0.85} />
      <Thing colour={near} light={light} x={190 + random() * 240} />
      <path d={hillOf(random, 336, 16)} fill={near} />
    </svg>
  );
}

/** A small generator: the same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = ((seed + 1) * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A ridge about `level`, from edge to edge and down to the ground. */
function hillOf(random: () => number, level: number, swing: number): string {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, step) => [(step * width) / steps, level + (random() - 0.5) * 2 * swing] as const);
  const curves = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, level];
    const half = (beforeX + x) / 2;
    return `C${half} ${beforeY.toFixed(1)} ${half} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`;
  });
  return `M0 ${height}V${points[0]?.[1].toFixed(1)}${curves.join('')}V${height}Z`;
}

interface ThingProps {
  colour: string;
  light: string;
  x: number;
}

/** The faculty's hall under its three roofs. */
function Hall({ colour, light, x }: ThingProps) {
  return (
    <g transform={`translate(${x} 352)`} fill={colour}>
      <path d="M-92 0v-62h184V0Z" />
      <path d="M-112-56 0-112 112-56Zm24-40L0-142l88 46ZM-6-138 0-176l6 38Z" />
      {[-70, -38, -6, 26, 58].map((left) => (
        <rect key={left} x={left} y={-44} width={12} height={32} rx={6} fill={light} />
      ))}
    </g>
  );
}

/** Rain trees. */
function Trees({ colour, light, x }: ThingProps) {
  return (
    <g transform={`translate(${x} 352)`} fill={colour}>
      {[-120, 0, 104].map((left, index) => (
        <g key={left} transform={`translate(${left} 0) scale(${1 - index * 0.18})`}>
          <path d="M-6 0c4-40 0-60-26-86l8-4c14 14 22 26 24 40 4-16 12-30 26-42l7 4C10-64 4-40 8 0Z" />
          <ellipse cy={-108} rx={64} ry={30} />
          <ellipse cx={-34} cy={-94} rx={38} ry={20} />
          <ellipse cx={38} cy={-92} rx={36} ry={18} />
          <circle cx={22} cy={-114} r={4} fill={light} />
          <circle cx={-26} cy={-104} r={4} fill={light} />
        </g>
      ))}
    </g>
  );
}

/** Open book and pen as a monument. */
function Book({ colour, light, x }: ThingProps) {
  return (
    <g transform={`translate(${x} 352)`} fill={colour}>
      <path d="M-70 0v-30h140V0Z" />
      <path d="M0-44C-30-74-74-76-104-66v-72c34-12 76-8 104 22 28-30 70-34 104-22v72C74-76 30-74 0-44Z" />
      <path
        d="M-88-116c26-6 56-2 76 18m-76 8c26-6 56-2 76 18m100-44c-26-6-56-2-76 18m76 8c-26-6-56-2-76 18"
        fill="none"
        stroke={light}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </g>
  );
}

const things = [Hall, Trees, Book] as const;
