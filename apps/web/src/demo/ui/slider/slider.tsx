import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerStop, IconRepeat } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DemoPicture } from '../../picture.tsx';
import classes from './slider.module.css';
import { slideMilliseconds, useSlider } from './use-slider.ts';

const phrases = {
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  next: { th: 'ภาพถัดไป', en: 'Next picture' },
  choose: { th: 'เลือกภาพ', en: 'Choose a picture' },
  picture: (number: number, count: number) => ({ th: `ภาพที่ ${number} จาก ${count}`, en: `Picture ${number} of ${count}` }),
  roleOfAll: { th: 'ภาพเลื่อน', en: 'carousel' },
  play: {
    th: `เลื่อนเองทุก ${slideMilliseconds / 1000} วินาที`,
    en: `Change every ${slideMilliseconds / 1000} seconds`,
  },
  stop: { th: 'หยุดเลื่อน', en: 'Stop changing' },
};

export interface Slide {
  /** Of its picture. */
  seed: number;
  /** What the picture shows. */
  alt: string;
  caption?: string;
}

interface SliderProps {
  label: string;
  slides: readonly Slide[];
  /** May change by itself: only once it is asked to, and with the button that stops it beside it. */
  isPlayable?: boolean;
}

/** Pictures beside each other, one in sight: by arrows, dots, keys or a finger. */
export function Slider({ label, slides, isPlayable = false }: SliderProps) {
  const t = usePhrases(phrases);
  const slider = useSlider(slides.length);
  const { index, isPlaying } = slider;
  const choose = (to: number) => {
    slider.setPlaying(false);
    slider.go(to);
  };
  return (
    <section aria-label={label} aria-roledescription={t.roleOfAll}>
      <div className={classes.view}>
        <ul
          ref={slider.track}
          className={classes.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={label}
          aria-live={isPlaying ? 'off' : 'polite'}
          onScroll={slider.follow}
          onKeyDown={slider.onKeyDown}
        >
          {slides.map((slide, at) => (
            <li key={slide.seed} className={classes.slide} aria-hidden={at !== index}>
              <DemoPicture seed={slide.seed} alt={slide.alt} />
              {slide.caption !== undefined && <Text className={classes.caption ?? ''}>{slide.caption}</Text>}
            </li>
          ))}
        </ul>
        <ActionIcon
          className={classes.arrow ?? ''}
          data-side="left"
          variant="default"
          size="xl"
          radius="xl"
          aria-label={t.previous}
          onClick={() => choose(index - 1)}
        >
          <IconChevronLeft size={24} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.arrow ?? ''}
          data-side="right"
          variant="default"
          size="xl"
          radius="xl"
          aria-label={t.next}
          onClick={() => choose(index + 1)}
        >
          <IconChevronRight size={24} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.foot}>
        <fieldset className={classes.dots} aria-label={t.choose}>
          {slides.map((slide, at) => (
            <UnstyledButton
              key={slide.seed}
              className={classes.dot ?? ''}
              aria-label={t.picture(at + 1, slides.length)}
              aria-current={at === index}
              onClick={() => choose(at)}
            />
          ))}
        </fieldset>
        <Text size="sm" c="dimmed">
          {t.picture(index + 1, slides.length)}
        </Text>
        {isPlayable && (
          <Button
            size="sm"
            variant="default"
            ml="auto"
            leftSection={isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconRepeat size={18} aria-hidden />}
            onClick={() => slider.setPlaying(!isPlaying)}
          >
            {isPlaying ? t.stop : t.play}
          </Button>
        )}
      </div>
    </section>
  );
}
