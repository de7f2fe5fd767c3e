import '@mantine/carousel/styles.css';
import { Carousel } from '@mantine/carousel';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { DemoPicture } from '../picture.tsx';

const phrases = {
  arrows: { th: 'ลูกศรและจุด', en: 'Arrows and dots' },
  endless: { th: 'วนกลับไปภาพแรก', en: 'From the last to the first' },
  upright: { th: 'เลื่อนขึ้นลง', en: 'Up and down' },
  picture: (number: number) => ({ th: `ภาพวาดทิวเขา ${number}`, en: `A drawing of hills, ${number}` }),
  to: (number: number) => ({ th: `ไปภาพที่ ${number}`, en: `To picture ${number}` }),
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  next: { th: 'ภาพถัดไป', en: 'Next picture' },
};

const sliders = [
  { name: 'arrows' },
  { name: 'endless', emblaOptions: { loop: true } },
  { name: 'upright', orientation: 'vertical' },
] as const;

/** `/ui/carousel`: three sliders of three pictures, 315 pixels high as documented. */
export function CarouselPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      {sliders.map(({ name, ...look }, slider) => (
        <Example key={name} title={t[name]}>
          <Carousel
            height={315}
            withIndicators
            controlSize={36}
            aria-label={t[name]}
            previousControlProps={{ 'aria-label': t.previous }}
            nextControlProps={{ 'aria-label': t.next }}
            getIndicatorProps={(at) => ({ 'aria-label': t.to(at + 1) })}
            {...look}
          >
            {[0, 1, 2].map((at) => (
              <Carousel.Slide key={at} h={315}>
                <DemoPicture seed={slider * 3 + at} alt={t.picture(at + 1)} />
              </Carousel.Slide>
            ))}
          </Carousel>
        </Example>
      ))}
    </Examples>
  );
}
