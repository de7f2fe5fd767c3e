import { type DemoArea, type DemoPath, demoAreaOf, demoAreas, demoPages } from '@faculty/contracts/demo/demo-pages';
import { entities } from '@faculty/contracts/entities';
import { type GroupKey, groups, pageKeys, pages } from '@faculty/contracts/pages';
import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Cards, Example, Facts } from '../example.tsx';
import { Markdown } from './markdown.tsx';
import { sectionOf } from './texts.ts';

const phrases = {
  what: { th: 'ระบบนี้คืออะไร', en: 'What this is' },
  whatText: {
    th: 'ระบบหลังบ้านของคณะศิลปศาสตร์ ใช้ดูแลข้อมูลสมาชิก ผลงานและกิจกรรม เนื้อหาเว็บไซต์ทั้งภาษาไทยและภาษาอังกฤษ และศูนย์ภาษา',
    en: 'The back office of a faculty of liberal arts: its members, their works and activities, the website’s content in Thai and English, and the language centre.',
  },
  figures: { th: 'ระบบนี้ในตัวเลข', en: 'In figures' },
  pages: { th: 'เมนูที่กำหนดสิทธิ์ได้', en: 'Pages with rights' },
  kinds: { th: 'ชนิดของรายการ', en: 'Kinds of items' },
  demoPages: { th: 'หน้าตัวอย่าง', en: 'Demo pages' },
  areas: { th: 'ส่วนต่าง ๆ ของระบบ', en: 'Its areas' },
  demoNote: {
    th: 'ปิดด้วย DEMO_PAGES=false และลบออกได้ทั้งโฟลเดอร์',
    en: 'They are switched off with DEMO_PAGES=false, and can be deleted as whole folders.',
  },
  parts: { th: 'สิ่งที่มีในระบบ', en: 'What is there' },
};

/** `/documentation/overview`: what the system is, and the way to all of its parts. */
export function OverviewPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const paths = Object.keys(demoPages) as DemoPath[];
  const figures = { [t.pages]: pageKeys.length, [t.kinds]: entities.length, [t.demoPages]: paths.length };
  return (
    <>
      <Example title={t.what}>
        <Text>{t.whatText}</Text>
        <Facts facts={figures} aria-label={t.figures} />
      </Example>
      <Example title={t.areas}>
        <Cards>
          {(Object.keys(groups) as GroupKey[]).map((group) => (
            <Links
              key={group}
              title={groups[group][language]}
              links={pageKeys.filter((page) => pages[page].group === group).map((page) => [page, pages[page][language]])}
            />
          ))}
        </Cards>
      </Example>
      <Example title={t.demoPages} note={t.demoNote}>
        <Cards>
          {(Object.keys(demoAreas) as DemoArea[]).map((area) => (
            <Links
              key={area}
              title={demoAreas[area][language]}
              links={paths.filter((path) => demoAreaOf(path) === area).map((path) => [path, demoPages[path][language]])}
            />
          ))}
        </Cards>
      </Example>
      <Example title={t.parts} note="README.md">
        <Markdown text={sectionOf('README.md', 'What is there')} />
      </Example>
    </>
  );
}

function Links({ title, links }: { title: string; links: readonly (readonly [to: string, words: string])[] }) {
  return (
    <li>
      <Title order={3}>{title}</Title>
      <List>
        {links.map(([to, words]) => (
          <List.Item key={to}>
            <Anchor component={Link} to={to} underline="always">
              {words}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </li>
  );
}
