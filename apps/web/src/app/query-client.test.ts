import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without network a save is tried and fails at once, and is not sent later when nobody looks', async () => {
  onlineManager.setOnline(false);
  let times = 0;
  const saving = new MutationObserver(queryClient, {
    mutationFn() {
      times++;
      return Promise.reject(new Error('offline'));
    },
  });
  saving.mutate().catch(() => undefined);
  await expect.poll(() => saving.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(times).toBe(1);
});
