import { expect, test } from 'vitest';
import { centred, mostScale, panned, viewByKey, wholeMap, zoomed } from './map-view.ts';
import { capitals, countries, mapSize } from './world.ts';

test('the map holds the world but Antarctica, each country drawn and named in both languages', () => {
  expect(countries.length).toBeGreaterThan(170);
  expect(countries.map(({ code }) => code)).not.toContain('AQ');
  for (const { code, name, path } of countries)
    expect([code, name.th, name.en, /^m\d/.test(path)]).toEqual([
      code,
      expect.stringMatching(/[ก-๙]/),
      expect.stringMatching(/[A-Z]/),
      true,
    ]);
});

test('eighteen capitals lie on the map', () => {
  expect(capitals).toHaveLength(18);
  for (const { x, y, population } of capitals) {
    expect([x > 0 && x < mapSize.width, y > 0 && y < mapSize.height, population > 100_000]).toEqual([true, true, true]);
  }
});

test('zooming keeps the point under the pointer where it is', () => {
  const at = { x: 0.8, y: 0.25 };
  const view = zoomed(wholeMap, 2, at);
  expect(view.x + (at.x * mapSize.width) / view.scale).toBeCloseTo(at.x * mapSize.width);
  expect(view.y + (at.y * mapSize.height) / view.scale).toBeCloseTo(at.y * mapSize.height);
});

test('the view is never smaller than the map, and not larger than its lines bear', () => {
  expect(zoomed(wholeMap, 0.5)).toEqual(wholeMap);
  expect(zoomed(wholeMap, 1000).scale).toBe(mostScale);
});

test('the edge of the map is the edge of the view', () => {
  expect(panned(wholeMap, 1, 1)).toEqual(wholeMap);
  const view = panned({ x: 0, y: 0, scale: 4 }, 9, 9);
  expect(view.x).toBe(mapSize.width * 0.75);
  expect(centred({ x: 0, y: 0 }, 4)).toEqual({ x: 0, y: 0, scale: 4 });
});

test('keys zoom, move and go back; others are left to the page', () => {
  const near = viewByKey(wholeMap, '+') ?? wholeMap;
  expect(near.scale).toBeGreaterThan(1);
  expect(viewByKey(near, 'ArrowRight')?.x).toBeGreaterThan(near.x);
  expect(viewByKey(near, '0')).toEqual(wholeMap);
  expect(viewByKey(near, 'Tab')).toBeNull();
});
