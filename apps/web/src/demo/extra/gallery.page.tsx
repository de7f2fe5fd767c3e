import { Button, Group, Modal, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import classes from '../demo.module.css';
import { Example } from '../example.tsx';
import { DemoPicture } from '../picture.tsx';
import { places } from './places.ts';

const phrases = {
  title: { th: 'สิบสองภาพจากลุ่มน้ำโขง', en: 'Twelve views of the Mekong valley' },
  open: (title: string) => ({ th: `ดูภาพใหญ่: ${title}`, en: `View large: ${title}` }),
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  next: { th: 'ภาพถัดไป', en: 'Next picture' },
  close: { th: 'ปิด', en: 'Close' },
};

/** `/extra/gallery`: twelve cards, each opening large. */
export function GalleryPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Example title={t.title}>
      <ul className={classes.cards}>
        {places.map(({ title, text }, at) => (
          <li key={title.en}>
            <UnstyledButton w="100%" style={{ aspectRatio: '8 / 5' }} aria-label={t.open(title[language])} onClick={() => setShown(at)}>
              <DemoPicture seed={at} />
            </UnstyledButton>
            <Title order={3}>{title[language]}</Title>
            <Text size="sm" c="dimmed">
              {text[language]}
            </Text>
          </li>
        ))}
      </ul>
      {shown !== null && <LargePicture at={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </Example>
  );
}

function LargePicture({ at, onShow, onClose }: { at: number; onShow(at: number): void; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const title = places[at]?.title[language] ?? '';
  return (
    <Modal opened onClose={onClose} size="xl" title={`${title} (${at + 1}/${places.length})`} closeButtonProps={{ 'aria-label': t.close }}>
      <DemoPicture seed={at} alt={title} />
      <Group justify="space-between" mt="md">
        <Button variant="default" disabled={at === 0} onClick={() => onShow(at - 1)}>
          {t.previous}
        </Button>
        <Button variant="default" disabled={at === places.length - 1} onClick={() => onShow(at + 1)}>
          {t.next}
        </Button>
      </Group>
    </Modal>
  );
}
