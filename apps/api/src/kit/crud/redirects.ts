import { writeAuditLines } from './audit.ts';
import type { Context } from './context.ts';

/** Redirects that led to this path lead on to where it leads now, so that none leads to another. The history of each tells it. */
export async function shortenChains(ctx: Context, from_path: string, to_path: string): Promise<void> {
  const changed = await ctx.db.redirect.updateManyAndReturn({
    where: { to_path: from_path },
    data: { to_path, updated_by: ctx.person.user_name },
    select: { redirect_id: true, from_path: true },
  });
  const lines = changed.map((row) => ({
    record_id: String(row.redirect_id),
    record_title: row.from_path,
    record_title_en: '',
    changes: { to_path: [from_path, to_path] as [string, string] },
  }));
  if (lines.length > 0) await writeAuditLines(ctx, ctx.requestId, 'edit', 'redirect', lines);
}
