import { Alert, Code, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import classes from './maps.module.css';

const phrases = {
  noTiles: { th: 'ยังไม่ได้ตั้งค่าเซิร์ฟเวอร์แผนที่', en: 'No tile server is configured' },
  why: { th: 'แผนที่ถนนจริงต้องมีเซิร์ฟเวอร์ภาพแผนที่ซึ่งระบุในค่า', en: 'A real street map needs a tile server, named in the setting' },
  whyMore: {
    th: ' ระบบนี้ไม่มีค่าดังกล่าว และไม่เรียกบริการแผนที่ภายนอก จึงแสดงแผนผังที่วาดเองแทน',
    en: '. There is none here, and no map service outside is called. A drawn sketch stands in its place.',
  },
  title: { th: 'แผนผังบริเวณมหาวิทยาลัย (ไม่ใช่แผนที่จริง)', en: 'Sketch of the campus region (not a real map)' },
  river: { th: 'แม่น้ำมูล', en: 'Mun river' },
  road: { th: 'ถนนสถลมาร์ค', en: 'Sathonlamark Road' },
  faculty: { th: 'คณะศิลปศาสตร์', en: 'Faculty of Liberal Arts' },
  place: (centre: string, zoom: number) => ({
    th: `จุดกลางแผนที่ ${centre} · ระดับการขยาย ${zoom} · หมุดหนึ่งจุด`,
    en: `Centre ${centre} · zoom ${zoom} · one marker`,
  }),
};

/** Documented: a fixed centre, zoom 12 and one marker. */
const centre = '15.118° N, 104.905° E';
const zoom = 12;

/** `/maps/google`: what a street map would show, and why there is none. */
export function StreetMapPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Alert icon={<IconInfoCircle aria-hidden />} title={t.noTiles}>
        {t.why} <Code>MAP_TILES_URL</Code>
        {t.whyMore}
      </Alert>
      <Example title={t.title}>
        <svg viewBox="0 0 640 360" className={classes.sketch} role="img" aria-label={`${t.title}: ${t.faculty}`}>
          <path
            d="M0 150 Q60 20 180 40 T360 70 Q460 90 500 40 T640 20"
            fill="none"
            stroke="var(--mantine-color-blue-light-hover)"
            strokeWidth={20}
          />
          <path
            fill="none"
            stroke="var(--line)"
            strokeWidth={6}
            d="M0 130 Q140 160 230 226 T640 262 M30 160 H190 M90 100 V190 M320 226 V330 H470 V258 M420 360 Q360 300 470 200 T600 90"
          />
          <text x="372" y="52" textAnchor="middle">
            {t.river}
          </text>
          <text x="520" y="290" textAnchor="middle">
            {t.road}
          </text>
          <path d="M320 210 C300 184 300 160 320 160 C340 160 340 184 320 210 Z" fill="var(--mantine-color-red-8)" data-marker />
          <text x="320" y="148" textAnchor="middle" fontWeight={700}>
            {t.faculty}
          </text>
        </svg>
        <Text c="dimmed">{t.place(centre, zoom)}</Text>
      </Example>
    </>
  );
}
