import type { Page } from '@playwright/test';

/** Waits until a page has fetched what it needs. The event is lost now and then where a page writes into a frame, as the editor does: then ten seconds are enough. */
export const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
