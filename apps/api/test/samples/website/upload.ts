import { upload } from '@faculty/contracts/website/upload';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: upload,
  body: async (n) => ({ uploads_title_th: `แบบฟอร์มคำร้อง ${n}`, file: await picture() }),
  wrong: [
    ['uploads_title_th', { uploads_title_th: '' }],
    ['uploads_url', { file: undefined }],
    ['active', { active: '1' }],
  ],
  change: { uploads_title_th: 'ปฏิทินการศึกษา' },
  unusual: { active: 'N' },
  find: 'การศึกษา ปฏิทิน',
};
