import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useYearHint } from './year-hint.tsx';

function Hint({ year }: { year: number }) {
  return <p data-testid="hint">{useYearHint(year)}</p>;
}

test.each([
  [69, /2569/],
  [2026, /2569/],
  [2569, /2026/],
])('beside the year %i stands the one that is meant', async (year, meant) => {
  renderInApp(<Hint year={year} />);
  expect((await screen.findByTestId('hint')).textContent?.replace(String(year), '')).toMatch(meant);
});

test('nobody is asked about the 25 on the way to 2569', async () => {
  renderInApp(<Hint year={25} />);
  expect((await screen.findByTestId('hint')).textContent).toBe('เช่น 2569');
});
