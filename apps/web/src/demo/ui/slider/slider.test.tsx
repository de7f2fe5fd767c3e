import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { Slider } from './slider.tsx';
import { slideMilliseconds } from './use-slider.ts';

const slides = [
  { seed: 0, alt: 'หนึ่ง' },
  { seed: 1, alt: 'สอง' },
  { seed: 2, alt: 'สาม' },
];

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => vi.useRealTimers());

const inSight = () => screen.getByRole('img').getAttribute('aria-label');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('the arrows go round, the dots go straight, and keys do as well', () => {
  renderInApp(<Slider label="ภาพ" slides={slides} />);
  expect(inSight()).toBe('หนึ่ง');
  press('ภาพก่อนหน้า');
  expect(inSight()).toBe('สาม');
  press('ภาพถัดไป');
  expect(inSight()).toBe('หนึ่ง');
  press('ภาพที่ 2 จาก 3');
  expect(inSight()).toBe('สอง');
  fireEvent.keyDown(screen.getByRole('list'), { key: 'End' });
  expect(inSight()).toBe('สาม');
  fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
  expect(inSight()).toBe('หนึ่ง');
});

test('nothing moves until it is asked to, and choosing a picture stops it', () => {
  vi.useFakeTimers();
  renderInApp(<Slider label="ภาพ" slides={slides} isPlayable />);
  act(() => vi.advanceTimersByTime(3 * slideMilliseconds));
  expect(inSight()).toBe('หนึ่ง');
  press(/^เลื่อนเองทุก 6 วินาที$/);
  act(() => vi.advanceTimersByTime(slideMilliseconds));
  expect(inSight()).toBe('สอง');
  press('ภาพที่ 1 จาก 3');
  act(() => vi.advanceTimersByTime(3 * slideMilliseconds));
  expect(inSight()).toBe('หนึ่ง');
});
