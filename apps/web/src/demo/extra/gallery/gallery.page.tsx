import type { NewsImageItem } from '@faculty/contracts/website/news-image';
import { Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { PictureDialog } from '../../../features/website/news/album/picture-dialog.tsx';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Example } from '../../example.tsx';
import { DemoPicture } from '../../picture.tsx';
import classes from './gallery.module.css';
import { places } from './places.ts';

const phrases = {
  title: { th: 'สิบสองภาพจากลุ่มน้ำโขง', en: 'Twelve views of the Mekong valley' },
  note: {
    th: 'กดที่ภาพเพื่อดูขนาดใหญ่ในหน้าต่างดูภาพของอัลบั้มข่าว เลื่อนด้วยปุ่มหรือลูกศรซ้ายขวา ปิดด้วย Esc ภาพทั้งหมดวาดด้วยโค้ด',
    en: 'Press a picture to see it large in the viewer of the news albums. Move with its buttons or the arrow keys, close with Esc. All of them are drawn by code.',
  },
  open: (title: string) => ({ th: `ดูภาพใหญ่: ${title}`, en: `View large: ${title}` }),
};

/** A drawn picture as the address of one: the viewer shows what has an address. */
const addressOf = (svg: Element) => `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;

/** `/extra/gallery`: twelve cards, each opening large. */
export function GalleryPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const cards = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<{ index: number; pictures: NewsImageItem[] } | null>(null);

  function open(index: number): void {
    const drawn = Array.from(cards.current?.querySelectorAll('svg') ?? []);
    const pictures = drawn.map((svg, at) => ({ news_image_id: at, news_b_image: addressOf(svg) }) as NewsImageItem); // all that the viewer shows
    setShown({ index, pictures });
  }

  return (
    <Example title={t.title} note={t.note}>
      <ul ref={cards} className={classes.cards}>
        {places.map(({ title, text }, at) => (
          <li key={title.en}>
            <button type="button" className={classes.picture} aria-label={t.open(title[language])} onClick={() => open(at)}>
              <DemoPicture seed={at} />
            </button>
            <div className={classes.words}>
              <Title order={3}>{title[language]}</Title>
              <Text size="sm" c="dimmed">
                {text[language]}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {shown !== null && <PictureDialog {...shown} onShow={(index) => setShown({ ...shown, index })} onClose={() => setShown(null)} />}
    </Example>
  );
}
