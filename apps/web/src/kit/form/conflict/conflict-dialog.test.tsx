import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { Conflict } from '../core/use-conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

beforeEach(() => localStorage.clear());

const sentences = Array.from({ length: 120 }, (_, number) => `ประโยคที่ ${number} ของประกาศรับสมัครทุนการศึกษา`);
const article = (deadline: string) => `<p>${sentences.join('</p><p>')}</p><p>ปิดรับ${deadline}</p>`;
const field = (name: string, mine: unknown, theirs: unknown) => ({ name, mine, theirs, isFile: false });
const conflict = {
  both: [field('content', article('วันศุกร์'), article('วันจันทร์')), field('start_date', '2026-11-25', '2026-12-01')],
  taken: ['order_seq'],
  changed: { by: 'staff', name: 'สมศรี ใจดี', at: '2026-11-22T02:00:00.000Z' },
  dismiss: () => undefined,
  resolve: () => undefined,
} as unknown as Conflict; // what the dialog shows of one
const labels = new Map([
  ['content', 'เนื้อหา'],
  ['start_date', 'วันที่เริ่ม'],
  ['order_seq', 'ลำดับ'],
]);

async function sidesOf(name: string): Promise<HTMLElement[]> {
  const form = {
    labelOf: (each: string) => labels.get(each) ?? each,
    words: new Map(),
    fieldId: (each: string) => each,
    isRichText: (each: string) => each === 'content',
  };
  renderInApp(<ConflictDialog conflict={conflict} form={form} />);
  return within(await screen.findByRole('radiogroup', { name })).getAllByRole('radio');
}

test('a long text is shown in full with only the differences marked', async () => {
  const sides = await sidesOf('เนื้อหา');
  for (const side of sides) {
    for (const sentence of sentences) expect(side.textContent).toContain(sentence);
    expect(side.textContent).not.toContain('<p>');
  }
  expect(sides.map((side) => [...side.querySelectorAll('mark')].map((mark) => mark.textContent).join(''))).toEqual(['ศุกร์', 'จันทร์']);
});

test('shows days as days, the other person by name, and what was merged', async () => {
  const sides = await sidesOf('วันที่เริ่ม');
  expect(sides.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('25/11/2569'),
    expect.stringContaining('1/12/2569'),
  ]);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('สมศรี ใจดี แก้ไขเมื่อ 22/11/2569 09:00');
  expect(textContent).toContain('ลำดับ');
  expect(textContent).not.toMatch(/staff|2026-1/);
});
