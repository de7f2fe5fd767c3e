import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { DonutExample } from './donut-example.tsx';
import { firstValues } from './donut-values.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const values = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));

test('the donut grows, shrinks to one value, changes and begins again', () => {
  renderInApp(<DonutExample />);
  expect(values()).toEqual(firstValues);
  press('Add');
  expect(values()).toHaveLength(firstValues.length + 1);
  for (let times = 0; times < firstValues.length; times++) press('Remove');
  expect(values()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove' }).hasAttribute('disabled')).toBe(true);
  press('Randomize');
  expect(values()[0]).toBeGreaterThanOrEqual(1);
  expect(values()[0]).toBeLessThanOrEqual(100);
  press('Reset');
  expect(values()).toEqual(firstValues);
});
