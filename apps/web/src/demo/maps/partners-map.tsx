import { Anchor, Select, Table, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { choiceSearch } from '../../kit/fields/choice/choice-search.ts';
import { Example } from '../example.tsx';
import { centred, wholeMap } from './map-view.ts';
import classes from './maps.module.css';
import { countOf, levelOf, levels, partners } from './partners.ts';
import { countries, countryOf } from './world.ts';
import { WorldMap } from './world-map.tsx';

const phrases = {
  title: { th: 'ความร่วมมือกับมหาวิทยาลัยต่างประเทศ', en: 'Agreements with universities abroad' },
  note: {
    th: 'ตัวเลขสมมติ เลื่อนเมาส์หรือกด Tab ไปที่ประเทศเพื่อดูชื่อ ขยายด้วยปุ่ม แป้น + − หรือ Ctrl กับล้อเมาส์ แล้วลากเพื่อเลื่อน',
    en: 'Invented figures. Point at a country or reach it with Tab to read its name. Zoom with the buttons, + and −, or Ctrl and the wheel, then drag.',
  },
  find: { th: 'ค้นหาประเทศ', en: 'Find a country' },
  none: { th: 'ชี้ที่ประเทศเพื่อดูชื่อและจำนวน', en: 'Point at a country to read its name and number' },
  of: (name: string, count: number) => ({
    th: count === 0 ? `${name}: ยังไม่มีความร่วมมือ` : `${name}: ${count} ฉบับ`,
    en: count === 0 ? `${name}: no agreement yet` : `${name}: ${count} ${count === 1 ? 'agreement' : 'agreements'}`,
  }),
  legend: { th: 'จำนวนความร่วมมือ', en: 'Number of agreements' },
  list: { th: 'รายการเดียวกันเป็นตาราง', en: 'The same as a list' },
  country: { th: 'ประเทศ', en: 'Country' },
  number: { th: 'จำนวน (ฉบับ)', en: 'Agreements' },
  show: (name: string) => ({ th: `แสดง${name}บนแผนที่`, en: `Show ${name} on the map` }),
};

/** The world, shaded by an invented number a country. */
export function PartnersMap() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [view, setView] = useState(wholeMap);
  const [shown, setShown] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const nameOf = (code: string) => countryOf(code)?.name[language] ?? code;

  function show(code: string): void {
    setShown(code);
    const outline = map.current?.querySelector<SVGPathElement>(`[data-country="${code}"]`)?.getBBox();
    if (outline) setView(centred({ x: outline.x + outline.width / 2, y: outline.y + outline.height / 2 }, 4));
  }

  return (
    <Example title={t.title} note={t.note}>
      <Select
        label={t.find}
        className={classes.find ?? ''}
        searchable
        clearable
        filter={choiceSearch}
        value={shown}
        data={countries
          .map(({ code, name }) => ({ value: code, label: name[language] }))
          .toSorted((a, b) => a.label.localeCompare(b.label, language))}
        onChange={(code) => (code === null ? setShown(null) : show(code))}
      />
      <div ref={map}>
        <WorldMap label={t.title} view={view} onView={setView}>
          {countries.map(({ code, name, path }) => (
            <path
              key={code}
              d={path}
              className={classes.country}
              data-country={code}
              data-level={levelOf(countOf(code))}
              onPointerEnter={() => setShown(code)}
              {...(countOf(code) > 0 && {
                // each can be reached: what a shade says is said
                tabIndex: 0,
                role: 'img',
                'aria-label': t.of(name[language], countOf(code)),
                onFocus: () => setShown(code),
              })}
            />
          ))}
          {/* over all of them: a neighbour drawn later would cover its edge */}
          {shown !== null && <path d={countryOf(shown)?.path} className={classes.chosen} />}
        </WorldMap>
      </div>
      <Text fw={600}>{shown === null ? t.none : t.of(nameOf(shown), countOf(shown))}</Text>
      <ul className={classes.legend} aria-label={t.legend}>
        {levels.map(({ least, most }, level) => (
          <li key={least}>
            <svg width="20" height="16" aria-hidden>
              <rect width="20" height="16" rx="3" className={classes.country} data-level={level} />
            </svg>
            {least === most ? least : `${least}–${most}`}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.list}</summary>
        <Table verticalSpacing={4} aria-label={t.title} className={classes.list ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.country}</Table.Th>
              <Table.Th ta="end">{t.number}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(partners).map(([code, count]) => (
              <Table.Tr key={code}>
                <Table.Td>
                  <Anchor component="button" type="button" aria-label={t.show(nameOf(code))} onClick={() => show(code)}>
                    {nameOf(code)}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="end">{count}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Example>
  );
}
