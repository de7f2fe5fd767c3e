import { cleanup, fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DensitySwitch, useDensity } from './density.tsx';

function Rows() {
  const [density] = useDensity();
  return (
    <>
      <DensitySwitch />
      <p>{density}</p>
    </>
  );
}

test('rows are compact by default, and the chosen density is stored', async () => {
  renderInApp(<Rows />);
  await screen.findByText('compact');
  fireEvent.click(screen.getByRole('button', { name: 'แสดงแบบสบายตา' }));
  await screen.findByText('comfortable');
  cleanup();
  renderInApp(<Rows />);
  await screen.findByText('comfortable');
  fireEvent.click(screen.getByRole('button', { name: 'แสดงแบบกระชับ' }));
  await screen.findByText('compact');
});
