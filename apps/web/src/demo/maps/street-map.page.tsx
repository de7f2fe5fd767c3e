import { Alert, Code, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import classes from './maps.module.css';
import { StreetSketch } from './street-sketch.tsx';

const phrases = {
  noTiles: { th: 'ยังไม่ได้ตั้งค่าเซิร์ฟเวอร์แผนที่', en: 'No tile server is configured' },
  why: {
    th: 'แผนที่ถนนจริงต้องมีเซิร์ฟเวอร์ภาพแผนที่ซึ่งระบุในค่า',
    en: 'A real street map needs a tile server, named in the setting',
  },
  whyMore: {
    th: ' ระบบนี้ไม่มีค่าดังกล่าว และไม่เรียกบริการแผนที่ภายนอกด้วยคีย์ของใคร จึงแสดงแผนผังที่วาดเองแทน',
    en: '. There is none here, and no map service outside is called with anybody’s key. A drawn sketch stands in its place.',
  },
  title: { th: 'แผนผังบริเวณมหาวิทยาลัย (ไม่ใช่แผนที่จริง)', en: 'Sketch of the campus region (not a real map)' },
  note: {
    th: 'ถนน แม่น้ำ และอาคารวาดพอให้เห็นภาพ ใช้วัดระยะหรือเดินทางไม่ได้',
    en: 'Roads, river and buildings are drawn to give an idea. Do not measure or travel by them.',
  },
  centre: { th: 'จุดกลางแผนที่', en: 'Centre' },
  zoom: { th: 'ระดับการขยาย', en: 'Zoom' },
  marker: { th: 'หมุด', en: 'Marker' },
  faculty: { th: 'คณะศิลปศาสตร์', en: 'Faculty of Liberal Arts' },
};

/** Documented: a fixed centre, zoom 12 and one marker. */
const centre = { latitude: 15.118, longitude: 104.905 };
const zoom = 12;

/** `/maps/google`: what a street map would show, and why there is none. */
export function StreetMapPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Alert icon={<IconInfoCircle aria-hidden />} title={t.noTiles}>
        <Text>
          {t.why} <Code>MAP_TILES_URL</Code>
          {t.whyMore}
        </Text>
      </Alert>
      <Example title={t.title} note={t.note}>
        <StreetSketch marker={t.faculty} />
        <dl className={classes.facts}>
          <dt>{t.centre}</dt>
          <dd>
            {centre.latitude.toFixed(3)}° N, {centre.longitude.toFixed(3)}° E
          </dd>
          <dt>{t.zoom}</dt>
          <dd>{zoom}</dd>
          <dt>{t.marker}</dt>
          <dd>{t.faculty}</dd>
        </dl>
      </Example>
    </>
  );
}
