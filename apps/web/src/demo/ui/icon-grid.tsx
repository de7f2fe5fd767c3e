import { Button, Text, UnstyledButton } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from '../../features/website/link/cover/cover.module.css';
import { usePhrases } from '../../i18n/phrases.tsx';
import { copyLink } from '../../kit/notifications/copy-link.ts';

const phrases = {
  found: (count: number) => ({ th: `${count} ไอคอน กดเพื่อคัดลอกชื่อ`, en: `${count} icons; press one to copy its name` }),
  more: { th: 'แสดงเพิ่ม', en: 'Show more' },
};

/** So many are drawn at once. */
const step = 120;

/** Icons with their names, each a button that copies its name. One stop of the Tab key; the arrows go from icon to icon. */
export function IconGrid({ icons, draw }: { icons: readonly string[]; draw(name: string): ReactNode }) {
  const t = usePhrases(phrases);
  const [most, setMost] = useState(step);
  const shown = icons.slice(0, most);
  const { getItemProps } = useRovingIndex({ total: shown.length, orientation: 'both', loop: false });
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {t.found(icons.length)}
      </Text>
      <ul className={classes.icons}>
        {shown.map((name, index) => (
          <li key={name}>
            <UnstyledButton
              {...getItemProps({ index, onClick: () => void copyLink(name) })}
              className={classes.icon ?? ''}
              aria-label={name}
            >
              {draw(name)}
              <span>{name.replace(/^(fas fa-|Icon)/, '')}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown.length < icons.length && (
        <Button variant="default" fullWidth onClick={() => setMost(most + step)}>
          {t.more}
        </Button>
      )}
    </>
  );
}
