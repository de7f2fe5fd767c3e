import { IconCopy } from '@tabler/icons-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { RowActions } from './row-actions.tsx';
import { RowTips } from './row-tips.tsx';

const right = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };

beforeEach(() => {
  renderInApp(
    <RowTips>
      <RowActions
        right={right}
        name="ข่าวหนึ่ง"
        own={[{ label: 'คัดลอก', icon: IconCopy, onClick: vi.fn() }]}
        onEdit={vi.fn()}
        onRemove={vi.fn()}
      />
      <button type="button" data-tip="ภาษาไทย · ภาษาอังกฤษ" data-tip-touch>
        +2
      </button>
    </RowTips>,
  );
});

const pencil = () => screen.findByRole('button', { name: 'แก้ไข ข่าวหนึ่ง' });
const isOver = (pointerType: string, over: HTMLElement) => {
  fireEvent(over, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  fireEvent.mouseOver(over);
};

test('the mouse is over a button: its words are shown until it leaves, or Esc is pressed', async () => {
  const button = await pencil();
  isOver('mouse', button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('แก้ไข');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  isOver('mouse', button);
  await screen.findByRole('tooltip');
  fireEvent.mouseOut(button, { relatedTarget: document.body });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a touch shows only what could not be read otherwise', async () => {
  isOver('touch', screen.getByText('+2'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('ภาษาไทย · ภาษาอังกฤษ');
  isOver('touch', await pencil());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('the menu of a row opens at the first press and gives the focus back', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'จัดการ ข่าวหนึ่ง' }));
  const item = await screen.findByRole('menuitem', { name: 'คัดลอก' });
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(item, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('จัดการ ข่าวหนึ่ง'));
  expect(screen.getByRole('button', { name: 'จัดการ ข่าวหนึ่ง' }).getAttribute('aria-expanded')).toBe('false');
});
