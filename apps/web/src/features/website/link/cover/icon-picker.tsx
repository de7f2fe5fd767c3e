import type { IconStyle } from '@faculty/contracts/website/link-icons';
import { Button, Modal, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import { countText } from '../../../../kit/theme/counts.ts';
import classes from './cover.module.css';
import { IconGlyph } from './cover-tile.tsx';
import { findIcons } from './icon-search.ts';

const phrases = {
  title: { th: 'เลือกไอคอน', en: 'Choose an icon' },
  close: { th: 'ปิด', en: 'Close' },
  search: { th: 'ค้นหาไอคอน', en: 'Search icons' },
  searchHint: { th: 'เช่น หนังสือ, calendar แล้วกด Enter เพื่อใช้ไอคอนแรก', en: 'Such as book, calendar; Enter takes the first' },
  style: { th: 'รูปแบบของไอคอน', en: 'Style of the icons' },
  all: { th: 'ทั้งหมด', en: 'All' },
  fas: { th: 'ทึบ', en: 'Solid' },
  far: { th: 'เส้น', en: 'Regular' },
  fab: { th: 'ตราสินค้า', en: 'Brands' },
  found: (count: number) => ({
    th: `${countText(count)} ไอคอน`,
    en: count === 1 ? '1 icon' : `${countText(count)} icons`,
  }),
  none: { th: 'ไม่พบไอคอน ลองใช้คำอื่น หรือคำภาษาอังกฤษ', en: 'No such icon. Try another word.' },
  more: { th: 'แสดงเพิ่ม', en: 'Show more' },
  credit: { th: 'ไอคอนจาก Font Awesome Free 5.15.4 (CC BY 4.0)', en: 'Icons of Font Awesome Free 5.15.4 (CC BY 4.0)' },
};

/** Number of icons rendered per batch. */
const step = 120;

interface IconPickerProps {
  value: string;
  onPick(code: string): void;
  onClose(): void;
}

/** Dialog of all free icons with search in Thai and English. */
export function IconPicker({ value, onPick, onClose }: IconPickerProps) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const [text, setText] = useState('');
  const [style, setStyle] = useState<IconStyle | 'all'>('all');
  const [most, setMost] = useState(step);
  const found = findIcons(useDeferredValue(text), style === 'all' ? undefined : style);
  const shown = found.slice(0, most);
  return (
    // not in the middle: its height changes while one types
    <Modal
      opened
      onClose={onClose}
      size="xl"
      centered={false}
      title={<Text fw={600}>{t.title}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <div className={classes.search}>
        <TextInput
          data-autofocus
          type="search"
          aria-label={t.search}
          placeholder={t.searchHint}
          maxLength={60}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMost(step);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
            event.preventDefault();
            // of what is typed now, which may not be drawn yet
            const [first] = findIcons(text, style === 'all' ? undefined : style);
            if (first) onPick(first);
          }}
        />
        <SegmentedControl
          aria-label={t.style}
          value={style}
          onChange={(chosen) => {
            setStyle(chosen as typeof style); // always a value of `data`
            setMost(step);
          }}
          data={(['all', 'fas', 'far', 'fab'] as const).map((each) => ({ value: each, label: t[each] }))}
        />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 ? t.none : t.found(found.length)}
      </Text>
      <IconGrid codes={shown} value={value} onPick={onPick} />
      {shown.length < found.length && (
        <Button variant="default" fullWidth onClick={() => setMost(most + step)}>
          {t.more}
        </Button>
      )}
      <Text size="xs" c="dimmed" mt="sm">
        {t.credit}
      </Text>
    </Modal>
  );
}

/** Icon grid with a roving tabindex: one Tab stop, arrow keys move between icons. */
function IconGrid({ codes, value, onPick }: { codes: readonly string[]; value: string; onPick(code: string): void }) {
  const { getItemProps } = useRovingIndex({ total: codes.length, orientation: 'both', loop: false });
  return (
    <ul className={classes.icons}>
      {codes.map((code, index) => (
        <li key={code}>
          <UnstyledButton
            {...getItemProps({ index, onClick: () => onPick(code) })}
            className={classes.icon ?? ''}
            aria-label={code}
            aria-pressed={code === value}
          >
            <IconGlyph code={code} />
            <span>{code.slice('fas fa-'.length)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
