import { late } from '../look/late.ts';

/** Where files are shown, in a question or beside a field: seldom asked. */
export const FileUses = late(() => import('./file-uses.late.tsx').then((m) => m.ShownFileUses));
