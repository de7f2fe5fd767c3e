import { z } from 'zod';

/** A name prefix to choose: `POST /combo/dcprefixsActive`. */
export const prefixOption = z.object({ prefix_code: z.string(), prefix_s_th: z.string() });
