import { type DemoPath, demoPages } from '@faculty/contracts/demo/demo-pages';
import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Example } from '../../example.tsx';

const phrases = {
  title: { th: 'หน้าที่แสดงทุกสถานะ', en: 'Where every state is shown' },
};

/** The demo pages that show a kit in full. */
export function KitLinks({ paths }: { paths: readonly DemoPath[] }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Example title={t.title}>
      <List>
        {paths.map((path) => (
          <List.Item key={path}>
            <Anchor component={Link} to={path} underline="always">
              {demoPages[path][language]}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Example>
  );
}
