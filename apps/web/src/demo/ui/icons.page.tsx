import { Tabs, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { IconGlyph } from '../../features/website/link/cover/cover-tile.tsx';
import { findIcons } from '../../features/website/link/cover/icon-search.ts';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { IconGrid } from './icons/icon-grid.tsx';
import { findOwnIcons } from './icons/own-icon-search.ts';
import * as ownIcons from './icons/own-icons.ts';

const phrases = {
  kinds: { th: 'ชุดไอคอน', en: 'Icon sets' },
  search: { th: 'ค้นหาไอคอน', en: 'Search icons' },
  searchHint: { th: 'เช่น หนังสือ, calendar', en: 'Such as book, calendar' },
  links: { th: 'ไอคอนของลิงก์', en: 'Icons of links' },
  own: { th: 'ไอคอนของระบบ', en: 'Icons of the product' },
  ofLinks: {
    th: 'Font Awesome Free 5.15.4 (CC BY 4.0) ใช้กับลิงก์บนเว็บไซต์ โหลดเมื่อมีหน้าที่แสดงเท่านั้น ค้นหาได้ทั้งคำไทยและอังกฤษ',
    en: 'Font Awesome Free 5.15.4 (CC BY 4.0), for links of the website; loaded only by pages that show them. Searched in Thai and English.',
  },
  ownSet: {
    th: 'ระบบนี้ไม่ได้ใช้แบบอักษร Material Icons ที่เห็นด้านล่างคือไอคอนที่หน้าจอของระบบใช้จริง จากชุด Tabler Icons (MIT)',
    en: 'This product ships no Material Icons font. Below are the icons its screens do use, of Tabler Icons (MIT).',
  },
};

/** `/ui/icons`: the icons of links, and those of the product's own screens; the tabs keep the template's names. */
export function IconsPage() {
  const t = usePhrases(phrases);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  return (
    <>
      <TextInput
        type="search"
        aria-label={t.search}
        placeholder={t.searchHint}
        maxLength={60}
        maw={420}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Tabs defaultValue="links" keepMounted={false}>
        <Tabs.List aria-label={t.kinds}>
          <Tabs.Tab value="links">Font Awesome</Tabs.Tab>
          <Tabs.Tab value="own">Material Icons</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="links" pt="md">
          <Example title={t.links} note={t.ofLinks}>
            {/* another search begins with its first icons */}
            <IconGrid
              key={wanted}
              icons={findIcons(wanted)}
              draw={(name) => <IconGlyph code={name} />}
              short={(name) => name.slice('fas fa-'.length)}
            />
          </Example>
        </Tabs.Panel>
        <Tabs.Panel value="own" pt="md">
          <Example title={t.own} note={t.ownSet}>
            <IconGrid key={wanted} icons={findOwnIcons(wanted)} draw={drawOwn} short={(name) => name.slice('Icon'.length)} />
          </Example>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

const iconOf = new Map(Object.entries(ownIcons));

function drawOwn(name: string) {
  const Icon = iconOf.get(name);
  return Icon && <Icon size={26} stroke={1.75} aria-hidden />;
}
