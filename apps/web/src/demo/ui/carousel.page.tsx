import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { Slider } from './slider/slider.tsx';

const phrases = {
  plain: { th: 'ลูกศรและจุด', en: 'Arrows and dots' },
  plainNote: {
    th: 'ใช้ลูกศร จุด แป้น ← → Home End หรือปัดนิ้ว ภาพสุดท้ายวนกลับไปภาพแรก',
    en: 'By arrows, dots, the keys ← → Home End, or a finger. After the last picture comes the first.',
  },
  captions: { th: 'มีคำบรรยาย', en: 'With captions' },
  captionsNote: { th: 'คำบรรยายอยู่บนพื้นทึบ จึงอ่านได้บนทุกภาพ', en: 'Captions stand on their own ground, and so can be read on any picture.' },
  playing: { th: 'เลื่อนเองเมื่อสั่ง', en: 'By itself, when asked' },
  playingNote: {
    th: 'ไม่เลื่อนเองตั้งแต่แรก มีปุ่มหยุดอยู่ข้างกัน และหยุดเมื่อเลือกภาพเอง',
    en: 'Never from the start; the button that stops it stands beside it, and choosing a picture stops it too.',
  },
  hall: { th: 'ภาพวาดอาคารคณะหน้าแนวเขา', en: 'A drawing of the faculty’s hall before hills' },
  trees: { th: 'ภาพวาดต้นจามจุรีสามต้น', en: 'A drawing of three rain trees' },
  book: { th: 'ภาพวาดอนุสาวรีย์หนังสือ', en: 'A drawing of a monument of a book' },
  open: { th: 'วันเปิดบ้านคณะศิลปศาสตร์ ๑๔ ธันวาคม ๒๕๖๙', en: 'Open day of the Faculty of Liberal Arts, 14 December 2026' },
  garden: { th: 'อ่านบทกวีใต้ต้นจามจุรี ทุกบ่ายวันพุธ', en: 'Poems under the rain trees, every Wednesday afternoon' },
  fair: { th: 'สัปดาห์หนังสือของศูนย์ภาษา', en: 'The book week of the language centre' },
};

/** `/ui/carousel`: three sliders of three pictures. */
export function CarouselPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      <Example title={t.plain} note={t.plainNote}>
        <Slider
          label={t.plain}
          slides={[
            { seed: 0, alt: t.hall },
            { seed: 1, alt: t.trees },
            { seed: 2, alt: t.book },
          ]}
        />
      </Example>
      <Example title={t.captions} note={t.captionsNote}>
        <Slider
          label={t.captions}
          slides={[
            { seed: 3, alt: t.hall, caption: t.open },
            { seed: 4, alt: t.trees, caption: t.garden },
            { seed: 5, alt: t.book, caption: t.fair },
          ]}
        />
      </Example>
      <Example title={t.playing} note={t.playingNote}>
        <Slider
          isPlayable
          label={t.playing}
          slides={[
            { seed: 6, alt: t.trees },
            { seed: 8, alt: t.hall },
            { seed: 10, alt: t.book },
          ]}
        />
      </Example>
    </Examples>
  );
}
