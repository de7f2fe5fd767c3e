import { z } from 'zod';

/** An option of `POST /combo/dcprefixsActive`. */
export const prefixOption = z.object({ prefix_code: z.string(), prefix_s_th: z.string() });
