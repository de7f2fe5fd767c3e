import { Anchor, Breadcrumbs, Button, Drawer, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Navigation } from '../../app/shell/navigation.tsx';
import { shellPhrases } from '../../app/shell/shell.phrases.ts';
import { TopBar } from '../../app/shell/top-bar.tsx';
import { usePhrases } from '../../i18n/phrases.tsx';
import { showNotice } from '../../kit/notifications/messages.ts';
import { Example } from '../example.tsx';
import { BarWithLinks } from './bars/bar-with-links.tsx';
import classes from './bars/bars.module.css';
import { SideBar } from './bars/side-bar.tsx';
import { Pairs } from './pairs.tsx';

const phrases = {
  own: { th: 'แถบบนของระบบนี้', en: 'The product’s top bar' },
  ownNote: {
    th: 'แถบจริงอีกแถบหนึ่ง เปลี่ยนภาษา โหมดสี และเปิดเมนูบัญชีได้ บนโทรศัพท์เหลือเฉพาะปุ่มที่จำเป็น',
    en: 'The real one once more: it changes language and scheme and opens the account menu. A phone keeps only what it needs.',
  },
  here: { th: 'ปุ่มนี้ใช้ได้ที่แถบบนสุดของหน้า', en: 'This button works in the bar on top of the page.' },
  drawer: { th: 'เมนูของระบบนี้บนโทรศัพท์', en: 'The product’s menu on a phone' },
  drawerNote: { th: 'บนจอกว้างอยู่ทางซ้ายของหน้านี้', en: 'On a wide screen it stands left of this page.' },
  bars: { th: 'แถบนำทางสูง 64 พิกเซล', en: 'Bars, 64 pixels high' },
  barsNote: { th: 'ในที่แคบ ลิงก์ย้ายเข้าไปอยู่หลังปุ่มเดียว', en: 'Where it is narrow the links move behind one button.' },
  plain: { th: 'แถบพื้น', en: 'Plain bar' },
  coloured: { th: 'แถบสี', en: 'Coloured bar' },
  searching: { th: 'แถบพร้อมช่องค้นหา', en: 'Bar with a search' },
  side: { th: 'แถบข้างกว้าง 240 หรือ 96 พิกเซล', en: 'A side bar, 240 or 96 pixels wide' },
  trail: { th: 'ตำแหน่งปัจจุบัน', en: 'Where one is' },
  website: { th: 'เว็บไซต์', en: 'Website' },
  news: { th: 'ข่าวประชาสัมพันธ์', en: 'News' },
  item: { th: 'เปิดบ้านคณะศิลปศาสตร์', en: 'Open day' },
};

/** `/ui/navbar`: bars to go about with. */
export function NavbarPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Example title={t.own} note={t.ownNote}>
        <OwnBar />
      </Example>
      <Example title={t.bars} note={t.barsNote}>
        <BarWithLinks label={t.plain} />
        <BarWithLinks label={t.coloured} isColoured />
        <BarWithLinks label={t.searching} hasSearch />
      </Example>
      <Pairs>
        <Example title={t.side}>
          <SideBar label={t.side} />
        </Example>
        <Example title={t.drawer} note={t.drawerNote}>
          <OwnDrawer />
        </Example>
        <Example title={t.trail}>
          <nav aria-label={t.trail}>
            <Breadcrumbs>
              <Anchor component={Link} to="/ui/navbar" size="sm">
                {t.website}
              </Anchor>
              <Anchor component={Link} to="/ui/navbar" size="sm">
                {t.news}
              </Anchor>
              <Text size="sm" c="dimmed" aria-current="page">
                {t.item}
              </Text>
            </Breadcrumbs>
          </nav>
        </Example>
      </Pairs>
    </>
  );
}

function OwnBar() {
  const t = usePhrases(phrases);
  const [isMini, setMini] = useState(false);
  const tell = () => showNotice(t.here);
  return (
    <div className={classes.own}>
      <TopBar
        mini={isMini}
        isDrawerOpen={false}
        onToggleMini={() => setMini(!isMini)}
        onToggleDrawer={tell}
        onSearch={tell}
        onHelp={tell}
      />
    </div>
  );
}

function OwnDrawer() {
  const t = usePhrases(shellPhrases);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Group>
      <Button variant="default" leftSection={<IconMenu2 size={20} aria-hidden />} onClick={open}>
        {t.openMenu}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        size={280}
        title={<Text fw={700}>{t.mainMenu}</Text>}
        closeButtonProps={{ 'aria-label': t.closeMenu }}
      >
        <Navigation onChoose={close} />
      </Drawer>
    </Group>
  );
}
