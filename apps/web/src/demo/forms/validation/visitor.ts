import { email, requiredText } from '@faculty/contracts/kit/fields';
import { z } from 'zod';

/** The documented rules of the first form: a name of at most 10 characters, and an e-mail address. */
export const visitor = z.object({ name: requiredText(10), email });
export type Visitor = z.infer<typeof visitor>;

export const emptyVisitor: Visitor = { name: '', email: '' };
