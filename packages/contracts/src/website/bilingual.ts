import type { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { type Flag, isBlankHtml } from '../kit/fields.ts';

/** Refinement: the named English fields, of text or rich text, are required when the language switch is on. */
export function requireEnglish<Body extends { switch_lang: Flag }>(...fields: (keyof Body & string)[]) {
  return (body: Body, ctx: z.core.$RefinementCtx<Body>): void => {
    if (body.switch_lang !== 'Y') return;
    for (const field of fields) {
      const value = body[field];
      // in an update, a field that is not sent is undefined and keeps its stored value
      if (typeof value === 'string' && isBlankHtml(value))
        ctx.addIssue({ code: 'custom', path: [field], message: errorCode('required'), input: value });
    }
  };
}
