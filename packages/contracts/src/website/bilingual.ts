import type { z } from 'zod';
import type { Flag } from '../kit/fields.ts';

/** Refinement: the named English fields are required once the language switch is on. */
export function requireEnglish<Body extends { switch_lang: Flag }>(...fields: (keyof Body & string)[]) {
  return (body: Body, ctx: z.core.$RefinementCtx<Body>): void => {
    if (body.switch_lang !== 'Y') return;
    for (const field of fields) {
      if (body[field] === '') ctx.addIssue({ code: 'custom', path: [field], message: '@required', input: body[field] });
    }
  };
}
