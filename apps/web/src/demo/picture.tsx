import { useId } from 'react';

/** Sky above, sky below, hills from far to near, and the sun. */
const palettes = [
  ['#bdd1fb', '#f0f5ff', '#7ba3f5', '#2a62dc', '#0f3282', '#e0b24a'],
  ['#ebca74', '#fdf8ec', '#c9952b', '#8a6114', '#48320b', '#ca352c'],
  ['#7fd1a3', '#ecf9f1', '#54bd83', '#1b8650', '#0b3f25', '#fdf8ec'],
  ['#443a6b', '#e08a6a', '#6b5a8f', '#3d3566', '#221d40', '#ebca74'],
  ['#95b5f7', '#fdf8ec', '#8fc4b7', '#3f8f86', '#1d4f52', '#fff1f0'],
  ['#f79b94', '#fdf8ec', '#de8a7a', '#911d17', '#4d100c', '#e0b24a'],
] as const;

/** The faculty's hall under its roofs, rain trees, and an open book. */
const things = [
  'M-92 0v-62h184V0Z M-112-56 0-112 112-56Z m24-40L0-142l88 46Z M-6-138 0-176l6 38Z',
  'M-6 0v-80h12V0Z M-80-100a80 42 0 1 0 160 0a80 42 0 1 0-160 0Z M100 0v-60h8V0Z M60-74a46 26 0 1 0 92 0a46 26 0 1 0-92 0Z',
  'M-70 0v-30h140V0Z M0-44C-30-74-74-76-104-66v-72c34-12 76-8 104 22 28-30 70-34 104-22v72C74-76 30-74 0-44Z',
];

/** A drawn landscape for demo pages, which load nothing from anywhere; fills its box. The same number draws the same picture. */
export function DemoPicture({ seed, alt }: { seed: number; alt?: string }) {
  const sky = useId();
  const [above, below, far, middle, near, sun] = palettes[seed % palettes.length] ?? palettes[0];
  const shift = (seed * 137) % 240;
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
      role="img"
      aria-label={alt}
      aria-hidden={alt === undefined}
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={above} />
        <stop offset="1" stopColor={below} />
      </linearGradient>
      <rect width="640" height="400" fill={`url(#${sky})`} />
      <circle cx={540 - shift * 1.8} cy={100 + shift / 6} r={34} fill={sun} opacity={0.9} />
      <path d={`M0 400V230C${120 + shift / 2} 130 ${300 + shift / 3} 270 640 190V400Z`} fill={far} opacity={0.75} />
      <path d={`M0 400V270C${200 - shift / 3} 330 ${320 + shift / 2} 200 640 290V400Z`} fill={middle} opacity={0.85} />
      <path d={things[seed % things.length]} transform={`translate(${200 + shift} 352)`} fill={near} />
      <path d="M0 400V336C160 316 400 356 640 330V400Z" fill={near} />
    </svg>
  );
}
