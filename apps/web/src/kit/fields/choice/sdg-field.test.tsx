import { type SdgCode, sdgCodes, sdgs } from '@faculty/contracts/website/sdgs';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useFormFields } from '../../form/core/use-form-fields.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SdgField } from './sdg-field.tsx';

const shape = { body: z.object({ goals: z.array(z.enum(sdgCodes)) }), files: {}, labels: { goals: { th: 'เป้าหมาย', en: 'Goals' } } };

/** Renders the field with goals chosen; answers what hears of every change. */
function renderGoals(goals: SdgCode[]) {
  const said = vi.fn<(value: SdgCode[]) => void>();
  function Holder() {
    const form = useFormFields(shape, { stored: () => null, empty: { goals }, scope: '', onChange: (values) => said(values.goals) });
    return <SdgField form={form} name="goals" />;
  }
  renderInApp(<Holder />);
  return said;
}

it('goals are checkboxes named by number and title, stored in their own order', () => {
  const said = renderGoals(['SDGs4']);
  const goals = within(screen.getByRole('group', { name: 'เป้าหมาย' }));
  expect(goals.getAllByRole('checkbox')).toHaveLength(17);
  fireEvent.click(goals.getByRole('checkbox', { name: `1 ${sdgs.SDGs1.th}` }));
  expect(said).toHaveBeenLastCalledWith(['SDGs1', 'SDGs4']);
  fireEvent.click(goals.getByRole('checkbox', { name: `4 ${sdgs.SDGs4.th}` }));
  expect(said).toHaveBeenLastCalledWith(['SDGs1']);
  expect(screen.getByText(/เลือกแล้ว 1 จาก 17/)).toBeTruthy();
});

it('the goals are one Tab stop; arrow keys, Home and End go through them', () => {
  renderGoals([]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  const stops = () => boxes.filter((box) => box.tabIndex === 0).map((box) => boxes.indexOf(box));
  expect(stops()).toEqual([0]);
  boxes[0]?.focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 0],
    ['End', 16],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect([document.activeElement, ...stops()]).toEqual([boxes[place], place]);
  }
});
