import { Tabs, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBook,
  IconCalendar,
  IconFile,
  IconMedal,
  IconNews,
  IconPencil,
  IconSchool,
  IconTrash,
  IconUser,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { IconGlyph } from '../../features/website/link/cover/cover-tile.tsx';
import { findIcons } from '../../features/website/link/cover/icon-search.ts';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { IconGrid } from './icon-grid.tsx';

const phrases = {
  kinds: { th: 'ชุดไอคอน', en: 'Icon sets' },
  search: { th: 'ค้นหาไอคอน', en: 'Search icons' },
  links: { th: 'ไอคอนของลิงก์', en: 'Icons of links' },
  own: { th: 'ไอคอนของระบบ', en: 'Icons of the product' },
  ofLinks: {
    th: 'Font Awesome Free 5.15.4 (CC BY 4.0) ใช้กับลิงก์บนเว็บไซต์ ค้นหาได้ทั้งคำไทยและอังกฤษ',
    en: 'Font Awesome Free 5.15.4 (CC BY 4.0), for links of the website. Searched in Thai and English.',
  },
  ownSet: {
    th: 'ระบบนี้ไม่ได้ใช้แบบอักษร Material Icons ที่เห็นด้านล่างคือไอคอนที่หน้าจอของระบบใช้จริง จากชุด Tabler Icons (MIT)',
    en: 'This product ships no Material Icons font. Below are icons its screens do use, of Tabler Icons (MIT).',
  },
};

/** Icons that screens of the product use, by their names. */
const ownIcons = {
  ...{ IconAlertTriangle, IconBook, IconCalendar, IconFile, IconMedal, IconNews },
  ...{ IconPencil, IconSchool, IconTrash, IconUser, IconUsers, IconWorld },
};
const isOwn = (name: string): name is keyof typeof ownIcons => Object.hasOwn(ownIcons, name);

/** `/ui/icons`: the icons of links, and some of the product's own screens; the tabs keep the template's names. */
export function IconsPage() {
  const t = usePhrases(phrases);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = Object.keys(ownIcons).filter((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <TextInput
        type="search"
        label={t.search}
        maxLength={60}
        maw={420}
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
            <IconGrid key={wanted} icons={findIcons(wanted)} draw={(name) => <IconGlyph code={name} />} />
          </Example>
        </Tabs.Panel>
        <Tabs.Panel value="own" pt="md">
          <Example title={t.own} note={t.ownSet}>
            <IconGrid key={wanted} icons={found} draw={drawOwn} />
          </Example>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function drawOwn(name: string) {
  const Icon = isOwn(name) && ownIcons[name];
  return Icon && <Icon size={26} stroke={1.75} aria-hidden />;
}
