import { expect, test } from 'vitest';
import { maxZoom, moveBy, outputSide, pictureBehind, widestCrop, zoomOf, zoomTo } from './square-crop.ts';

const wide = { width: 1600, height: 1000 };
const tall = { width: 900, height: 1200 };

test('starts with the whole short side, centred', () => {
  expect(widestCrop(wide)).toEqual({ x: 300, y: 0, side: 1000 });
  expect(widestCrop(tall)).toEqual({ x: 0, y: 150, side: 900 });
});

test('moving is relative to the window and stops at the edges', () => {
  const start = widestCrop(wide);
  expect(moveBy(start, wide, 0.1, 0)).toEqual({ x: 400, y: 0, side: 1000 });
  expect(moveBy(start, wide, 5, 5)).toEqual({ x: 600, y: 0, side: 1000 });
  expect(moveBy(start, wide, -5, -5)).toEqual({ x: 0, y: 0, side: 1000 });
});

test('zooming keeps the centre', () => {
  const zoomed = zoomTo(widestCrop(wide), wide, 2);
  expect(zoomed).toEqual({ x: 550, y: 250, side: 500 });
  expect(zoomOf(zoomed, wide)).toBe(2);
});

test('zooming out at an edge stays inside the picture', () => {
  const corner = moveBy(zoomTo(widestCrop(wide), wide, 4), wide, 9, 9);
  expect(corner).toEqual({ x: 1350, y: 750, side: 250 });
  expect(zoomTo(corner, wide, 1)).toEqual({ x: 600, y: 0, side: 1000 });
});

test('zoom is limited to the picture and to its resolution', () => {
  expect(zoomTo(widestCrop(wide), wide, 0.2).side).toBe(1000);
  expect(maxZoom(wide)).toBe(5);
  expect(zoomTo(widestCrop(wide), wide, 99).side).toBe(200);
  expect(maxZoom({ width: 200, height: 100 })).toBe(1);
});

test('the picture behind the window shows exactly the square', () => {
  expect(pictureBehind({ x: 550, y: 250, side: 500 }, wide)).toEqual({ width: '320%', left: '-110%', top: '-50%' });
});

test('the file is at most 1024 pixels wide and never upscaled', () => {
  expect(outputSide({ x: 0, y: 0, side: 3000 })).toBe(1024);
  expect(outputSide({ x: 0, y: 0, side: 640.4 })).toBe(640);
});
