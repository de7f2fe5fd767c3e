import type { ReviewItem } from '@faculty/contracts/works/review';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { useQueuePosition } from './use-queue-position.ts';

const item = (n: number): ReviewItem => ({
  review_id: `work-${n}`,
  entity: 'work',
  record_id: String(n),
  title_en: '',
  title: `ผลงาน ${n}`,
  user_name: 'malee',
  full_name_th: 'มาลี ใจดี',
  full_name_en: 'Malee Jaidee',
  since: new Date('2026-11-01T00:00:00Z'),
  earlier_reason: '',
  asks: null,
});

/** The queue of the server: what is decided on leaves it. */
function queueOf(count: number) {
  let waiting = Array.from({ length: count }, (_, n) => item(n + 1));
  vi.mocked(call).mockImplementation(async (_route, { query } = {}) => {
    const { page, limit } = query as { page: number; limit: number };
    const rows = waiting.slice(page * limit, (page + 1) * limit).map((one) => ({ ...one, since: one.since.toISOString() }));
    return { rows, count: waiting.length };
  });
  return {
    leave(id: string) {
      waiting = waiting.filter(({ review_id }) => review_id !== id);
    },
  };
}

function Queue() {
  const [params] = useSearchParams();
  const queue = useQueuePosition(params.get('review') ?? '');
  return (
    <>
      <p>{queue.at === -1 ? 'nowhere' : `${queue.at + 1} of ${queue.count}`}</p>
      <button type="button" onClick={queue.next} disabled={!queue.hasNext}>
        next
      </button>
      <button type="button" onClick={queue.openNext}>
        decided
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the queue goes on behind the 200 that were read first', async () => {
  queueOf(450);
  const { search } = renderInApp(<Queue />, { at: '/books?review=work-200' });
  await screen.findByText('200 of 450');
  await waitFor(() => expect((screen.getByRole('button', { name: 'next' }) as HTMLButtonElement).disabled).toBe(false));
  press('next');
  await screen.findByText('201 of 450');
  expect(search().get('review')).toBe('work-201');
});

test('what was decided on neither moves the rest nor hides what comes behind', async () => {
  const queue = queueOf(401);
  const { search } = renderInApp(<Queue />, { at: '/books?review=work-198' });
  await screen.findByText('198 of 401');
  for (const n of [198, 199, 200, 201]) {
    await screen.findByText(`${n} of 401`);
    queue.leave(`work-${n}`);
    press('decided');
  }
  await screen.findByText('202 of 401');
  expect(search().get('review')).toBe('work-202');
});

test('after the last of all comes the queue', async () => {
  queueOf(2);
  const { search } = renderInApp(<Queue />, { at: '/books?review=work-2' });
  await screen.findByText('2 of 2');
  press('decided');
  await waitFor(() => expect(search().get('review')).toBeNull());
});
