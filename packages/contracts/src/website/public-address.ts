import { z } from 'zod';
import { text } from '../kit/fields.ts';

/** A new public address of a record whose form has its name locked. The old address leads to the new one. */
export const moveAddressBody = z.object({ entity: text(40).min(1), record_id: text(100).min(1), name: z.string().trim().min(1).max(200) });
export interface MoveAddressBody extends z.infer<typeof moveAddressBody> {}

export const movedAddress = z.object({ from_path: z.string(), to_path: z.string(), message: z.string() });
export const moveAddressRoute = 'POST /move_address';
