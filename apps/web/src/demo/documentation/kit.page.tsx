import { type DemoPath, demoPages } from '@faculty/contracts/demo/demo-pages';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Anchor, Code, List, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';

interface Kit {
  how: Bilingual;
  source: string;
  /** The demo pages that show it. */
  shown: readonly DemoPath[];
}

const kits: Readonly<Record<string, Kit>> = {
  '/documentation/ui': {
    how: {
      th: 'หน้าจอประกอบจากส่วนประกอบของ Mantine และชุดของระบบ ข้อความทุกข้อความเป็นคู่ภาษาไทยและอังกฤษ สีใช้ตัวแปรของธีม โหมดมืดจึงเปลี่ยนตามเอง สถานะบอกด้วยไอคอนและคำเสมอ',
      en: 'Screens are made of Mantine’s components and the product’s kit. Every phrase is a pair of Thai and English. Colours are the theme’s variables, so the dark scheme follows by itself. A state always has a sign and a word.',
    },
    source: 'apps/web/src/kit',
    shown: ['/core/typography', '/core/colors', '/core/grid', '/ui/notifications', '/ui/modal', '/ui/badge', '/ui/tooltips', '/ui/tabs'],
  },
  '/documentation/forms': {
    how: {
      th: 'กติกาของช่องเขียนครั้งเดียวในสัญญา (packages/contracts) ฟอร์มและเซิร์ฟเวอร์ใช้ชุดเดียวกัน สิ่งที่พิมพ์ไว้ไม่หาย: มีฉบับร่าง มีคำเตือนก่อนออก และรวมงานเมื่อผู้อื่นบันทึกก่อน',
      en: 'The rules of fields are written once in the contract (packages/contracts); the form and the server use the same. Nothing typed is lost: there are drafts, a question before leaving, and a merge when somebody else saved first.',
    },
    source: 'apps/web/src/kit/form',
    shown: ['/forms/elements', '/forms/validation', '/core/grid'],
  },
  '/documentation/tables': {
    how: {
      th: 'หน้า การเรียง ตัวกรอง และการค้นหาอยู่ในที่อยู่ของหน้า ลิงก์และปุ่มย้อนกลับจึงพบแถวเดิม ตารางเป็นการ์ดเมื่อที่แคบ',
      en: 'Page, order, filters and search stand in the address, so links and the way back find the same rows. A table becomes cards where it is narrow.',
    },
    source: 'apps/web/src/kit/list',
    shown: ['/tables/basic', '/tables/dynamic', '/ui/pagination'],
  },
  '/documentation/charts': {
    how: {
      th: 'หน้าตัวอย่างวาดแผนภูมิด้วย @mantine/charts และมีตารางที่บอกตัวเลขเดียวกันเสมอ หน้าจอของระบบใช้แท่งที่เป็นตารางของชุดระบบเอง',
      en: 'The demo pages draw charts with @mantine/charts, always with a table of the same figures. Screens of the product use bars that are a table, of its own kit.',
    },
    source: 'apps/web/src/kit/charts',
    shown: ['/charts/bar-charts', '/charts/line-charts', '/charts/pie-charts'],
  },
  '/documentation/maps': {
    how: {
      th: 'หน้าจอของระบบไม่มีแผนที่ แผนที่โลกของหน้าตัวอย่างวาดด้วย d3-geo จากข้อมูล world-atlas ไม่ใช้เครือข่ายและไม่ใช้คีย์ของบริการใด ไม่มีทวีปแอนตาร์กติกา (AQ)',
      en: 'No screen of the product has a map. The demo’s world is drawn by d3-geo from world-atlas: no network, and no service’s key. Antarctica (AQ) is left out.',
    },
    source: 'apps/web/src/demo/maps',
    shown: ['/maps/vector', '/maps/google'],
  },
};

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  source: { th: 'โค้ดอยู่ที่', en: 'Its code is in' },
  shown: { th: 'หน้าที่แสดงของจริง', en: 'Where it is shown' },
};

/** `/documentation/ui`, `/forms`, `/tables`, `/charts` and `/maps`: how each kit is used, and where it is shown. */
export function KitPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const kit = kits[useLocation().pathname.replace(/\/+$/, '')];
  if (!kit) return null;
  return (
    <>
      <Example title={t.how}>
        <Text>{kit.how[language]}</Text>
        <Text>
          {t.source} <Code>{kit.source}</Code>
        </Text>
      </Example>
      <Example title={t.shown}>
        <List>
          {kit.shown.map((path) => (
            <List.Item key={path}>
              <Anchor component={Link} to={path} underline="always">
                {demoPages[path][language]}
              </Anchor>
            </List.Item>
          ))}
        </List>
      </Example>
    </>
  );
}
