import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './street-sketch.module.css';

const phrases = {
  picture: (marker: string) => ({
    th: `แผนผังบริเวณมหาวิทยาลัย หมุดหนึ่งจุดที่${marker}`,
    en: `Sketch of the campus region with one marker at the ${marker}`,
  }),
  river: { th: 'แม่น้ำมูล', en: 'Mun river' },
  road: { th: 'ถนนสถลมาร์ค', en: 'Sathonlamark Road' },
  town: { th: 'วารินชำราบ', en: 'Warin Chamrap' },
  scale: { th: '5 กม.', en: '5 km' },
};

const blocks = [
  [250, 196, 34, 22],
  [290, 196, 26, 22],
  [250, 226, 20, 26],
  [352, 190, 30, 20],
  [390, 190, 22, 34],
  [352, 256, 40, 20],
  [276, 268, 46, 18],
] as const;
const town = Array.from({ length: 20 }, (_, at) => [48 + (at % 5) * 22, 66 + Math.floor(at / 5) * 18] as const);

/** A schematic of the region as large as zoom 12 would show it: a river, roads, blocks, one marker in the middle. */
export function StreetSketch({ marker }: { marker: string }) {
  const t = usePhrases(phrases);
  return (
    <svg viewBox="0 0 640 420" className={classes.sketch} role="img" aria-label={t.picture(marker)}>
      <rect width="640" height="420" className={classes.land} />
      <path d="M330 420 Q420 330 520 340 T640 300 V420 Z" className={classes.green} />
      <path d="M0 180 Q60 20 180 40 T360 70 Q460 90 500 40 T640 20" className={classes.river} />
      {town.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y + 40} width="16" height="12" className={classes.block} />
      ))}
      {[
        'M30 160 H190 M30 178 V100 M90 100 V190',
        'M0 130 Q140 160 230 236 T640 262',
        'M320 236 V330 H470 V258 M230 236 V330 H320',
        'M420 420 Q360 300 470 200 T600 90',
      ].map((road, at) => (
        <g key={road}>
          <path d={road} className={classes.edge} data-broad={at === 1 || undefined} />
          <path d={road} className={classes.road} data-broad={at === 1 || undefined} />
        </g>
      ))}
      <path d="M236 180 H428 V292 H236 Z" className={classes.campus} />
      {blocks.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={classes.block} />
      ))}
      <text x="372" y="62" className={classes.water}>
        {t.river}
      </text>
      <text x="92" y="206" className={classes.name}>
        {t.town}
      </text>
      <text x="520" y="284" className={classes.name}>
        {t.road}
      </text>
      <path d="M320 210 C300 184 300 160 320 160 C340 160 340 184 320 210 Z" className={classes.marker} data-marker />
      <circle cx="320" cy="178" r="6" className={classes.hole} />
      <text x="320" y="150" className={classes.name} data-strong>
        {marker}
      </text>
      {/* at zoom 12 and this latitude a point is some 37 metres */}
      <path d="M24 392 v6 h135 v-6" className={classes.scale} />
      <text x="92" y="390" className={classes.name}>
        {t.scale}
      </text>
    </svg>
  );
}
