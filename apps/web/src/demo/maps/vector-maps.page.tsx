import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';
import { capitals } from './capitals.ts';
import classes from './maps.module.css';
import { countries, mapHeight, mapWidth, nameOf, pointAt } from './world.ts';

const phrases = {
  partners: { th: 'ความร่วมมือกับมหาวิทยาลัยต่างประเทศ', en: 'Agreements with universities abroad' },
  partnersNote: { th: 'ตัวเลขสมมติ ชี้ที่ประเทศเพื่อดูชื่อ', en: 'Invented figures. Point at a country to read its name.' },
  agreements: (name: string, count: number) => ({ th: `${name}: ${count} ฉบับ`, en: `${name}: ${count} agreements` }),
  number: { th: 'จำนวน (ฉบับ)', en: 'Agreements' },
  capitals: { th: 'เมืองหลวงสิบแปดแห่ง', en: 'Eighteen capital cities' },
  capitalsNote: {
    th: 'ขนาดของจุดตามจำนวนประชากร ข้อมูลจาก GeoNames (CC BY 4.0)',
    en: 'Markers grow with the population. Figures: GeoNames (CC BY 4.0).',
  },
  capital: (city: string, country: string, population: string) => ({
    th: `${city} (${country}): ประชากร ${population} คน`,
    en: `${city} (${country}): population ${population}`,
  }),
  city: { th: 'เมืองหลวง', en: 'Capital' },
  country: { th: 'ประเทศ', en: 'Country' },
  population: { th: 'ประชากร (คน)', en: 'Population' },
  list: { th: 'รายการเดียวกันเป็นตาราง', en: 'The same as a table' },
  source: {
    th: 'เส้นเขตแดนจาก Natural Earth 1:110 ล้าน (สาธารณสมบัติ) ไม่เรียกบริการแผนที่ภายนอก ไม่รวมทวีปแอนตาร์กติกา (AQ)',
    en: 'Borders: Natural Earth 1:110m (public domain). No map service is called. Antarctica (AQ) is left out.',
  },
};

/** Invented: agreements with universities, by country. */
const partners: Readonly<Record<string, number>> = {
  ...{ LA: 9, VN: 7, CN: 6, KH: 5, JP: 4, KR: 3, ID: 3, MY: 2, PH: 2, TW: 2, IN: 1, AU: 1, DE: 1, FR: 1, GB: 1 },
};
const inFull = new Intl.NumberFormat('en-GB');
/** Darker, the more of them. */
const shadeOf = (count: number | undefined) => count && 0.35 + count / 14;
/** By its area and not its width. */
const radiusOf = (population: number) => 3 + Math.sqrt(population / 1_000_000) * 1.5;

/** `/maps/vector`: the world without Antarctica, shaded by a number a country; and with eighteen capitals. */
export function VectorMapsPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <>
      <Example title={t.partners} note={t.partnersNote}>
        <WorldMap label={t.partners}>
          {countries.map(({ code, path }) => {
            const count = partners[code];
            const name = nameOf(code, language);
            return (
              <path key={code} d={path} className={classes.country} data-country={code} data-partner={count} fillOpacity={shadeOf(count)}>
                <title>{count === undefined ? name : t.agreements(name, count)}</title>
              </path>
            );
          })}
        </WorldMap>
        <details>
          <summary>{t.list}</summary>
          <PlainTable
            label={t.partners}
            head={[t.country, t.number]}
            rows={Object.entries(partners).map(([code, count]) => [nameOf(code, language), count])}
          />
        </details>
      </Example>
      <Example title={t.capitals} note={t.capitalsNote}>
        <WorldMap label={t.capitals}>
          {countries.map(({ code, path }) => (
            <path key={code} d={path} className={classes.country} aria-hidden />
          ))}
          {capitals.map(({ country, at, population, ...city }) => (
            <circle key={country} className={classes.marker} {...pointAt(at)} r={radiusOf(population)}>
              <title>{t.capital(city[language], nameOf(country, language), inFull.format(population))}</title>
            </circle>
          ))}
        </WorldMap>
        <details>
          <summary>{t.list}</summary>
          <PlainTable
            label={t.capitals}
            head={[t.city, t.country, t.population]}
            rows={capitals.map(({ country, population, ...city }) => [
              city[language],
              nameOf(country, language),
              inFull.format(population),
            ])}
          />
        </details>
      </Example>
      <Text size="sm" c="dimmed">
        {t.source}
      </Text>
    </>
  );
}

/** The world as wide as its place. */
const WorldMap = ({ label, children }: { label: string; children: ReactNode }) => (
  <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className={classes.world} role="img" aria-label={label}>
    {children}
  </svg>
);
