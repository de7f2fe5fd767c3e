import type { APIRequestContext } from '@playwright/test';

/** Every decision on a record, latest first: `staff W→C`. */
export async function decisionsOn(by: APIRequestContext, record: string): Promise<string[]> {
  const { rows } = (await (await by.get(`/history/${record}`)).json()) as {
    rows: { user_name: string; changes: Record<string, [string | null, string]> }[];
  };
  return rows.flatMap(({ user_name, changes: { status_check } }) =>
    status_check && status_check[0] !== null ? [`${user_name} ${status_check.join('→')}`] : [],
  );
}

/** The latest e-mail of the outbox; its text is cleared after sending. */
export const lastMail = 'SELECT recipient, subject FROM outgoing_mails ORDER BY id DESC LIMIT 1';

/** Viewports of lecturers (phone) and reviewers (desktop). */
export const phoneSize = { width: 390, height: 844 };
export const deskSize = { width: 1366, height: 768 };
