import { Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { wholeMap } from './map-view.ts';
import classes from './maps.module.css';
import { capitals, countries, countryOf } from './world.ts';
import { WorldMap } from './world-map.tsx';

const phrases = {
  title: { th: 'เมืองหลวงสิบแปดแห่ง', en: 'Eighteen capital cities' },
  note: {
    th: 'ขนาดของจุดตามจำนวนประชากร ชี้หรือกด Tab ไปที่จุดเพื่อดูชื่อ ข้อมูลจาก GeoNames (CC BY 4.0)',
    en: 'Markers grow with the population. Point at one or reach it with Tab. Figures: GeoNames (CC BY 4.0).',
  },
  none: { th: 'ชี้ที่จุดเพื่อดูชื่อและจำนวนประชากร', en: 'Point at a marker to read its name and population' },
  of: (city: string, country: string, population: string) => ({
    th: `${city} (${country}): ประชากร ${population} คน`,
    en: `${city} (${country}): population ${population}`,
  }),
  list: { th: 'รายการเดียวกันเป็นตาราง', en: 'The same as a list' },
  city: { th: 'เมืองหลวง', en: 'Capital' },
  country: { th: 'ประเทศ', en: 'Country' },
  population: { th: 'ประชากร (คน)', en: 'Population' },
};

type Capital = (typeof capitals)[number];
const inFull = new Intl.NumberFormat('en-GB');
/** By its area and not its width. */
const radiusOf = (population: number) => 3 + Math.sqrt(population / 1_000_000) * 1.5;

/** The world with a marker a capital. */
export function CapitalsMap() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [view, setView] = useState(wholeMap);
  const [shown, setShown] = useState<Capital | null>(null);
  const wordsOf = (capital: Capital) =>
    t.of(capital[language], countryOf(capital.country)?.name[language] ?? '', inFull.format(capital.population));
  return (
    <Example title={t.title} note={t.note}>
      <WorldMap label={t.title} view={view} onView={setView}>
        <g aria-hidden>
          {countries.map(({ code, path }) => (
            <path key={code} d={path} className={classes.country} data-level={0} />
          ))}
        </g>
        {capitals.map((capital) => (
          <circle
            key={capital.country}
            className={classes.marker}
            cx={capital.x}
            cy={capital.y}
            // as large on the screen at every scale
            r={radiusOf(capital.population) / Math.sqrt(view.scale)}
            data-shown={capital === shown || undefined}
            onPointerEnter={() => setShown(capital)}
            // what a marker says is said to whoever reaches it by keyboard
            {...{ tabIndex: 0, role: 'img', 'aria-label': wordsOf(capital), onFocus: () => setShown(capital) }}
          />
        ))}
      </WorldMap>
      <Text fw={600}>{shown === null ? t.none : wordsOf(shown)}</Text>
      <details>
        <summary>{t.list}</summary>
        <Table verticalSpacing={4} aria-label={t.title} className={classes.list ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.city}</Table.Th>
              <Table.Th>{t.country}</Table.Th>
              <Table.Th ta="end">{t.population}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {capitals.map((capital) => (
              <Table.Tr key={capital.country}>
                <Table.Td>{capital[language]}</Table.Td>
                <Table.Td>{countryOf(capital.country)?.name[language]}</Table.Td>
                <Table.Td ta="end">{inFull.format(capital.population)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Example>
  );
}
