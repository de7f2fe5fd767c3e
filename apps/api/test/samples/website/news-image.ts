import { newsImage } from '@faculty/contracts/website/news-image';
import { form, picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';
import { sample as newsSample } from './news.ts';

let newsId = '0';

export const sample: Sample = {
  entity: { ...newsImage, routes: { ...newsImage.routes, create: 'POST /web_con_new_images' } },
  body: async () => ({ news_id: newsId, file0: await picture(), file_length: '1' }),
  wrong: [
    ['news_id', { news_id: 'x' }],
    ['news_id', { news_id: undefined }],
    ['file_length', { file_length: '2' }],
    ['file0', { file0: undefined }],
  ],
  change: { order_seq: '7.5', caption_th: 'พิธีเปิด', caption_en: 'Opening', alt_th: 'คนตัดริบบิ้น', alt_en: 'People cutting a ribbon' },
  unusual: {},
  find: '',
  before: async (admin, t) => {
    const made = await admin.call('POST /web_con_news', form(await newsSample.body(900, t)));
    newsId = String(made.json().news_id);
  },
};
