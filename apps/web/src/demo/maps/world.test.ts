import { expect, test } from 'vitest';
import { capitals } from './capitals.ts';
import { countries, mapHeight, mapWidth, nameOf, pointAt } from './world.ts';

test('the map holds the world but Antarctica, and eighteen capitals', () => {
  const codes = countries.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(170);
  expect(codes).not.toContain('AQ');
  expect(new Set(codes).size).toBe(codes.length);
  expect([nameOf('LA', 'th'), nameOf('LA', 'en')]).toEqual(['ลาว', 'Laos']);
  expect(capitals).toHaveLength(18);
  for (const { at, country } of capitals) {
    const { cx, cy } = pointAt(at);
    expect([cx > 0 && cx < mapWidth, cy > 0 && cy < mapHeight, codes.includes(country)]).toEqual([true, true, true]);
  }
});
