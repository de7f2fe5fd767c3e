import type { ActivityItem, ActivityQuery } from '@faculty/contracts/works/activity';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { DateFilters } from './activity.screen.tsx';

test('the end counts when the start is typed before the address has the end, and the screen is drawn again between them', () => {
  const filter = vi.fn();
  let draw: (times: number) => void = () => undefined;
  function Screen() {
    const [, setTimes] = useState(0);
    draw = setTimes;
    return <DateFilters list={{ query: {}, filter } as unknown as ListState<ActivityItem, ActivityQuery>} />;
  }
  renderInApp(<Screen />);
  fireEvent.change(screen.getByRole('textbox', { name: 'ถึงวันที่' }), { target: { value: '01/11/2569' } });
  act(() => draw(1));
  fireEvent.change(screen.getByRole('textbox', { name: 'ตั้งแต่วันที่' }), { target: { value: '30/11/2569' } });
  expect(filter.mock.calls).toEqual([[{ end_date: '2026-11-01' }], [{ start_date: undefined }]]);
  // the start is gone: no end is before it any more
  fireEvent.change(screen.getByRole('textbox', { name: 'ถึงวันที่' }), { target: { value: '15/11/2569' } });
  expect(filter.mock.lastCall).toStrictEqual([{ end_date: '2026-11-15' }]);
});
