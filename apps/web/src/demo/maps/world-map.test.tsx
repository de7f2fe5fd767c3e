import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { wholeMap } from './map-view.ts';
import { mapSize } from './world.ts';
import { WorldMap } from './world-map.tsx';

function TriedMap() {
  const [view, setView] = useState(wholeMap);
  return (
    <WorldMap label="โลก" view={view} onView={setView}>
      <path d="M0 0h10v10z" />
    </WorldMap>
  );
}

const frame = () => screen.getByRole('region');
const svg = () => frame().querySelector(':scope > svg') as SVGSVGElement; // the first thing in it
const shown = () => (svg().getAttribute('viewBox') ?? '').split(' ').map(Number);
const whole = [0, 0, mapSize.width, mapSize.height];

beforeEach(() => {
  // jsdom lays nothing out, and lets no pointer be caught
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 220));
  Element.prototype.setPointerCapture = () => undefined;
  renderInApp(<TriedMap />);
});

test('the wheel zooms with Ctrl only: alone it scrolls the page', () => {
  expect(fireEvent.wheel(frame(), { deltaY: -100 })).toBe(true);
  expect(shown()).toEqual(whole);
  // taken from the browser, which would zoom all of the page
  expect(fireEvent.wheel(frame(), { deltaY: -100, ctrlKey: true, clientX: 0, clientY: 0 })).toBe(false);
  expect(shown()[2]).toBeLessThan(mapSize.width);
  expect(shown().slice(0, 2)).toEqual([0, 0]);
});

test('the buttons zoom in, out and back to all of it', () => {
  const [larger, smaller, all] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement]; // there are three
  expect(all.hasAttribute('disabled')).toBe(true);
  fireEvent.click(larger);
  const once = shown();
  fireEvent.click(larger);
  expect(shown()[2]).toBeLessThan(once[2] ?? 0);
  fireEvent.click(smaller);
  expect(shown()[2]).toBeCloseTo(once[2] ?? 0);
  fireEvent.click(all);
  expect(shown()).toEqual(whole);
});

test('dragging moves what is seen, once there is more than is seen', () => {
  const drag = (toX: number) => {
    fireEvent.pointerDown(svg(), { clientX: 250, clientY: 100 });
    fireEvent.pointerMove(svg(), { clientX: toX, clientY: 100, buttons: 1 });
    fireEvent.pointerUp(svg());
  };
  drag(200);
  expect(shown()).toEqual(whole);
  fireEvent.keyDown(frame(), { key: '+' });
  const [before = 0] = shown();
  drag(200);
  expect(shown()[0]).toBeGreaterThan(before);
});

test('other keys are left to the page', () => {
  expect(fireEvent.keyDown(frame(), { key: '+', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(frame(), { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(frame(), { key: 'ArrowLeft' })).toBe(false);
});
